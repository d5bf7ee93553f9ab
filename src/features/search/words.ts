import { stemmer } from 'stemmer';
import { eng } from 'stopword';
import { compounds, politeWords, synonyms } from '@/site/search-words';
import { normalizeWord } from './normalize-word';

export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;
/** Joins "20,000", "don't" and "F.A.Q." into one word each. */
const JOINT = /(?<=\d)[,.](?=\d{3}\b)|['’]|(?<=\b\p{L})\.(?=\p{L}\b)/gu;

/** The gap in a compound such as "chat bot" or "e-mail". */
const GAP = new RegExp(
  compounds.map((both) => `(?<=\\b${both.replace(' ', ')[ -](?=')}s?\\b)`).join('|'),
  'gi',
);

const LETTER = /^\p{L}$/u;
const stopWords: ReadonlySet<string> = new Set([...eng, ...politeWords]);
export function wordsIn(text: string): readonly string[] {
  const joined = text.replace(JOINT, '').replace(GAP, '');
  return Array.from(joined.matchAll(WORD), ([word]) => normalizeWord(word)).filter(Boolean);
}

/** The stem by which a word is compared. Words of a group share one. */
export function createTermOf(groups: readonly (readonly string[])[]): (word: string) => string {
  const canonical = new Map(
    groups.flatMap((group) => group.map((word) => [stemmer(word), stemmer(group[0] ?? word)] as const)),
  );
  const terms = new Map<string, string>();
  return (word) => {
    const known = terms.get(word);
    if (known !== undefined) return known;
    const stem = stemmer(word);
    const term = canonical.get(stem) ?? stem;
    terms.set(word, term);
    return term;
  };
}

export const stemOf = createTermOf([]);
export const termOf = createTermOf(synonyms);

export function isStopWord(word: string): boolean {
  return stopWords.has(word) || LETTER.test(word);
}

/** The words that say what a text is about, or all if there are none, as in "How about us?". */
export function topicsIn(text: string): readonly string[] {
  const words = wordsIn(text);
  const topics = words.filter((word) => !isStopWord(word));
  return topics.length > 0 ? topics : words;
}
