// @ts-check
import { readdirSync } from 'node:fs';
import { readSiteIndex } from '../vite/search-index.mjs';
import { readCorpus, withModules } from './corpus.mjs';

/**
 * Fits the weights of src/features/search/answer-bank.ts to all questions in scripts/bench/corpora and prints them:
 * `node scripts/bench/fit-answers.mjs`. Each question chooses between its best answers, the closest questions that the
 * site does not answer, and none; a softmax of the weighted features is trained to choose a right one. Many curated
 * questions were written after these, so each question is used twice: as it is, and with the curated question that is
 * most like it left out, as if its author had worded it in a new way.
 */
const corpora = new URL('corpora/', import.meta.url);
const MAX_CHOICES = 40;
const MAX_UNANSWERED = 8;
const ROUNDS = 150;
const STEP = 0.05;
const DECAY = 0.002;
/** Unanswerable questions are fewer, and a wrong answer is worse than none. */
const UNANSWERABLE = 1.7;
const REFUSAL = 1.35;
/** Questions that share a ranker without their closest curated questions: building one takes half a second. */
const BATCH = 24;

/** @typedef {{ x: readonly number[], isRight: boolean }} Choice */
/** @typedef {{ choices: Choice[], weight: number }} Example */
/** @typedef {ReturnType<typeof readRows>[number]} Row */

const index = await readSiteIndex();
const { examples, trust } = await withModules(async (load) => {
  const { createRanker } = await load('/src/features/search/ranker.ts');
  const { featuresOfDoubt, featuresOfTrust } = await load('/src/features/search/answer-bank.ts');
  const { gramComparer } = await load('/src/features/search/gram-comparer.ts');
  const { atOnce } = await load('/src/features/search/in-slices.ts');
  const rows = readdirSync(corpora)
    .filter((name) => name.startsWith('assistant-'))
    .flatMap(readRows);
  const ranker = createRanker(index);
  const all = rows.map((row) => exampleOf(row, ranker, featuresOfDoubt));
  /** @type {Example[]} */
  const trust = [];
  const asks = index.answers.flatMap(({ ask }, group) => ask.split(' | ').map((text) => ({ text, group })));
  const compare = atOnce(gramComparer(asks));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const leftOut = new Set(batch.map((row) => closestTo(row, asks, compare(row.question).alike)));
    const answers = index.answers.map((answer, group) => {
      const kept = asks.filter((ask) => ask.group === group && !leftOut.has(ask)).map(({ text }) => text);
      return { ...answer, ask: kept.length === 0 ? answer.ask : kept.join(' | ') };
    });
    const reducedRanker = createRanker({ ...index, answers });
    all.push(...batch.map((row) => exampleOf(row, reducedRanker, featuresOfDoubt)));
    trust.push(...batch.flatMap((row) => trustExampleOf(row, reducedRanker, featuresOfTrust)));
  }
  return { examples: all.filter(({ choices }) => choices.some(({ isRight }) => isRight)), trust };
});
const weights = train(examples);
const rounded = Array.from(weights, (weight) => Math.round(10 * weight) / 10);
const features = (weights.length - 2) / 2;
console.log('answered', rounded.slice(0, features).join(', '));
console.log('unanswered', rounded.slice(features, 2 * features).join(', '));
console.log('doubt', rounded.slice(2 * features).join(', '));
console.log('trust', Array.from(train(trust), (weight) => Math.round(100 * weight) / 100).join(', '));

/** @param {string} name */
function readRows(name) {
  const isUnanswerable = name.includes('unanswerable');
  return readCorpus(name.replace('.tsv', ''))
    .map((columns) => columns.map((column) => column.toLowerCase()))
    .map(([question = '', pages = '', facts = '']) => ({
      question,
      pages: pages.split(' '),
      facts: facts.split('|'),
      isUnanswerable,
    }));
}

/**
 * The curated question, of those that may lead to a right answer, that is most like a question.
 *
 * @template {{ group: number }} Ask
 * @param {Row} row
 * @param {readonly Ask[]} asks
 * @param {Float64Array} alike
 */
