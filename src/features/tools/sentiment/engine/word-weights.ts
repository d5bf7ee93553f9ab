import { signs } from './lexicon/emoji';
import { plain } from './lexicon/modifiers';
import { negativeWords } from './lexicon/negative-words';
import { positiveWords } from './lexicon/positive-words';
import { wordForms } from './word-forms';

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
