import type { Slices } from './in-slices';
import { gramComparer } from './gram-comparer';
import { kindsAsked, kindsTold, type QuestionKind } from './question-kinds';
import { type Term, WEAK } from './read-question';
import type { CuratedAnswer } from './search-index';
import { isWeak, stemOf, stemsIn, topicWords } from './words';

/** An answer and the words that lead to it. */
interface Entry {
  readonly answer: CuratedAnswer;
  readonly questions: readonly string[];
  /** In how many of its questions each stem occurs. */
  readonly asked: ReadonlyMap<string, number>;
  /** Stems of its text and of the section that it leads to. */
  readonly said: ReadonlySet<string>;
  /** Stems of each of its sentences. */
  readonly sentences: readonly ReadonlySet<string>[];
  readonly kinds: ReadonlySet<QuestionKind>;
}

/** For each stem, where it occurs and how much that says. */
type Postings = Map<string, { readonly at: number; readonly worth: number }[]>;

export interface RankedAnswer {
  readonly item: CuratedAnswer;
  /** How likely it answers the question, 0 to 1, compared with no answer at all. */
  readonly score: number;
  /** Share of the question that it covers, 0 to 1. */
  readonly coverage: number;
  readonly features: readonly number[];
}

/**
 * Weights of the features of an answer, in their order, fitted by scripts/bench/fit-answers.mjs:
 * 1. the share of the question that the answer's closest curated question covers
 * 2. the share of that curated question that the question covers
 * 3. how alike both are spelled
 * 4. how alike the question and all of the answer's questions are spelled
 * 5. how many of the answer's questions have the words asked for
 * 6. how much of the question its questions and its text cover
 * 7. whether it tells a kind of thing that is asked for, such as a price
 * 8. whether it lacks such a kind
 * 9. the share of the question that a single sentence of it covers
 */
const WEIGHTS = {
  answered: [1.9, 2, 2.5, 3.4, 3.1, 2.9, 0.4, -0.8, 2.5],
  unanswered: [2.3, 2.8, 3.1, 3, 2.5, 3, 1, 0, 0],
  /** Added to `unanswered`: a base, and a part per five words, because a long question matches by chance less often. */
  doubt: [3, -0.1],
} as const;
/**
 * Weights of what speaks for giving the best answer instead of saying "I don't know", in the order of
 * `featuresOfTrust`, fitted by the same script. A question is answered if the sum is above 0, or if the best answer is
 * clearly ahead of all questions that the site does not answer.
 */
const TRUST = [-1.37, -0.65, 1.31, 1.99, 2.78, 3.01, 2.72, -1.56];
/** In log odds. */
const CLEAR_LEAD = 1;
/** How many of the best answers count for that. */
const TRUST_DEPTH = { answered: 25, unanswered: 10 };
/** Logit of the choice that no answer fits. */
const NO_ANSWER_LOGIT = 3.4;
/** Weights of a curated question's features when the closest one is chosen. */
const CLOSEST = { covered: 0.42, precise: 0.23, alike: 0.5 };
/** Keeps the scores of good answers apart. */
const SPREAD = 3;
/** Weight of a word of an answer's text instead of its questions. */
const TEXT_WEIGHT = 0.75;
/** A stem in `n` questions of an answer weighs `n / (n + SATURATION)`. */
const SATURATION = 0.6;
/** Weight of a word in a question that the site does not answer, if other parts of the site use that word. */
const ELSEWHERE_WEIGHT = 0.4;
const MAX_COMPARED_LENGTH = 300;
const MIN_ODDS = 1e-3;

export function* readAnswers(
  answers: readonly CuratedAnswer[],
  textOf: (answer: CuratedAnswer) => string,
  sentencesAt: (to: string) => readonly ReadonlySet<string>[],
): Slices<readonly Entry[]> {
  const entries: Entry[] = [];
  for (const answer of answers.flatMap(withVariants).flatMap(oneByOne)) {
    const questions = answer.ask.split(' | ');
    const asked = new Map<string, number>();
    for (const question of [...questions, answer.words ?? ''])
      for (const stem of new Set(stemsIn(question))) asked.set(stem, (asked.get(stem) ?? 0) + 1);
    const text = answer.isUnanswered ? '' : textOf(answer);
    const sentences = answer.isUnanswered
      ? []
      : [new Set(stemsIn(answer.text ?? '')), ...sentencesAt(answer.to)];
    const said = new Set(sentences.flatMap((stems) => [...stems]));
    entries.push({
      answer,
      questions,
      asked,
      said,
      sentences,
      kinds: answer.isUnanswered ? new Set(kindsAsked(answer.ask)) : kindsTold(text),
    });
    yield;
  }
  return entries;
}

