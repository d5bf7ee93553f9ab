import { stemmer } from 'stemmer';
import { eng } from 'stopword';
import { editDistance } from '@/lib/edit-distance';
import { normalizeWord } from '@/lib/text';

/** A word, as "don’t", or a number, as "20,000" or "19.99". */
export const WORD = /\d+(?:[.,]\d+)*[\p{L}\p{M}]*|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*/gu;
const CONTRACTION = /['’](?:ll|re|ve|d|m|s)$|[,'’]/g;
/** Words of questions that the list of the package doesn't have. */
const QUESTION_WORDS = ['when', 'why', 'whom', 'whose', 'does', 'will', 'shall', 'please', 'tell'];
const stopWords: ReadonlySet<string> = new Set([...eng, ...QUESTION_WORDS]);
const stems = new Map<string, string>();

export function wordsIn(text: string): readonly string[] {
  const found = Array.from(text.toLowerCase().matchAll(WORD), ([word]) =>
    normalizeWord(word.replace(CONTRACTION, '')),
  );
  return found.filter(Boolean);
}

/** The words that not every sentence has, or all if there are no others. */
export function contentOf(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !stopWords.has(word));
  return content.length > 0 ? content : words;
}

/** The word without its ending. A number has none. */
export function stemOf(word: string): string {
  const stem = stems.get(word) ?? (isNumber(word) ? word : stemmer(word));
  stems.set(word, stem);
  return stem;
}

export function stemsOf(words: readonly string[]): ReadonlySet<string> {
  return new Set(words.map(stemOf));
}

export function isNumber(word: string): boolean {
  return /\d/.test(word);
}

/** In words. The language of fewer is not clear. */
const MIN_SENTENCE = 4;

/** Whether a text has as many words such as "the" as English has, or is too short to tell. */
export function hasEnglishWords(text: string): boolean {
  const words = wordsIn(text);
  return (
    words.length < MIN_SENTENCE || words.filter((word) => stopWords.has(word)).length * 10 >= words.length
  );
}

/** Shorter words are spelled like too many others. */
const MIN_MISSPELLED = 5;
const LONG = 8;

/** The word with the same first letter that a misspelled one is nearest to. A long word may have two mistakes. */
export function correct(word: string, known: Iterable<string>): string | undefined {
  let limit = word.length < MIN_MISSPELLED || isNumber(word) ? 0 : word.length < LONG ? 1 : 2;
  let nearest: string | undefined;
  for (const other of limit > 0 ? known : []) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > limit || isNumber(other)) continue;
    const distance = editDistance(word, other);
    if (distance > limit) continue;
    nearest = other;
    limit = distance - 1;
  }
  return nearest;
}
