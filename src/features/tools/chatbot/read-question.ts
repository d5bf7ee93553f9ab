import { normalise, wordsIn } from '@/features/search/index';
import { brand } from '@/site/brand';
import type { PassageIndex } from './site-passages';
import { stem } from './stemmer';
import { synonyms, filler, phrases, weak } from './vocabulary';

/** A word of a question that says what it is about. */
export interface Term {
  readonly root: string;
  /** What counts as this word on a page, and how much. */
  readonly forms: ReadonlyMap<string, number>;
  /** How much finding it, or not, says. */
  readonly weight: number;
}

export interface Question {
  readonly terms: readonly Term[];
  /** All it is made of, the words that tell nothing included. */
  readonly roots: ReadonlySet<string>;
}

const LONGEST_READ = 1000;
const MOST_TERMS = 24;
const WEAK = 0.35;
/** What no page says is the most telling of all. */
const UNHEARD = 1.1;
/** Everything here is about it. */
const BRAND = { root: stem(brand.name), weight: 0.05 };
const ALIKE = 0.82;
const CORRECTED = 0.9;

/** What they call “your”, we call “our”. */
const turned = new Map([
  ['your', 'our'],
  ['you', 'we'],
  ['our', 'your'],
  ['my', 'your'],
]);
const relatives = readRelatives();
const weakRoots = new Set([...weak].map(stem));
/** May be misspelt too, though no page says them. */
const otherWords = synonyms.flatMap((group) => group.split(' '));

export function readQuestion(question: string, library: PassageIndex): Question {
  const plain = phrases.reduce(
    (text, [pattern, meaning]) => text.replace(pattern, meaning),
    question.slice(0, LONGEST_READ).toLowerCase().replaceAll('’', "'"),
  );
  const words = [...new Set(wordsIn(plain).map(normalise))];
  const terms = words.filter(isTelling).slice(0, MOST_TERMS);
  return {
    terms: withoutRepeats(terms.map((word) => termOf(word, library))),
    roots: new Set(words.flatMap((word) => [word, turned.get(word) ?? word]).map(stem)),
  };
}

/** The same thing said twice, in the same words or in others, is asked once. */
function withoutRepeats(terms: readonly Term[]): readonly Term[] {
  return terms.filter(
    ({ root }, at) => !terms.slice(0, at).some((before) => before.root === root || before.forms.has(root)),
  );
}

function isTelling(word: string): boolean {
  return word.length > 1 && !filler.has(word);
}

function termOf(word: string, { roots, words, rarity }: PassageIndex): Term {
  const root = stem(word);
  const forms = new Map<string, number>();
  for (const relative of relatives.get(root) ?? []) if (roots.has(relative)) forms.set(relative, ALIKE);
  if (roots.has(root)) forms.set(root, 1);
  const meant = forms.size > 0 ? undefined : meantWord(word, [...words, ...otherWords]);
  if (meant !== undefined) {
    for (const relative of relatives.get(stem(meant)) ?? [])
      if (roots.has(relative)) forms.set(relative, ALIKE * CORRECTED);
    if (roots.has(stem(meant))) forms.set(stem(meant), CORRECTED);
  }
  const rarest = Math.max(0, ...[...forms.keys()].map(rarity));
  const weight = forms.size === 0 ? UNHEARD : roots.has(root) ? rarity(root) : rarest;
  if (root === BRAND.root) return { root, forms, weight: BRAND.weight };
  return {
    root,
    forms,
    weight: weakRoots.has(root) || (forms.size > 0 && /^\d+$/.test(word)) ? weight * WEAK : weight,
  };
}

function readRelatives(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const group of synonyms) {
    const roots = group.split(' ').map(stem);
    for (const root of roots) all.set(root, new Set([...(all.get(root) ?? []), ...roots]));
  }
  return all;
}

/** The word of a list that somebody most likely meant, or nothing: the first letter is hardly ever the wrong one. */
function meantWord(typed: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = allowedSlips(typed) + 1;
  for (const word of words) {
    // Another ending makes another word: that is for the roots to judge.
    if (word.slice(0, -1) === typed.slice(0, -1) || typed.startsWith(word)) continue;
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) >= least) continue;
    const slips = slipsBetween(typed, word, least);
    if (slips < least) [best, least] = [word, slips];
  }
  return best;
}

function allowedSlips({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters missed, added, mistaken or swapped; counting stops at the limit. */
function slipsBetween(one: string, other: string, limit: number): number {
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
