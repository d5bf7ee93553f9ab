import { fieldsOf, parseFields } from '@/lib/storage';

/** A recognized phrase with its times since listening began. */
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

/** Restores captions. Unreadable ones are dropped. */
export function parseCaptions(text: string): SavedSpeech {
  const { language, captions } = parseFields(text);
  return {
    language: typeof language === 'string' ? language : '',
    captions: Array.isArray(captions) && captions.every(isCaption) ? captions : [],
  };
}

function isCaption(value: unknown): value is Caption {
  const { startMs, endMs, text } = fieldsOf(value);
  return Number.isFinite(startMs) && Number.isFinite(endMs) && typeof text === 'string';
}

const MAX_TIME_MS = 24 * 3_600_000 - 1;

/** 01:01:05.250 */
function stamp(ms: number): string {
  return new Date(Math.min(Math.max(0, ms), MAX_TIME_MS)).toISOString().slice(11, 23);
}

/** 01:05, or 01:01:05 from one hour on. */
export function clockText(ms: number): string {
  return stamp(ms).slice(0, 8).replace(/^00:/, '');
}

export function toText(captions: readonly Caption[]): string {
  return captions.map(({ startMs, text }) => `[${clockText(startMs)}] ${text}\n`).join('');
}

export function toSrt(captions: readonly Caption[]): string {
  return captions
    .map(({ startMs, endMs, text }, index) => {
      const times = [startMs, endMs].map((ms) => stamp(ms).replace('.', ',')).join(' --> ');
      return `${index + 1}\r\n${times}\r\n${text.replaceAll('-->', '→')}\r\n`;
    })
    .join('\r\n');
}
