import { parseKept } from '@/lib/storage';
import type { SpeechResult } from './speech-recognition';

/** A recognized phrase with its times on the recording clock. */
export interface Caption {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

interface SavedSpeech {
  readonly language: string;
  readonly captions: readonly Caption[];
}

export function endOf(captions: readonly Caption[]): number {
  return captions.at(-1)?.endMs ?? 0;
}

export function serializeCaptions(kept: SavedSpeech): string {
  return JSON.stringify(kept, (key, value: unknown) =>
    typeof value === 'number' && key.endsWith('Ms') ? Math.round(value) : value,
  );
}

/** Restores captions. Unreadable or unordered ones are dropped. */
export function parseCaptions(text: string): SavedSpeech {
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

/** A stopwatch that pauses while the recognizer is not listening. */
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

/** 01:05, or 1:01:05 from one hour on. */
export function clockText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const rest = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return (hours > 0 ? [hours, ...rest] : rest).join(':');
}

export interface CommitState {
  readonly captions: readonly Caption[];
  readonly unrated: boolean;
}

export function normalizeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Adds a final result. Some phones repeat a growing sentence as a series of final results without a
 * confidence; such a result replaces the last caption if it extends it.
 */
export function commitResult(
  speech: CommitState,
  piece: SpeechResult,
  startMs: number,
  endMs: number,
): CommitState {
  const { captions, unrated } = speech;
  const text = normalizeSpaces(piece.text);
  if (text === '') return speech;
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
