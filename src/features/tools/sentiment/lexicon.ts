import { groupBy } from '@/lib/group-by';
import data from './lexicon.json';

/** The words, phrases and spelling of the sentiment tool. The lists are in lexicon.json; inflected forms are derived. */
const setOf = (lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** The entries of lists that are grouped by a number. */
function numbered(lists: Readonly<Record<string, readonly string[]>>): [entry: string, number: number][] {
  return Object.entries(lists).flatMap(([number, lines]) =>
    lines
      .flatMap((line) => line.split(' '))
      .map((entry) => [entry, Number(number)] satisfies [string, number]),
  );
}

/** Emoji and emoticons without skin tones or variation selectors. */
export const signs = numbered(data.signs).map(([sign]) => sign);
const weights = new Map([...numbered(data.words), ...numbered(data.signs)]);

/** Intensifiers and downtoners with their factors. */
export const strengths: ReadonlyMap<string, number> = new Map(numbered(data.strengths));
export const lists = {
  negations: setOf(data.negations),
  /** “They fixed the leak”: the end of a complaint is praise. */
  reliefs: setOf(data.reliefs),
  /** Negations that reach only the next words: “less helpful”. */
  lesser: setOf(data.lesser),
  /** Text after these words counts more than text before. */
  contrasts: setOf(data.contrasts),
  /** Clauses introduced by these words count less. */
  concessions: setOf(data.concessions),
  /** More words that begin a clause of their own: “a great read let down by its ending”. */
  splits: setOf(data.splits),
  conditions: setOf(data.conditions),
  /** A negation does not reach past these words. */
  clauseStarts: setOf(data.clauseStarts),
  subjects: setOf(data.subjects),
  /** Expectations before the fact: “I was skeptical” is no verdict. */
  framings: setOf(data.framings),
  /** Words of praise that stands alone, as in “Oh great, thanks a lot!”. */
  ironicPraise: setOf(data.ironicPraise),
  questionWords: setOf(data.questionWords),
  units: setOf(data.units),
  waits: setOf(data.waits),
  /** What customers are owed: “zero replies” is a complaint. */
  owed: setOf(data.owed),
  /** What is good to see rise, and what is not. */
  gains: setOf(data.gains),
  burdens: setOf(data.burdens),
  rises: setOf(data.rises),
  falls: setOf(data.falls),
  neutralForms: setOf(data.neutralForms),
} as const;

const CONTRACTION =
  /^(?:(.+)(n't)|(do|does|did|is|was|are|were|would|could|should|has|have|had|ca|wo)(nt)|(.+)('(?:s|ve|m|re|ll|d))|(can)(not)|(i)(m|ve))$/;
const expanded = new Map(
  Object.entries({
    "n't": 'not',
    nt: 'not',
    "'s": 'is',
    "'ve": 'have',
    ve: 'have',
    "'m": 'am',
    m: 'am',
    "'re": 'are',
    "'ll": 'will',
    "'d": 'would',
    ca: 'can',
    wo: 'will',
  }),
);

/** A contraction as two words, with or without its apostrophe; any other word alone. */
export function expandContraction(word: string): string[] {
  const parts = CONTRACTION.exec(word)?.slice(1).filter(Boolean);
  return parts?.map((part) => expanded.get(part) ?? part) ?? [word];
}

/** Stands for any negation in a phrase. */
export const NOT = 'NOT';
/** Stands for up to four words of the same clause in a phrase. “a|b” is either word. */
export const GAP = '*';

interface Phrase {
  readonly words: readonly string[];
  readonly weight: number;
  /** Indifferent, or good and bad at once. */
  readonly verdict?: 'lukewarm' | 'torn';
}

function phrasesOf(lines: readonly string[], rest: Omit<Phrase, 'words'>): Phrase[] {
  return lines
    .flatMap((line) => line.split(', '))
    .flatMap((phrase) => {
      const [first = '', ...others] = phrase.split(' ').flatMap(expandContraction);
      return first.split('|').map((start) => Object.assign({ words: [start, ...others] }, rest));
    });
}

/** Phrases by their first word, longest first. Those of weight 0 keep their words from being scored. */
export const phrases: ReadonlyMap<string, readonly Phrase[]> = groupBy(
  [
    ...Object.entries(data.phrases).flatMap(([weight, lines]) =>
      phrasesOf(lines, { weight: Number(weight) }),
    ),
    ...phrasesOf(data.lukewarm, { weight: 0, verdict: 'lukewarm' }),
    ...phrasesOf(data.torn, { weight: 0, verdict: 'torn' }),
  ].toSorted((one, other) => other.words.length - one.words.length),
  ({ words }) => words[0] ?? '',
);

const DOUBLED = /([bdfgklmnprtz])\1$/;
const ENDINGS = [
  ['ily', ['y']],
  ['bly', ['ble']],
  ['ly', ['', 'le']],
  ['ies', ['y']],
  ['es', ['']],
  ['s', ['']],
  ['ied', ['y']],
  ['ed', ['', 'e']],
  ['ing', ['', 'e']],
  ['iest', ['y']],
  ['ier', ['y']],
  ['est', ['', 'e']],
  ['iness', ['y']],
  ['ness', ['']],
] as const;

/** A word and its possible base forms, most likely first: loved → love, jammed → jam, luckily → lucky. */
function wordForms(word: string): string[] {
  const short = word.replace(/(.)\1{2,}/gu, '$1$1');
  const forms = [word, short, word.replace(/(.)\1{2,}/gu, '$1')];
  for (const [ending, replacements] of ENDINGS) {
    if (!short.endsWith(ending) || short.length < ending.length + 3) continue;
    const base = short.slice(0, -ending.length);
    forms.push(...replacements.map((replacement) => base + replacement));
    if (DOUBLED.test(base)) forms.push(base.slice(0, -1));
  }
  return forms;
}

const CACHE_SIZE = 50_000;

/** Remembers the results of a function of a word. */
function cached<Result>(compute: (word: string) => Result): (word: string) => Result {
  const cache = new Map<string, Result>();
  return (word) => {
    const found = cache.get(word);
    if (found !== undefined) return found;
    const result = compute(word);
    if (cache.size > CACHE_SIZE) cache.clear();
    cache.set(word, result);
    return result;
  };
}

/** From -4 to 4; 0 for neutral words. */
export const weightOf = cached((word: string): number => {
  if (lists.neutralForms.has(word)) return 0;
  const whole = formWeight(word);
  // “Unhelpful” is derived from “helpful”.
  return whole === 0 && word.startsWith('un') ? -Math.max(0, formWeight(word.slice(2))) * 0.8 : whole;
});

function formWeight(word: string): number {
  const form = wordForms(word).find((each) => weights.has(each));
  return form === undefined ? 0 : (weights.get(form) ?? 0);
}

const MIN_CORRECTED_LENGTH = 5;
const MIN_LONG_LENGTH = 8;
const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1');
const withoutVowels = (word: string) => withoutDoubles(word).replace(/[aeiou]/g, '_');
const known = new Set([
  ...weights.keys(),
  ...[...phrases.values()].flat().flatMap(({ words }) => words.flatMap((word) => word.split('|'))),
]);
const byLetters = new Map([...known].map((word) => [withoutDoubles(word), word]));
const byConsonants = new Map(
  [...known].filter(({ length }) => length >= MIN_LONG_LENGTH).map((word) => [withoutVowels(word), word]),
);

/** The known word with the same letters, except doubled ones or, if it is long, other vowels: “terrable”. */
export const correctSpelling = cached((word: string): string =>
  word.length < MIN_CORRECTED_LENGTH || wordForms(word).some((form) => known.has(form))
    ? word
    : (byLetters.get(withoutDoubles(word)) ?? byConsonants.get(withoutVowels(word)) ?? word),
);
