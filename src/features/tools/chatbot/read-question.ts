import { normalizeWord, wordsIn } from '@/features/search';
import { brand } from '@/site/brand';
import type { PassageIndex } from './site-passages';
import { stemOf } from './stemmer';
import { synonyms, stopWords, phraseReplacements, weakWords } from './vocabulary';

/** A keyword of a question. */
export interface Term {
  readonly stem: string;
  /** Stems that match this term on a page, each with its weight. */
  readonly forms: ReadonlyMap<string, number>;
  /** How much a match of this term counts. */
  readonly weight: number;
}

export interface Question {
  readonly terms: readonly Term[];
  /** Stems of all words of the question, stop words included. */
  readonly stems: ReadonlySet<string>;
}

const LONGEST_READ = 1000;
const MOST_TERMS = 24;
const WEAK = 0.35;
/** Weight of a word that no page contains. */
const UNKNOWN_WORD = 1.1;
/** Every page is about the brand, so its name counts little. */
const BRAND = { stem: stemOf(brand.name), weight: 0.05 };
const ALIKE = 0.82;
const CORRECTED = 0.9;

/** The visitor's “your” is the site's “our”. */
const pronouns = new Map([
  ['your', 'our'],
  ['you', 'we'],
  ['our', 'your'],
  ['my', 'your'],
]);
const synonymStems = indexSynonyms();
const weakStems = new Set([...weakWords].map(stemOf));
/** Synonyms are also candidates for spelling correction. */
const synonymWords = synonyms.flatMap((group) => group.split(' '));

export function readQuestion(question: string, index: PassageIndex): Question {
  const plain = phraseReplacements.reduce(
    (text, [pattern, meaning]) => text.replace(pattern, meaning),
    question.slice(0, LONGEST_READ).toLowerCase().replaceAll('’', "'"),
  );
  const words = [...new Set(wordsIn(plain).map(normalizeWord))];
  const terms = words.filter(isKeyword).slice(0, MOST_TERMS);
  return {
    terms: withoutDuplicates(terms.map((word) => termOf(word, index))),
    stems: new Set(words.flatMap((word) => [word, pronouns.get(word) ?? word]).map(stemOf)),
  };
}

/** Drops repeated terms and synonyms of earlier ones. */
function withoutDuplicates(terms: readonly Term[]): readonly Term[] {
  return terms.filter(
    ({ stem }, at) => !terms.slice(0, at).some((before) => before.stem === stem || before.forms.has(stem)),
  );
}

function isKeyword(word: string): boolean {
  return word.length > 1 && !stopWords.has(word);
}

function termOf(word: string, { stems, words, inverseFrequency }: PassageIndex): Term {
  const stem = stemOf(word);
  const forms = new Map<string, number>();
  for (const relative of synonymStems.get(stem) ?? []) if (stems.has(relative)) forms.set(relative, ALIKE);
  if (stems.has(stem)) forms.set(stem, 1);
  const meant = forms.size > 0 ? undefined : correctSpelling(word, [...words, ...synonymWords]);
  if (meant !== undefined) {
    for (const relative of synonymStems.get(stemOf(meant)) ?? [])
      if (stems.has(relative)) forms.set(relative, ALIKE * CORRECTED);
    if (stems.has(stemOf(meant))) forms.set(stemOf(meant), CORRECTED);
  }
  const rarest = Math.max(0, ...[...forms.keys()].map(inverseFrequency));
  const weight = forms.size === 0 ? UNKNOWN_WORD : stems.has(stem) ? inverseFrequency(stem) : rarest;
  if (stem === BRAND.stem) return { stem, forms, weight: BRAND.weight };
  return {
    stem,
    forms,
    weight: weakStems.has(stem) || (forms.size > 0 && /^\d+$/.test(word)) ? weight * WEAK : weight,
  };
}

function indexSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const group of synonyms) {
    const stems = group.split(' ').map(stemOf);
    for (const stem of stems) all.set(stem, new Set([...(all.get(stem) ?? []), ...stems]));
  }
  return all;
}

/** The closest known word by edit distance. The first letter must match. */
function correctSpelling(typed: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = maxEdits(typed) + 1;
  for (const word of words) {
    // Words that differ only in their ending are left to the stemmer.
    if (word.slice(0, -1) === typed.slice(0, -1) || typed.startsWith(word)) continue;
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) >= least) continue;
    const edits = editDistance(typed, word, least);
    if (edits < least) [best, least] = [word, edits];
  }
  return best;
}

function maxEdits({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Damerau-Levenshtein distance; stops counting at the limit. */
function editDistance(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line[at] = Math.min(
        read(above, at) + 1,
        read(line, at - 1) + 1,
        read(above, at - 1) + (same ? 0 : 1),
        swapped ? read(before, at - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...line) >= limit) return limit;
    [before, above] = [above, line];
  }
  return read(above, other.length);
}

function read(line: readonly number[], at: number): number {
  return line[at] ?? Infinity;
}
