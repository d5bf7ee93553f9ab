import type { HeardPiece } from './speech-recognition';
import {
  type Caption,
  type Clock,
  commit,
  endOf,
  plain,
  runClock,
  type CommittedSpeech,
  stopClock,
  timeOn,
} from './caption';
import { type Problem, readFault } from './speech-errors';

export interface Captioning {
  readonly phase: 'stopped' | 'starting' | 'listening' | 'paused';
  readonly captions: readonly Caption[];
  /** What is being said; the engine may still change it. */
  readonly provisional: string;
  readonly clock: Clock;
  readonly problem: Problem | null;
  /** Counts the engine's runs: it ends by itself now and then, and what comes from an earlier run is late. */
  readonly run: number;
  /** The engine has been told to stop, and may still answer. */
  readonly finishing: boolean;
  /** How many pieces of this run are captions already. */
  readonly taken: number;
  /** When each piece of this run was first heard of. */
  readonly firstHeard: readonly number[];
  /** The last caption is of this run, and the engine did not rate it. */
  readonly unrated: boolean;
  /** How many runs have heard nothing, one after the other. */
  readonly silentRuns: number;
}

type Pieces = readonly HeardPiece[];

export type CaptioningEvent =
  | { readonly type: 'start' | 'pause' | 'stop' | 'hide'; readonly now: number }
  | { readonly type: 'began' | 'ended'; readonly run: number; readonly now: number }
  | { readonly type: 'heard'; readonly run: number; readonly now: number; readonly pieces: Pieces }
  | { readonly type: 'failed'; readonly run: number; readonly now: number; readonly code: string }
  | { readonly type: 'replace'; readonly now: number; readonly captions: readonly Caption[] };

export function beginWith(captions: readonly Caption[]): Captioning {
  return {
    phase: 'stopped',
    captions,
    provisional: '',
    clock: { passedMs: endOf(captions), runsSince: null },
    problem: null,
    run: 0,
    finishing: false,
    taken: 0,
    firstHeard: [],
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
      return isActive(state) ? halt(state, event.now, 'paused') : state;
    case 'hide':
      return isActive(state) ? { ...halt(state, event.now, 'paused'), problem: 'hidden' } : state;
    case 'stop':
      return isActive(state) ? halt(state, event.now, 'stopped') : { ...state, phase: 'stopped' };
    case 'began':
      return isActive(state) && !state.finishing
        ? { ...state, phase: 'listening', clock: runClock(state.clock, event.now) }
        : state;
    case 'heard':
      return isActive(state) || state.finishing ? hear(state, event.pieces, event.now) : state;
    case 'failed':
      return fail(state, event.code, event.now);
    case 'ended':
      return isActive(state) || state.finishing ? end(state, event.now) : state;
    case 'replace':
      return replace(state, event.captions, event.now);
  }
}

/** An engine that has not finished yet is waited for: two at a time would take the microphone from each other. */
function start(state: Captioning): Captioning {
  const run = state.finishing ? state.run : state.run + 1;
  return { ...state, phase: 'starting', run, problem: null, silentRuns: 0 };
}

function halt(state: Captioning, now: number, phase: 'paused' | 'stopped'): Captioning {
  return { ...state, phase, finishing: true, problem: null, clock: stopClock(state.clock, now) };
}

function hear(state: Captioning, pieces: Pieces, now: number): Captioning {
  const time = timeOn(state.clock, now);
  const firstHeard = pieces.map((_, index) => state.firstHeard[index] ?? time);
  const anything = pieces.some(({ text }) => plain(text) !== '');
  let said: CommittedSpeech = state;
  let index = state.taken;
  for (let piece = pieces[index]; piece?.final; piece = pieces[index]) {
    said = commit(said, piece, firstHeard[index] ?? time, time);
    index += 1;
  }
  const taken = Math.max(state.taken, index);
  const provisional = plain(
    pieces
      .slice(taken)
      .map(({ text }) => text)
      .join(' '),
  );
  return {
    ...state,
    ...(anything ? { silentRuns: 0, problem: null } : {}),
    captions: said.captions,
    unrated: said.unrated,
    firstHeard,
    taken,
    provisional,
  };
}

function fail(state: Captioning, code: string, now: number): Captioning {
  // An engine that is being stopped may call that a failure.
  if (!isActive(state) || state.finishing) return state;
  const { problem, leaves } = readFault(code);
  return leaves === 'listening' ? { ...state, problem } : { ...halt(state, now, leaves), problem };
}

/** What nobody will make final any more is kept as it was last heard. */
function end(state: Captioning, now: number): Captioning {
  const time = timeOn(state.clock, now);
  const heardNothing = state.firstHeard.length === 0;
  const rest = { text: state.provisional, final: true, rated: true };
  const kept = {
    ...state,
    captions: commit(state, rest, state.firstHeard[state.taken] ?? time, time).captions,
    provisional: '',
    finishing: false,
    taken: 0,
    firstHeard: [],
    unrated: false,
  };
  if (!isActive(state)) return kept;
  const silentRuns = heardNothing && !state.finishing ? state.silentRuns + 1 : state.silentRuns;
  if (silentRuns >= MOST_SILENT_RUNS) {
    return { ...halt(kept, now, 'paused'), finishing: false, problem: 'silence', silentRuns: 0 };
  }
  return { ...kept, run: state.run + 1, silentRuns };
}

function replace(state: Captioning, captions: readonly Caption[], now: number): Captioning {
  const passedMs = endOf(captions);
  const clock = { passedMs, runsSince: state.clock.runsSince === null ? null : now };
  return { ...state, captions, clock, firstHeard: state.firstHeard.map(() => passedMs), unrated: false };
}
