import type { SpeechResult } from './speech-recognition';
import {
  type Caption,
  type Clock,
  commitResult,
  endOf,
  normalizeSpaces,
  runClock,
  type CommitState,
  stopClock,
  timeOn,
} from './caption';
import { type SpeechError, errorForCode } from './speech-errors';

export interface Captioning {
  readonly phase: 'stopped' | 'starting' | 'listening' | 'paused';
  readonly captions: readonly Caption[];
  /** Interim result, which the engine may still change. */
  readonly provisional: string;
  readonly clock: Clock;
  readonly error: SpeechError | null;
  /** Counts engine runs, because engines end by themselves. Events of earlier runs are ignored. */
  readonly run: number;
  /** The engine was told to stop but may still send results. */
  readonly finishing: boolean;
  /** Number of results of this run that are already captions. */
  readonly taken: number;
  /** Time at which each result of this run first appeared. */
  readonly firstSeen: readonly number[];
  /** The last caption is from this run and had no confidence. */
  readonly unrated: boolean;
  /** Number of consecutive runs without speech. */
  readonly silentRuns: number;
}

type Pieces = readonly SpeechResult[];

export type CaptioningEvent =
  | { readonly type: 'start' | 'pause' | 'stop' | 'hide'; readonly now: number }
  | { readonly type: 'began' | 'ended'; readonly run: number; readonly now: number }
  | { readonly type: 'result'; readonly run: number; readonly now: number; readonly pieces: Pieces }
  | { readonly type: 'failed'; readonly run: number; readonly now: number; readonly code: string }
  | { readonly type: 'replace'; readonly now: number; readonly captions: readonly Caption[] };

export function initialState(captions: readonly Caption[]): Captioning {
  return {
    phase: 'stopped',
    captions,
    provisional: '',
    clock: { passedMs: endOf(captions), runsSince: null },
    error: null,
    run: 0,
    finishing: false,
    taken: 0,
    firstSeen: [],
    unrated: false,
    silentRuns: 0,
  };
}

export function isActive({ phase }: Captioning): boolean {
  return phase === 'starting' || phase === 'listening';
}

export const MOST_SILENT_RUNS = 6;

export function captioning(state: Captioning, event: CaptioningEvent): Captioning {
  if ('run' in event && event.run !== state.run) return state;
  switch (event.type) {
    case 'start':
      return isActive(state) ? state : start(state);
    case 'pause':
      return isActive(state) ? stopEngine(state, event.now, 'paused') : state;
    case 'hide':
      return isActive(state) ? { ...stopEngine(state, event.now, 'paused'), error: 'hidden' } : state;
    case 'stop':
      return isActive(state) ? stopEngine(state, event.now, 'stopped') : { ...state, phase: 'stopped' };
    case 'began':
      return isActive(state) && !state.finishing
        ? { ...state, phase: 'listening', clock: runClock(state.clock, event.now) }
        : state;
    case 'result':
      return isActive(state) || state.finishing ? addResults(state, event.pieces, event.now) : state;
    case 'failed':
      return fail(state, event.code, event.now);
    case 'ended':
      return isActive(state) || state.finishing ? end(state, event.now) : state;
    case 'replace':
      return replace(state, event.captions, event.now);
  }
}

/** Waits for a finishing engine, because two engines would compete for the microphone. */
function start(state: Captioning): Captioning {
  const run = state.finishing ? state.run : state.run + 1;
  return { ...state, phase: 'starting', run, error: null, silentRuns: 0 };
}

function stopEngine(state: Captioning, now: number, phase: 'paused' | 'stopped'): Captioning {
  return { ...state, phase, finishing: true, error: null, clock: stopClock(state.clock, now) };
}

function addResults(state: Captioning, pieces: Pieces, now: number): Captioning {
  const time = timeOn(state.clock, now);
  const firstSeen = pieces.map((_, index) => state.firstSeen[index] ?? time);
  const anything = pieces.some(({ text }) => normalizeSpaces(text) !== '');
  let speech: CommitState = state;
  let index = state.taken;
  for (let piece = pieces[index]; piece?.final; piece = pieces[index]) {
    speech = commitResult(speech, piece, firstSeen[index] ?? time, time);
    index += 1;
  }
  const taken = Math.max(state.taken, index);
  const provisional = normalizeSpaces(
    pieces
      .slice(taken)
      .map(({ text }) => text)
      .join(' '),
  );
  return {
    ...state,
    ...(anything ? { silentRuns: 0, error: null } : {}),
    captions: speech.captions,
    unrated: speech.unrated,
    firstSeen,
    taken,
    provisional,
  };
}

function fail(state: Captioning, code: string, now: number): Captioning {
  // Engines may report being stopped as an error.
  if (!isActive(state) || state.finishing) return state;
  const { error, nextPhase } = errorForCode(code);
  return nextPhase === 'listening' ? { ...state, error } : { ...stopEngine(state, now, nextPhase), error };
}

/** At the end of a run the interim result becomes a caption. */
function end(state: Captioning, now: number): Captioning {
  const time = timeOn(state.clock, now);
  const isSilent = state.firstSeen.length === 0;
  const rest = { text: state.provisional, final: true, rated: true };
  const kept = {
    ...state,
    captions: commitResult(state, rest, state.firstSeen[state.taken] ?? time, time).captions,
    provisional: '',
    finishing: false,
    taken: 0,
    firstSeen: [],
    unrated: false,
  };
  if (!isActive(state)) return kept;
  const silentRuns = isSilent && !state.finishing ? state.silentRuns + 1 : state.silentRuns;
  if (silentRuns >= MOST_SILENT_RUNS) {
    return { ...stopEngine(kept, now, 'paused'), finishing: false, error: 'silence', silentRuns: 0 };
  }
  return { ...kept, run: state.run + 1, silentRuns };
}

function replace(state: Captioning, captions: readonly Caption[], now: number): Captioning {
  const passedMs = endOf(captions);
  const clock = { passedMs, runsSince: state.clock.runsSince === null ? null : now };
  return { ...state, captions, clock, firstSeen: state.firstSeen.map(() => passedMs), unrated: false };
}
