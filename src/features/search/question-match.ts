import { inWords } from '@/site/number-words';
import type { Term } from './read-question';

/**
 * What speaks for an answer, each between 0 and 1. The weights are fitted by scripts/bench/fit-answers.mjs to questions
 * with known answers.
 */
export const FEATURES = [
  'covered',
  'precise',
  'alike',
  'asked',
  'said',
  'place',
  'both',
  'told',
  'untold',
  'unanswered',
] as const;

export type Features = readonly number[];

/** Each stem that the question may mean: the words that mean it and how sure that is. */
export function stemsMeant(terms: readonly Term[]) {
  const meant = new Map<string, { at: number; certainty: number }[]>();
  for (const [at, { matches }] of terms.entries())
    for (const [stem, certainty] of matches) {
      const words = meant.get(stem);
      if (words) words.push({ at, certainty });
      else meant.set(stem, [{ at, certainty }]);
    }
  return meant;
}

/** How well a curated question fits the one that was asked: the share of each that the other covers. */
export function compareQuestions(
  question: ReadonlyMap<string, number>,
  terms: readonly Term[],
  meant: ReturnType<typeof stemsMeant>,
) {
  const met = terms.map(() => 0);
  let asked = 0;
  let all = 0;
  for (const [stem, weight] of question) {
    let most = 0;
    for (const { at, certainty } of meant.get(stem) ?? []) {
      met[at] = Math.max(met[at] ?? 0, certainty);
      most = Math.max(most, certainty);
    }
    asked += weight * most;
    all += weight;
  }
  if (asked === 0) return { covered: 0, precise: 0 };
  let total = 0;
  let covered = 0;
  for (const [at, { weight }] of terms.entries()) {
    total += weight;
    covered += weight * (met[at] ?? 0);
  }
  return { covered: covered / total, precise: asked / all };
}

const numbers = Array.from({ length: 11 }, (_, count) => inWords(count)).join('|');
const NUMBER = String.raw`\d|\b(?:unlimited|none|${numbers}|tenth)\b`;
const TIME = String.raw`\b(?:\w*(?:day|night|week|month|year|hour|minute|second)s?|daily|monthly|always|once|now|before|after|until)\b`;
/** What a question asks for, and what an answer to it has to contain. */
const expectations = [
  [/\bhow many\b|\bnumber of\b/i, new RegExp(NUMBER, 'i')],
  [
    /\bhow much\b|\bcosts?\b|\bprices?\b|\bexpensive\b|\bcheap|\bfees?\b/i,
    /[$€£]\d|\bfree\b|\bno (?:setup )?fee|%/i,
  ],
  [
    /\bhow (?:long|fast|quick|soon|late|often)\w*\b|\bwhen\b|\bwh(?:at|ich) (?:year|date|day|time)\b/i,
    new RegExp(`${NUMBER}|${TIME}`, 'i'),
  ],
  [/\bwho(?:s|m)?\b/i, /\p{Lu}\p{Ll}+ \p{Lu}|\b(?:team|engineers?|person|people|we|you|google)\b/iu],
  [/\bwhere\b|\bwhich (?:city|country|region)\b/i, /\b(?:in|on|at|from|to)\b/i],
] as const;

/** The kinds of answer that a question asks for: a number, a price, a time, a person or a place. */
export function kindsAsked(question: string): readonly number[] {
  return expectations.flatMap(([asked], at) => (asked.test(question) ? [at] : []));
}

export function kindsTold(text: string): readonly boolean[] {
  return expectations.map(([, told]) => told.test(text));
}
