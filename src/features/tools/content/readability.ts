import { type Sentence, wordsIn } from './read-draft';

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
