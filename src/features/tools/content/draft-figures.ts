import { type Sentence, wordsIn } from './parse-markup';

/** Approximate space for each line of a search result, in characters. */
export const available = { title: 60, description: 155 } as const;

export interface Fit {
  /** The visible part, with an ellipsis if cut. */
  readonly shown: string;
  readonly isCut: boolean;
  readonly length: number;
}

const MAX_INPUT_LENGTH = 2_000;

/** Fits a line into the space of a search result, cut after a word. */
export function fit(text: string, size: number): Fit {
  const chars = Array.from(text.slice(0, MAX_INPUT_LENGTH).trim().replaceAll(/\s+/gu, ' '));
  const isCut = chars.length > size;
  const kept = chars.slice(0, size - 1).join('');
  const words = kept.replace(/\s\S{0,24}$/u, '').replace(/[\s,;:–-]+$/u, '');
  return { shown: isCut ? `${words} …` : chars.join(''), isCut, length: chars.length };
}

export interface ReadabilityStats {
  readonly words: number;
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /** LIX, about 20 (very easy) to 70 (very hard). */
  readonly lix: number;
  readonly inWords: string;
}

/** From this LIX on, a text is hard. */
export const HARD = 50;
const LONG_WORD = 7;

const steps = [
  [25, 'Very easy'],
  [35, 'Easy'],
  [HARD - 5, 'Plain English'],
  [HARD, 'Fairly hard'],
  [60, 'Hard'],
] as const;

/** Readability statistics; null without words. LIX adds the mean sentence length and the percentage of long words. */
export function measureReadability(sentences: readonly Sentence[]): ReadabilityStats | null {
  const words = sentences.flatMap(({ text }) => wordsIn(text));
  if (words.length === 0) return null;
  const wordsPerSentence = words.length / sentences.length;
  const long = words.filter(({ length }) => length >= LONG_WORD).length;
  const lix = wordsPerSentence + (100 * long) / words.length;
  return {
    words: words.length,
    sentences: sentences.length,
    wordsPerSentence,
    lix,
    inWords: steps.find(([most]) => lix < most)?.[1] ?? 'Very hard',
  };
}
