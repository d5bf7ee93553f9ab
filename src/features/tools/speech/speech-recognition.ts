/** A recognition result. */
export interface SpeechResult {
  readonly text: string;
  /** Whether the engine will not change it any more. */
  readonly final: boolean;
  /** Whether the engine gave a confidence. */
  readonly rated: boolean;
}

interface Listener {
  readonly onBegin: () => void;
  /** All results of this run. */
  readonly onResult: (pieces: readonly SpeechResult[]) => void;
  readonly onFault: (code: string) => void;
  /** Called once, as the last callback. */
  readonly onEnd: () => void;
}

export interface Listening {
  /** Stops listening; pending results still arrive. */
  readonly stop: () => void;
  readonly abort: () => void;
}

interface Engine extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface EngineClass {
  new (): Engine;
  readonly available?: (wanted: { langs: string[]; processLocally: boolean }) => Promise<string>;
}

declare global {
  interface Window {
    SpeechRecognition?: EngineClass;
    webkitSpeechRecognition?: EngineClass;
  }
}

const LATEST_END_MS = 2000;

export function isRecognitionSupported(): boolean {
  return engineClass() !== undefined;
}

/** Whether the browser recognizes the language on the device. */
export async function isRecognizedOnDevice(language: string): Promise<boolean> {
  const Recognizer = engineClass();
  // Without the processLocally property the engine would use its online service.
  if (!Recognizer?.available || !('processLocally' in Recognizer.prototype)) return false;
  try {
    return (await Recognizer.available({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

/** Asks for the microphone and listens until stopped or until the engine ends. */
export function listen(
  { language, onDeviceOnly }: { readonly language: string; readonly onDeviceOnly: boolean },
  { onBegin, onResult, onFault, onEnd }: Listener,
): Listening {
  const Recognizer = engineClass();
  if (!Recognizer) throw new Error('This browser has no speech recognition.');
  const engine = new Recognizer();
  engine.lang = language;
  engine.continuous = true;
  engine.interimResults = true;
  if (onDeviceOnly) engine.processLocally = true;

  const events = new AbortController();
  const { signal } = events;
  let lastWait: ReturnType<typeof setTimeout> | undefined;

  function end() {
    if (signal.aborted) return;
    clearTimeout(lastWait);
    events.abort();
    onEnd();
  }
  /** Forces the end if the engine does not send an end event in time. */
  function endSoon() {
    lastWait ??= setTimeout(() => {
      engine.abort();
      end();
    }, LATEST_END_MS);
  }

  engine.addEventListener('start', onBegin, { signal });
  engine.addEventListener('result', (event) => onResult(resultsOf(event)), { signal });
  engine.addEventListener(
    'error',
    (event) => {
      onFault('error' in event && typeof event.error === 'string' ? event.error : 'unknown');
      endSoon();
    },
    { signal },
  );
  engine.addEventListener('end', end, { signal });

  try {
    engine.start();
  } catch {
    onFault('unknown');
    endSoon();
  }
  return {
    stop() {
      engine.stop();
      endSoon();
    },
    abort() {
      clearTimeout(lastWait);
      events.abort();
      engine.abort();
    },
  };
}

function engineClass(): EngineClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

function resultsOf(event: Event): SpeechResult[] {
  if (!('results' in event) || !isResults(event.results)) return [];
  return Array.from(event.results, (result) => {
    const best = result[0];
    return {
      text: best?.transcript ?? '',
      final: result.isFinal,
      rated: (best?.confidence ?? 0) > 0,
    };
  });
}

function isResults(value: unknown): value is ArrayLike<SpeechRecognitionResult> {
  return typeof value === 'object' && value !== null && 'length' in value;
}
