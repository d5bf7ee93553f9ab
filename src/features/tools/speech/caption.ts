import { parseKept } from '@/lib/storage';
import type { HeardPiece } from './speech-recognition';

/** Something said, and when, on the clock of the listening. */
export interface Caption {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

interface KeptSpeech {
  readonly language: string;
  readonly captions: readonly Caption[];
}

export function endOf(captions: readonly Caption[]): number {
  return captions.at(-1)?.endMs ?? 0;
}

export function writeKept(kept: KeptSpeech): string {
  return JSON.stringify(kept, (key, value: unknown) =>
    typeof value === 'number' && key.endsWith('Ms') ? Math.round(value) : value,
  );
}

/** Whatever was kept, what is read is captions in order. */
export function readKept(text: string): KeptSpeech {
  const value = parseKept(text);
  if (!isRecord(value)) return { language: '', captions: [] };
  const { language, captions } = value;
  return {
    language: typeof language === 'string' ? language : '',
    captions: Array.isArray(captions) && captions.every(isCaption) && inOrder(captions) ? captions : [],
  };
}

function inOrder(captions: readonly Caption[]): boolean {
  return captions.every(({ startMs, endMs }, index) => {
    return startMs >= (captions[index - 1]?.endMs ?? 0) && endMs >= startMs;
  });
}

function isCaption(value: unknown): value is Caption {
  if (!isRecord(value)) return false;
  const { startMs, endMs, text } = value;
  return Number.isFinite(startMs) && Number.isFinite(endMs) && typeof text === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Stands still while nobody listens, as the clock of a recorder does. */
export interface Clock {
  readonly passedMs: number;
  readonly runsSince: number | null;
}

export function timeOn({ passedMs, runsSince }: Clock, now: number): number {
  return runsSince === null ? passedMs : passedMs + Math.max(0, now - runsSince);
}

export function runClock(clock: Clock, now: number): Clock {
  return clock.runsSince === null ? { ...clock, runsSince: now } : clock;
}

export function stopClock(clock: Clock, now: number): Clock {
  return { passedMs: timeOn(clock, now), runsSince: null };
}

/** 01:05, and 1:01:05 once there are hours. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return (hours > 0 ? [hours, ...rest] : rest).join(':');
}

export interface CommittedSpeech {
  readonly captions: readonly Caption[];
  readonly unrated: boolean;
}

export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Adds what has become final. Some phones send a sentence again with every new word and call each of them final,
 * without saying how sure they are: what only grows takes the place of what it has grown from.
 */
export function commit(said: CommittedSpeech, piece: HeardPiece, startMs: number, endMs: number): CommittedSpeech {
  const { captions, unrated } = said;
  const text = plain(piece.text);
  if (text === '') return said;
  const last = captions.at(-1);
  const next = { captions, unrated: !piece.rated };
  if (last && unrated && !piece.rated && grewFrom(last.text, text)) {
    return {
      ...next,
      captions: [...captions.slice(0, -1), { ...last, endMs: Math.max(last.endMs, endMs), text }],
    };
  }
  const start = Math.max(startMs, endOf(captions));
  return { ...next, captions: [...captions, { startMs: start, endMs: Math.max(start + 1, endMs), text }] };
}

function grewFrom(before: string, after: string): boolean {
  const [one, other] = [before.toLowerCase(), after.toLowerCase()];
  return one === other || other.startsWith(`${one} `);
}
