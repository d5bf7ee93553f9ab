import { stemmer } from 'stemmer';
import { eng } from 'stopword';
import { normalizeWord } from '@/lib/text';
import { everydayWords, politeWords, wordGroups } from '@/site/search-words';

export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Joins "20,000", "don't" and "F.A.Q." into one word each. */
const JOINT = /(?<=\d)[,.](?=\d{3}\b)|['’]|(?<=\b\p{L})\.(?=\p{L}\b)/gu;
const CONTRACTION = /[’'](?:ll|re|ve|d|m|s)\b/gi;
const LETTER_OR_NUMBER = /^(?:\p{L}|\p{N}+)$/u;

/** Words that share their stem with another one. */
const stems = new Map([
  ['customer', 'customer'],
  ['customers', 'customer'],
  ['fixed', 'fixed'],
]);
const stopWords: ReadonlySet<string> = new Set([...eng, ...politeWords]);
const everydayStems: ReadonlySet<string> = new Set(everydayWords.map(stemOf));

/** What texts are about: this site, where some words mean something else, or anything. */
export type Subject = 'site' | 'page';

export function wordsIn(text: string): readonly string[] {
  const joined = text.replace(CONTRACTION, '').replace(JOINT, '');
  return Array.from(joined.matchAll(WORD), ([word]) => normalizeWord(word)).filter(Boolean);
}

export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemmer(word);
  stems.set(word, stem);
  return stem;
}

/** The stems of each word with the next one, so that "drop off" and "dropoff" are the same. */
export function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((next, at) => (words[at] ?? '') + stemOf(next));
}

export function isStopWord(word: string): boolean {
  return stopWords.has(word);
}

/** Whether texts about anything have the word. */
export function isEveryday(word: string): boolean {
  return everydayStems.has(stemOf(word)) || LETTER_OR_NUMBER.test(word);
}

/** The words of the vocabulary by their stems, each with the first word of its group. */
export function vocabularyOf(subject: Subject): ReadonlyMap<string, { word: string; group: string }> {
  return new Map(
    wordGroups.flatMap((group) =>
      group
        .filter(({ on }) => on === undefined || on === subject)
        .map(({ word }) => {
          const joined = word.replace('-', '');
          return [stemOf(joined), { word: joined, group: groupOf(group[0]?.word ?? '') }] as const;
        }),
    ),
  );
}

/** The term that the words of a group share. */
export function groupOf(first: string): string {
  return `~${first}`;
}

/** In words. The language of fewer is not clear. */
const MIN_SENTENCE = 4;

/** Whether a text has words that every English sentence has, such as "the", or is too short to tell. */
export function hasEnglishWords(text: string): boolean {
  const words = wordsIn(text);
  return words.length < MIN_SENTENCE || words.some(isStopWord);
}
