import { neutralForms, signs } from './lexicon-modifiers';
import { negativeWords, positiveWords } from './lexicon-words';

const DOUBLED = /([bdfgklmnprtz])\1$/;

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

const weights = new Map<string, number>([
  ...entries(positiveWords, 1),
  ...entries(negativeWords, -1),
  ...entries(signs, 1),
]);

/** Cache of looked-up words. */
const cache = new Map<string, number>();
const CACHE_SIZE = 50_000;

/** Number of words and signs with a weight. */
export const lexiconSize = weights.size;

/** From -4 to 4; 0 for neutral words. */
export function wordWeight(word: string): number {
  const found = cache.get(word);
  if (found !== undefined) return found;
  const weight = weigh(word);
  if (cache.size > CACHE_SIZE) cache.clear();
  cache.set(word, weight);
  return weight;
}

function weigh(word: string): number {
  if (neutralForms.has(word)) return 0;
  const whole = formWeight(word);
  if (whole !== 0) return whole;
  // “Unhelpful” is derived from “helpful”.
  if (word.startsWith('un')) return -Math.max(0, formWeight(word.slice(2))) * 0.8;
  const parts = word.split('-');
  return parts.length > 1 ? parts.reduce((sum, part) => sum + formWeight(part), 0) : 0;
}

function formWeight(word: string): number {
  for (const form of wordForms(word)) {
    const weight = weights.get(form);
    if (weight !== undefined) return weight;
  }
  return 0;
}

function entries(words: Readonly<Record<string, string>>, sign: 1 | -1): [string, number][] {
  return Object.entries(words).flatMap(([weight, list]) =>
    list
      .trim()
      .split(/\s+/)
      .map((word): [string, number] => [word, sign * Number(weight)]),
  );
}
