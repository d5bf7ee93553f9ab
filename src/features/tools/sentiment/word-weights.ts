import { plain, signs } from './lexicon-modifiers';
import { negativeWords, positiveWords } from './lexicon-words';

const DOUBLED = /([bdfgklmnprtz])\1$/;

/** A word and the shorter ones it may be a form of, the likeliest first: loved → love, jammed → jam, luckily → lucky. */
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

/** What was looked up already: texts are made of the same few thousand words. */
const known = new Map<string, number>();
const MOST_KNOWN = 50_000;

/** How many words and signs have a weight. */
export const lexiconSize = weights.size;

/** From -4 to 4; nought for a word that says nothing. */
export function wordWeight(word: string): number {
  const found = known.get(word);
  if (found !== undefined) return found;
  const weight = weigh(word);
  if (known.size > MOST_KNOWN) known.clear();
  known.set(word, weight);
  return weight;
}

function weigh(word: string): number {
  if (plain.has(word)) return 0;
  const whole = formWeight(word);
  if (whole !== 0) return whole;
  // An unhelpful clerk is as bad as a helpful one is good.
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
