import { endOf, type Caption } from './caption';
import {
  createEngine,
  isSpeechError,
  resultsOf,
  type SpeechEngine,
  type SpeechError,
  type SpeechResult,
} from './speech-engine';

export interface CaptionerState {
  readonly phase: 'stopped' | 'starting' | 'listening';
  /** The reason that it stopped, or `no-speech` while it waits for speech. */
  readonly error: SpeechError | null;
  readonly captions: readonly Caption[];
  /** Words that the engine may still change. */
  readonly provisional: string;
}

export interface Captioner {
  /** Stops listening, optionally with an error. Pending results still arrive. */
  readonly stop: (error?: SpeechError) => void;
  /** Stops at once. Provisional words become a caption. */
  readonly abort: () => void;
}

/** The captioner stops after this many consecutive runs without speech. */
export const MAX_SILENT_RUNS = 6;
const STOP_TIMEOUT_MS = 2000;
/** The shortest time that a caption is shown. */
const SHORTEST_MS = 1000;

/**
 * Asks for the microphone, turns speech into captions and appends them to the `earlier` ones. Engines end by themselves
 * after about a minute, so they are restarted until the captioner is stopped.
 */
export function startCaptioning(
  language: string,
  earlier: readonly Caption[],
  onState: (state: CaptionerState) => void,
): Captioner {
  let state: CaptionerState = { phase: 'starting', error: null, captions: earlier, provisional: '' };
  let beganAt: number | null = null;
  let silentRuns = 0;
  onState(state);
  let run = listen();
  return { stop, abort: () => run.end() };

  function update(next: Partial<CaptionerState>) {
    state = { ...state, ...next };
    onState(state);
  }

  function stop(error: SpeechError | null = null) {
    if (state.phase === 'stopped') return;
    update({ phase: 'stopped', error });
    run.stop();
  }

  function now(): number {
    return endOf(earlier) + (beganAt === null ? 0 : Math.round(performance.now() - beganAt));
  }

  function onStart() {
    beganAt ??= performance.now();
    if (state.phase === 'starting') update({ phase: 'listening' });
  }

  function onError(event: SpeechRecognitionErrorEvent) {
    // Engines may report being stopped as an error.
    if (state.phase === 'stopped') return;
    const error = isSpeechError(event.error) ? event.error : 'failed';
    if (error === 'no-speech') update({ error });
    else stop(error);
  }

  /** One run of an engine. */
  function listen() {
    const listening = new AbortController();
    const { signal } = listening;
    let firstSeen: readonly number[] = [];
    let captionCount = 0;
    let wasUnrated = false;
    let stopTimer: ReturnType<typeof setTimeout> | undefined;
    let engine: SpeechEngine | undefined;

    function take(result: SpeechResult, startMs = now()) {
      const isGrown = wasUnrated && !result.rated;
      wasUnrated = !result.rated;
      return withResult(state.captions, result.text, isGrown, startMs, now());
    }

    /** Ends the run and turns the provisional words into a caption. */
    function end() {
      if (signal.aborted) return;
      listening.abort();
      clearTimeout(stopTimer);
      const rest = { text: state.provisional, final: true, rated: true };
      update({ captions: take(rest, firstSeen[captionCount]), provisional: '' });
      engine?.abort();
    }

    /** Some engines end late or never, so a timeout ends the run. */
    function stopEngine() {
      engine?.stop();
      stopTimer ??= setTimeout(end, STOP_TIMEOUT_MS);
    }

    function onResult(event: SpeechRecognitionEvent) {
      const results = resultsOf(event);
      firstSeen = results.map((_, at) => firstSeen[at] ?? now());
      for (let result = results[captionCount]; result?.final; result = results[captionCount]) {
        state = { ...state, captions: take(result, firstSeen[captionCount]) };
        captionCount += 1;
      }
      const words = results.slice(captionCount).map(({ text }) => text);
      if (state.phase !== 'stopped') state = { ...state, error: null };
      update({ provisional: words.join(' ').trim() });
    }

    function onEnd() {
      end();
      if (state.phase === 'stopped') return;
      silentRuns = firstSeen.length === 0 ? silentRuns + 1 : 0;
      if (silentRuns < MAX_SILENT_RUNS) run = listen();
      else update({ phase: 'stopped', error: 'silence' });
    }

    try {
      engine = createEngine(language);
      engine.addEventListener('start', onStart, { signal });
      engine.addEventListener('result', onResult, { signal });
      engine.addEventListener('error', onError, { signal });
      engine.addEventListener('end', onEnd, { signal });
      engine.start();
    } catch {
      end();
      update({ phase: 'stopped', error: 'failed' });
    }
    return { stop: stopEngine, end };
  }
}

/**
 * Adds a final result. Some phones repeat a growing sentence as a series of final results without a confidence; such a
 * result replaces the last caption if it extends it.
 */
function withResult(
  captions: readonly Caption[],
  text: string,
  mayGrow: boolean,
  startMs: number,
  endMs: number,
): readonly Caption[] {
  if (text === '') return captions;
  const last = captions.at(-1);
  if (last && mayGrow && `${text} `.toLowerCase().startsWith(`${last.text} `.toLowerCase()))
    return [...captions.slice(0, -1), { ...last, endMs: Math.max(last.endMs, endMs), text }];
  // Without interim results, a phrase is first seen when it ends.
  const start = Math.max(Math.min(startMs, endMs - SHORTEST_MS), endOf(captions));
  return [...captions, { startMs: start, endMs: Math.max(start + SHORTEST_MS, endMs), text }];
}
