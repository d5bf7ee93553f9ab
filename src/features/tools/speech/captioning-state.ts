import type { HeardPiece } from './speech-recognition';
import { endOf, type Caption } from './caption';
import type { Clock } from './clock';
import type { Problem } from './problems';

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

export type Pieces = readonly HeardPiece[];

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