/** Ranks the answers by a question, best first. */
export function* answerRanker(entries: readonly Entry[], rarity: (stem: string) => number) {
  const curated = entries.flatMap(({ questions }, at) => questions.map((question) => ({ question, at })));
  const askedIn: Postings = new Map();
  const knownIn: Postings = new Map();
  const questionsWith: Postings = new Map();
  const coveredBy: Postings = new Map();
  const sentencesWith: Postings = new Map();
  const sentences: number[] = [];
  const site = new Set(
    entries.flatMap(({ answer, asked, said }) => (answer.isUnanswered ? [] : [...asked.keys(), ...said])),
  );
  const weightIn = (at: number, stem: string) =>
    entries[at]?.answer.isUnanswered && site.has(stem) ? ELSEWHERE_WEIGHT : 1;
  for (const [at, { asked, said, sentences: own }] of entries.entries()) {
    for (const [stem, count] of asked) post(askedIn, stem, at, count / (count + SATURATION));
    for (const stem of asked.keys()) post(knownIn, stem, at, 1);
    for (const stem of said) if (!asked.has(stem)) post(knownIn, stem, at, TEXT_WEIGHT);
    for (const stems of own) {
      for (const stem of stems) post(sentencesWith, stem, sentences.length, 1);
      sentences.push(at);
    }
    yield;
  }
  const totals: number[] = [];
  for (const [at, { question, at: entry }] of curated.entries()) {
    const stems = new Map(
      topicWords(question).map((word) => {
        const stem = stemOf(word);
        return [stem, rarity(stem) * (isWeak(word) ? WEAK : 1) * weightIn(entry, stem)];
      }),
    );
    for (const [stem, worth] of stems) post(questionsWith, stem, at, worth);
    for (const stem of stems.keys()) post(coveredBy, stem, at, weightIn(entry, stem));
    totals.push([...stems.values()].reduce((all, one) => all + one, 0));
    yield;
  }
  const compare = yield* gramComparer(curated.map(({ question, at }) => ({ text: question, group: at })));

  return function rankAnswers(question: string, terms: readonly Term[]): readonly RankedAnswer[] {
    const total = terms.reduce((all, { weight }) => all + weight, 0);
    if (total === 0) return [];
    const grams = compare(question.slice(0, MAX_COMPARED_LENGTH));
    const kinds = kindsAsked(question);
    const asked = shares(terms, total, askedIn, entries.length);
    const known = shares(terms, total, knownIn, entries.length);
    const covered = shares(terms, total, coveredBy, curated.length);
    const sentenceCoverage = new Float64Array(entries.length);
    for (const [at, share] of shares(terms, total, sentencesWith, sentences.length).entries())
      sentenceCoverage[sentences[at] ?? 0] = Math.max(sentenceCoverage[sentences[at] ?? 0] ?? 0, share);
    const precise = new Float64Array(curated.length);
    for (const [stem, certainty] of surest(terms))
      for (const { at, worth } of questionsWith.get(stem) ?? [])
        precise[at] = (precise[at] ?? 0) + (certainty * worth) / (totals[at] ?? 1);
    const closest = entries.map(() => ({ at: 0, score: -1 }));
    for (const [at, { at: entry }] of curated.entries()) {
      const score =
        CLOSEST.covered * (covered[at] ?? 0) +
        CLOSEST.precise * (precise[at] ?? 0) +
        CLOSEST.alike * (grams.alike[at] ?? 0);
      const best = closest[entry];
      if (best && score > best.score) Object.assign(best, { at, score });
    }
    const doubt = weighed(WEIGHTS.doubt, featuresOfDoubt(terms));
    return entries
      .map(({ answer, kinds: kindsOf }, at) => {
        const best = closest[at]?.at ?? 0;
        const features = [
          covered[best] ?? 0,
          precise[best] ?? 0,
          grams.alike[best] ?? 0,
          grams.shared[at] ?? 0,
          asked[at] ?? 0,
          known[at] ?? 0,
          kinds.some((kind) => kindsOf.has(kind)) ? 1 : 0,
          kinds.some((kind) => !kindsOf.has(kind)) ? 1 : 0,
          sentenceCoverage[at] ?? 0,
        ];
        const logit = answer.isUnanswered
          ? doubt + weighed(WEIGHTS.unanswered, features)
          : weighed(WEIGHTS.answered, features);
        return {
          item: answer,
          score: 1 / (1 + Math.exp((NO_ANSWER_LOGIT - logit) / SPREAD)),
          coverage: known[at] ?? 0,
          features,
        };
      })
      .filter(({ coverage }, at) => coverage > 0 || (grams.shared[at] ?? 0) > 0)
      .toSorted((one, other) => other.score - one.score);
  };
}

