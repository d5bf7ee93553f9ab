import {
  concessions,
  contrasts,
  excessWords,
  expectedWords,
  negations,
  neutralForms,
  phrases,
  realWords,
  strengths,
  words,
} from './lexicon';

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
  const forms = [word];
  const short = word.replace(/(.)\1{2,}/gu, '$1$1');
  if (short !== word) forms.push(short, word.replace(/(.)\1{2,}/gu, '$1'));
  const stem = short.replace(/['’]s?$/, '');
  for (const [ending, replacements] of ENDINGS) {
    if (!stem.endsWith(ending) || stem.length < ending.length + 3) continue;
    const base = stem.slice(0, -ending.length);
    for (const replacement of replacements) forms.push(base + replacement);
    if (DOUBLED.test(base)) forms.push(base.slice(0, -1));
  }
  return forms;
}

const weights = new Map(words);

/** Number of words and signs with a weight. */
export const lexiconSize = weights.size;

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
export const wordWeight = cached((word: string): number => {
  if (neutralForms.has(word)) return 0;
  const whole = formWeight(word);
  if (whole !== 0) return whole;
  // “Unhelpful” is derived from “helpful”.
  if (word.startsWith('un')) return -Math.max(0, formWeight(word.slice(2))) * 0.8;
  const parts = word.split('-');
  return parts.length > 1 ? parts.reduce((sum, part) => sum + formWeight(part), 0) : 0;
});

function formWeight(word: string): number {
  for (const form of wordForms(word)) {
    const weight = weights.get(form);
    if (weight !== undefined) return weight;
  }
  return 0;
}

const SHORTEST_CORRECTED = 5;
const PLAIN = /^[a-z]+$/;

const known = new Set([
  ...weights.keys(),
  ...phrases.flatMap(([phrase]) => phrase.split(' ')),
  ...expectedWords,
  ...excessWords,
  ...negations,
  ...contrasts,
  ...concessions,
  ...neutralForms,
  ...realWords,
  ...strengths.keys(),
]);

/** Known words by their letters without doubles, and by each form with one letter left out. */
let misspellings: ReadonlyMap<string, string> | undefined;

function indexMisspellings(): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  for (const word of known) {
    if (word.length < SHORTEST_CORRECTED || !PLAIN.test(word)) continue;
    for (const key of keysOf(word)) if (!index.has(key)) index.set(key, word);
  }
  return index;
}

/** Words that share a key are one slip apart: a doubled, missing, swapped or wrong letter, or a wrong vowel. */
function keysOf(word: string): string[] {
  const keys = [`=${word.replace(/(.)\1+/g, '$1')}`, `~${word.replace(/(?!^)[aeiouy]+/g, '*')}`];
  if (word.length > SHORTEST_CORRECTED) {
    const first = word.charAt(0);
    for (let at = 1; at < word.length; at += 1) keys.push(first + word.slice(1, at) + word.slice(at + 1));
  }
  return keys;
}

/** The known word a misspelled one stands for; any other word stays as it is. */
export const correctSpelling = cached((word: string): string => {
  if (word.length < SHORTEST_CORRECTED || !PLAIN.test(word)) return word;
  if (wordForms(word).some((form) => known.has(form))) return word;
  misspellings ??= indexMisspellings();
  const letters = word.replace(/(.)\1{2,}/g, '$1$1');
  if (letters.length > SHORTEST_CORRECTED && misspellings.has(letters)) {
    // The key is a known word with one letter missing.
    const whole = misspellings.get(letters) ?? word;
    if (isSlip(letters, whole)) return whole;
  }
  for (const key of keysOf(letters)) {
    const found = misspellings.get(key);
    if (found !== undefined && isSlip(letters, found)) return found;
  }
  return word;
});

/** Whether two words differ by doubled letters, by vowels, or by one letter added, left out or swapped. */
function isSlip(word: string, other: string): boolean {
  if (word.charAt(0) !== other.charAt(0) || Math.abs(word.length - other.length) > 2) return false;
  if (squeeze(word) === squeeze(other)) return true;
  if (word.length === other.length) {
    const differing = word.split('').flatMap((letter, at) => (letter === other[at] ? [] : [at]));
    const [one = 0, two = 0] = differing;
    if (differing.length === 1) return isVowel(word[one]) && isVowel(other[one]);
    return differing.length === 2 && two === one + 1 && word[one] === other[two] && word[two] === other[one];
  }
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  // A plural or past form is not a slip.
  if (long.startsWith(short) || long.length - short.length > 1 || short.length < 6) return false;
  let at = 0;
  while (short[at] === long[at]) at += 1;
  return short.slice(at) === long.slice(at + 1);
}

function squeeze(word: string): string {
  return word.replace(/(.)\1+/g, '$1');
}

function isVowel(letter: string | undefined): boolean {
  return letter !== undefined && 'aeiouy'.includes(letter);
}
