/** A stretch of speech as the engine understands it so far. */
export interface HeardPiece {
  readonly text: string;
  /** The engine will not change it any more. */
  readonly final: boolean;
  /** The engine says how sure it is, which those that repeat themselves do not. */
  readonly rated: boolean;
}

interface Listener {
  readonly onBegin: () => void;
  /** Everything heard since the beginning of this run. */
  readonly onHeard: (pieces: readonly HeardPiece[]) => void;
  readonly onFault: (code: string) => void;
  /** Comes once, last. */
  readonly onEnd: () => void;
}

export interface Listening {
  /** Takes nothing more in, and still answers with what it has heard. */
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

export function canListen(): boolean {
  return engineClass() !== undefined;
}

/** Whether this browser understands the language without any service. */
export async function listensLocally(language: string): Promise<boolean> {
  const Recogniser = engineClass();
  // Without the switch nothing would keep the engine from asking its service after all.
  if (!Recogniser?.available || !('processLocally' in Recogniser.prototype)) return false;
  try {
    return (await Recogniser.available({ langs: [language], processLocally: true })) === 'available';
  } catch {
    return false;
  }
}

/** Asks for the microphone and listens until it is stopped or the engine has had enough. */
export function listen(
  { language, locally }: { readonly language: string; readonly locally: boolean },
  { onBegin, onHeard, onFault, onEnd }: Listener,
): Listening {
  const Recogniser = engineClass();
  if (!Recogniser) throw new Error('This browser has no speech recognition.');
  const engine = new Recogniser();
  engine.lang = language;
  engine.continuous = true;
  engine.interimResults = true;
  if (locally) engine.processLocally = true;

  const events = new AbortController();
  const { signal } = events;
  let lastWait: ReturnType<typeof setTimeout> | undefined;

  function end() {
    if (signal.aborted) return;
    clearTimeout(lastWait);
    events.abort();
    onEnd();
  }
  /** Not every engine says when it has ended. */
  function endSoon() {
    lastWait ??= setTimeout(() => {
      engine.abort();
      end();
    }, LATEST_END_MS);
  }

  engine.addEventListener('start', onBegin, { signal });
  engine.addEventListener('result', (event) => onHeard(piecesOf(event)), { signal });
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

function piecesOf(event: Event): HeardPiece[] {
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