/** In the order of `WEIGHTS.doubt`. */
export function featuresOfDoubt({ length }: readonly Term[]): readonly number[] {
  return [1, length / 5];
}

/** Whether the best answer that the site has is good enough to be given. */
export function isTrusted(ranked: readonly RankedAnswer[], terms: readonly Term[]): boolean {
  const best = ranked.find(({ item }) => !item.isUnanswered);
  const rival = ranked.find(({ item }) => item.isUnanswered);
  const lead = logOdds(best?.score ?? 0) - logOdds(rival?.score ?? 0);
  return lead >= CLEAR_LEAD || weighed(TRUST, featuresOfTrust(ranked, terms)) > 0;
}

/**
 * A base; how likely it is that the site does not answer the question; the question's length; features 4, 5 and 9 of
 * the best answer; the best feature 6 of all answers; the best feature 3 of the questions that the site does not answer.
 */
export function featuresOfTrust(ranked: readonly RankedAnswer[], terms: readonly Term[]): readonly number[] {
  const answered = ranked.filter(({ item }) => !item.isUnanswered).slice(0, TRUST_DEPTH.answered);
  const unanswered = ranked.filter(({ item }) => item.isUnanswered).slice(0, TRUST_DEPTH.unanswered);
  const odds = unanswered.reduce((all, { score }) => all + Math.exp(logOdds(score)), 0);
  const [, , , shared = 0, asked = 0, , , , sentence = 0] = answered[0]?.features ?? [];
  const known = Math.max(0, ...answered.map(({ features }) => features[5] ?? 0));
  const alike = Math.max(0, ...unanswered.map(({ features }) => features[2] ?? 0));
  return [1, Math.log(odds + MIN_ODDS), terms.length / 5, shared, asked, sentence, known, alike];
}

function logOdds(score: number): number {
  return SPREAD * Math.log((score + MIN_ODDS) / (1 - score + MIN_ODDS));
}

function weighed(weights: readonly number[], features: readonly number[]): number {
  return features.reduce((all, feature, at) => all + feature * (weights[at] ?? 0), 0);
}

/** For each place, the share of the question's weight that occurs in it. */
function shares(terms: readonly Term[], total: number, postings: Postings, size: number) {
  const all = new Float64Array(size);
  for (const { weight, matches } of terms) {
    const best = new Map<number, number>();
    for (const [stem, certainty] of matches)
      for (const { at, worth } of postings.get(stem) ?? [])
        best.set(at, Math.max(best.get(at) ?? 0, certainty * worth));
    for (const [at, most] of best) all[at] = (all[at] ?? 0) + (weight * most) / total;
  }
  return all;
}

/** The highest confidence for each stem. */
function surest(terms: readonly Term[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { matches } of terms)
    for (const [stem, certainty] of matches) all.set(stem, Math.max(all.get(stem) ?? 0, certainty));
  return all;
}

function post(postings: Postings, stem: string, at: number, worth: number) {
  const places = postings.get(stem);
  if (places) places.push({ at, worth });
  else postings.set(stem, [{ at, worth }]);
}

/** An answer, and one for each of its variants, whose questions start with the variant's name. */
function withVariants(answer: CuratedAnswer): readonly CuratedAnswer[] {
  const { ask, variants = {} } = answer;
  const named = Object.entries(variants).map(([name, text]) =>
    Object.assign({}, answer, { text, ask: ask.replaceAll(/^|(?<= \| )/g, `${name} `) }),
  );
  return [answer, ...named];
}

/** The site does not answer any of these questions, and they have no topic in common. */
function oneByOne(answer: CuratedAnswer): readonly CuratedAnswer[] {
  return answer.isUnanswered
    ? answer.ask.split(' | ').map((ask) => Object.assign({}, answer, { ask }))
    : [answer];
}
