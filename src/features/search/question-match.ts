import { SYNONYM, type Term } from './read-question';
import { isWeak } from './words';

/** The rest is the share of the curated question that was asked. */
const QUESTION_SHARE = 0.65;
/** A curated question of two or more words that occurs in full counts as covered, whatever is said around it. */
const FULL = 0.9;
/** A single word counts little if it is a smaller share than this of the curated question. */
const LONE = 0.5;
/** The share of letter trigrams in the score. Their similarity counts in full from 1 / TRIGRAM_BOOST on. */
const TRIGRAM_SHARE = 0.35;
const TRIGRAM_BOOST = 1.5;

export const NO_MATCH = { score: 0, coverage: 0 };

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

/** How well a curated question fits the one that was asked. */
export function rankQuestion(
  question: ReadonlyMap<string, number>,
  mentions: readonly number[],
  terms: readonly Term[],
  meant: ReturnType<typeof stemsMeant>,
  alike: number,
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
  if (asked === 0) return NO_MATCH;
  const precision = asked / all;
  let total = 0;
  let covered = 0;
  for (const [at, { weight, isKnown }] of terms.entries()) {
    const certainty = Math.max(met[at] ?? 0, mentions[at] ?? 0);
    // A word that the site uses elsewhere says less against an answer than an unknown one.
    total += certainty === 0 && isKnown ? weight * weight : weight;
    covered += weight * certainty;
  }
  covered /= total;
  const said = terms.filter(({ word }, at) => (met[at] ?? 0) >= SYNONYM && !isWeak(word));
  const words = QUESTION_SHARE * covered + (1 - QUESTION_SHARE) * precision;
  return {
    score: (1 - TRIGRAM_SHARE) * words + TRIGRAM_SHARE * Math.min(1, TRIGRAM_BOOST * alike),
    coverage: said.length > 1 ? (precision > FULL ? 1 : covered) : covered * (precision < LONE ? LONE : 1),
  };
}
