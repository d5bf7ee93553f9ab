import { parseKept } from '@/lib/storage';

/** Something said, and when, on the clock of the listening. */
export interface Caption {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface KeptSpeech {
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
