import { normalizeWord, wordsIn } from '@/features/search';
import { brand } from '@/site/brand';
import type { Library } from './library';
import { rootOf } from './roots';
import { meantWord } from './spelling';
import { alike } from './synonyms';
import { filler, phrases, weak } from './telling-words';

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
const BRAND = { root: rootOf(brand.name), weight: 0.05 };
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
const weakRoots = new Set([...weak].map(rootOf));
/** May be misspelt too, though no page says them. */
const otherWords = alike.flatMap((group) => group.split(' '));

export function readQuestion(question: string, library: Library): Question {
  const plain = phrases.reduce(
    (text, [pattern, meaning]) => text.replace(pattern, meaning),
    question.slice(0, LONGEST_READ).toLowerCase().replaceAll('’', "'"),
  );
  const words = [...new Set(wordsIn(plain).map(normalizeWord))];
  const terms = words.filter(isTelling).slice(0, MOST_TERMS);
  return {
    terms: withoutRepeats(terms.map((word) => termOf(word, library))),
    roots: new Set(words.flatMap((word) => [word, turned.get(word) ?? word]).map(rootOf)),
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

function termOf(word: string, { roots, words, rarity }: Library): Term {
  const root = rootOf(word);
  const forms = new Map<string, number>();
  for (const relative of relatives.get(root) ?? []) if (roots.has(relative)) forms.set(relative, ALIKE);
  if (roots.has(root)) forms.set(root, 1);
  const meant = forms.size > 0 ? undefined : meantWord(word, [...words, ...otherWords]);
  if (meant !== undefined) {
    for (const relative of relatives.get(rootOf(meant)) ?? [])
      if (roots.has(relative)) forms.set(relative, ALIKE * CORRECTED);
    if (roots.has(rootOf(meant))) forms.set(rootOf(meant), CORRECTED);
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
  for (const group of alike) {
    const roots = group.split(' ').map(rootOf);
    for (const root of roots) all.set(root, new Set([...(all.get(root) ?? []), ...roots]));
  }
  return all;
}