function closestTo({ pages, isUnanswerable }, asks, alike) {
  let closest;
  let most = 0;
  for (const [at, ask] of asks.entries()) {
    const answer = index.answers[ask.group];
    const isPage = pages.includes(pageOf(answer?.to));
    const isRight = isUnanswerable ? answer?.isUnanswered : isPage && !answer?.isUnanswered;
    if (!isRight || (alike[at] ?? 0) <= most) continue;
    most = alike[at] ?? 0;
    closest = ask;
  }
  return closest;
}

/**
 * @param {Row} row
 * @param {import('../../src/features/search/ranker').Ranker} ranker
 * @param {typeof import('../../src/features/search/answer-bank').featuresOfDoubt} featuresOfDoubt
 */
function exampleOf({ question, pages, facts, isUnanswerable }, ranker, featuresOfDoubt) {
  const terms = ranker.read(question);
  const ranked = ranker.rankAnswers(question, terms);
  const unanswered = ranked.filter(({ item }) => item.isUnanswered).slice(0, MAX_UNANSWERED);
  const answers = ranked.filter(({ item }) => !item.isUnanswered).slice(0, MAX_CHOICES);
  const blank = (ranked[0]?.features ?? []).map(() => 0);
  /** @type {Choice[]} */
  const choices = answers.map(({ item, features }) => {
    const said = ranker.textOf(item, terms).toLowerCase();
    const isRight = pages.includes(pageOf(item.to)) && facts.some((fact) => said.includes(fact));
    return { x: [...features, ...blank, 0, 0], isRight: isRight && !isUnanswerable };
  });
  const doubt = featuresOfDoubt(terms);
  for (const features of [blank, ...unanswered.map((one) => one.features)])
    choices.push({ x: [...blank, ...features, ...doubt], isRight: isUnanswerable });
  return { choices, weight: isUnanswerable ? UNANSWERABLE : 1 };
}

/**
 * Whether to answer at all. A question whose best answer is wrong is left out: it speaks neither for it nor against.
 *
 * @param {Row} row
 * @param {import('../../src/features/search/ranker').Ranker} ranker
 * @param {typeof import('../../src/features/search/answer-bank').featuresOfTrust} featuresOfTrust
 * @returns {Example[]}
 */
function trustExampleOf({ question, pages, isUnanswerable }, ranker, featuresOfTrust) {
  const terms = ranker.read(question);
  const ranked = ranker.rankAnswers(question, terms);
  const best = ranked.find(({ item }) => !item.isUnanswered);
  if (!isUnanswerable && !pages.includes(pageOf(best?.item.to))) return [];
  const x = featuresOfTrust(ranked, terms);
  const choices = [
    { x, isRight: !isUnanswerable },
    { x: x.map(() => 0), isRight: isUnanswerable },
  ];
  return [{ choices, weight: isUnanswerable ? REFUSAL : 1 }];
}

function pageOf(to = '') {
  return to.split('#')[0]?.toLowerCase() ?? '';
}

/**
 * Gradient ascent with Adam.
 *
 * @param {readonly Example[]} examples
 */
function train(examples) {
  const size = examples[0]?.choices[0]?.x.length ?? 0;
  const fitted = new Float64Array(size);
  const mean = new Float64Array(size);
  const square = new Float64Array(size);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = new Float64Array(size);
    for (const { choices, weight } of examples) {
      const scores = choices.map(({ x }) => x.reduce((all, one, at) => all + one * (fitted[at] ?? 0), 0));
      const most = Math.max(...scores);
      const odds = scores.map((score) => Math.exp(score - most));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const right = odds.reduce((sum, one, at) => sum + (choices[at]?.isRight ? one : 0), 0);
      for (const [at, { x, isRight }] of choices.entries()) {
        const pull = weight * ((isRight ? (odds[at] ?? 0) / right : 0) - (odds[at] ?? 0) / all);
        for (const [feature, value] of x.entries()) slope[feature] = (slope[feature] ?? 0) + pull * value;
      }
    }
    for (let at = 0; at < size; at += 1) {
      const pull = (slope[at] ?? 0) / examples.length - DECAY * (fitted[at] ?? 0);
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * pull;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * pull * pull;
      const step =
        (mean[at] ?? 0) / (1 - 0.9 ** round) / (Math.sqrt((square[at] ?? 0) / (1 - 0.999 ** round)) + 1e-8);
      fitted[at] = (fitted[at] ?? 0) + STEP * step;
    }
  }
  return fitted;
}
