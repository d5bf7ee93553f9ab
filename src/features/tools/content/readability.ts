import type { Sentence } from './read-draft';

export interface Reading {
  readonly words: number;
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /** Flesch reading ease, 0 (hard) to 100 (easy). */
  readonly ease: number;
  readonly easeInWords: string;
}

const steps = [
  [90, 'Very easy'],
  [80, 'Easy'],
  [70, 'Fairly easy'],
  [60, 'Plain English'],
  [50, 'Fairly hard'],
  [30, 'Hard'],
] as const;

/** Readability statistics; null without sentences. */
export function readability(sentences: readonly Sentence[]): Reading | null {
  if (sentences.length === 0) return null;
  const sum = (key: 'words' | 'syllables') => sentences.reduce((total, sentence) => total + sentence[key], 0);
  const words = sum('words');
  const wordsPerSentence = words / sentences.length;
  const flesch = 206.835 - 1.015 * wordsPerSentence - (84.6 * sum('syllables')) / words;
  const ease = Math.min(100, Math.max(0, flesch));
  return {
    words,
    sentences: sentences.length,
    wordsPerSentence,
    ease,
    easeInWords: steps.find(([least]) => ease >= least)?.[1] ?? 'Very hard',
  };
}

const LONGEST = 40;

/** Estimates the syllables of an English word: vowel groups minus silent ones. */
export function syllablesOf(word: string): number {
  const letters = word
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  if (letters.length === 0) return 1;
  if (letters.length <= 3)
    return /[aeiouy]{1,2}[^aeiouy][aeiouy]$/.test(letters) && !letters.endsWith('e') ? 2 : 1;
  const pronounced = letters.replace(/(?:[^laeiouyscxzgh]es|[^td]ed|[^laeiouy]e)$/, 'x').replace(/^y/, '');
  const groups = pronounced.match(/[aeiouy]+/g)?.length ?? 0;
  const apart = pronounced.match(APART)?.length ?? 0;
  const together = pronounced.match(TOGETHER)?.length ?? 0;
  return Math.max(1, groups + apart - together);
}

/** Adjacent vowels that are two syllables. */
const APART = /i[ao]|(?<!p)eo|(?<![gq])ua|uou|(?<!fr)ien|yo|(?:[^cstg])ious|[aeiouy]ing/g;
/** Exceptions among them that are one syllable, as in “nation”. */
const TOGETHER = /[tscg]i[ao]|geo/g;
