import { stemmer } from 'stemmer';
import { eng } from 'stopword';
import { editDistance } from '@/lib/edit-distance';
import { normalizeWord } from '@/lib/text';
import frequentWords from './frequent-words.txt?raw';

/** A word, as "don’t", or a number, as "20,000" or "19.99". */
export const WORD = /\d+(?:[.,]\d+)*[\p{L}\p{M}]*|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*/gu;
const CONTRACTION = /['’](?:ll|re|ve|d|m|s)$|[,'’]/g;
/** Words of questions that the list of the package doesn't have. */
const QUESTION_WORDS = ['when', 'why', 'whom', 'whose', 'does', 'will', 'shall', 'please', 'tell'];
const stopWords: ReadonlySet<string> = new Set([...eng, ...QUESTION_WORDS]);
const ranks = new Map(frequentWords.split(/\s+/).map((word, rank) => [word, rank]));
const stems = new Map<string, string>();

export function wordsIn(text: string): readonly string[] {
  const found = Array.from(text.matchAll(WORD), ([word]) => normalizeWord(word.replace(CONTRACTION, '')));
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

export function isNumber(word: string): boolean {
  return /\d/.test(word);
}

/** How rare a word is in English, 0 to 1: it grows with the logarithm of the rank, and is 1 for words not in the list. */
export function rarityInEnglish(word: string): number {
  return Math.log((ranks.get(word) ?? ranks.size) + 2) / Math.log(ranks.size + 2);
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

/** The word that a misspelled one is nearest to. A long word may have two mistakes. */
export function correct(word: string, known: Iterable<string>): string | undefined {
  let limit =
    word.length < MIN_MISSPELLED || isNumber(word) || ranks.has(word) ? 0 : word.length < LONG ? 1 : 2;
  let nearest: string | undefined;
  for (const other of limit > 0 ? known : []) {
    const distance = Math.abs(other.length - word.length) > limit ? Infinity : editDistance(word, other);
    if (distance > limit || isNumber(other)) continue;
    nearest = other;
    limit = distance - 1;
  }
  return nearest;
}
