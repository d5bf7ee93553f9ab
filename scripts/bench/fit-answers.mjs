// @ts-check
import { readdirSync } from 'node:fs';
import { readSiteIndex } from '../vite/search-index.mjs';
import { readCorpus, withModules } from './corpus.mjs';

/**
 * Fits the weights of src/features/search/answer-bank.ts to all questions in scripts/bench/corpora and prints them:
 * `node scripts/bench/fit-answers.mjs`. Each question chooses between its best answers, the closest question that the
 * site does not answer, and none; a softmax of the weighted features is trained to choose a right one.
 */
const corpora = new URL('corpora/', import.meta.url);
const MAX_CHOICES = 40;
const ROUNDS = 3;
const STEP = 0.05;
const DECAY = 0.002;
/** Unanswerable questions are fewer, and a wrong answer is worse than none. */
const UNANSWERABLE = 1.5;

/** @typedef {{ x: number[], isRight: boolean }} Choice */

const index = await readSiteIndex();
const examples = await withModules(async (load) => {
  const { createRanker } = await load('/src/features/search/ranker.ts');
  const { featuresOfNone } = await load('/src/features/search/answer-bank.ts');
  const ranker = createRanker(index);
  return readdirSync(corpora)
    .filter((name) => name.startsWith('assistant-'))
    .flatMap((name) => readRows(name, ranker, featuresOfNone))
    .filter(({ choices }) => choices.some(({ isRight }) => isRight));
});
const size = examples[0]?.choices[0]?.x.length ?? 0;
const weights = train();
const rounded = Array.from(weights, (weight) => Math.round(10 * weight) / 10);
const features = (size - 3) / 2;
console.log('answered', rounded.slice(0, features).join(', '));
console.log('unanswered', rounded.slice(features, 2 * features).join(', '));
console.log('none', rounded.slice(2 * features).join(', '));

/**
 * @param {string} name
 * @param {import('../../src/features/search/ranker').Ranker} ranker
 * @param {typeof import('../../src/features/search/answer-bank').featuresOfNone} featuresOfNone
 */
function readRows(name, ranker, featuresOfNone) {
  const isUnanswerable = name.includes('unanswerable');
  return readCorpus(name.replace('.tsv', ''))
    .map((columns) => columns.map((column) => column.toLowerCase()))
    .map(([question = '', pages = '', facts = '']) => {
      const terms = ranker.read(question);
      const ranked = ranker.rankAnswers(question, terms);
      const closest = ranked.find(({ item }) => item.isUnanswered);
      const answers = ranked.filter(({ item }) => !item.isUnanswered).slice(0, MAX_CHOICES);
      const blank = (ranked[0]?.features ?? []).map(() => 0);
      /** @type {Choice[]} */
      const choices = answers.map(({ item, features }) => {
        const said = ranker.textOf(item, terms).toLowerCase();
        const isPage = pages.split(' ').includes(item.to.split('#')[0]?.toLowerCase() ?? '');
        const isRight = !isUnanswerable && isPage && facts.split('|').some((fact) => said.includes(fact));
        return { x: [...features, ...blank, 0, 0, 0], isRight };
      });
      if (closest) choices.push({ x: [...blank, ...closest.features, 1, 0, 0], isRight: isUnanswerable });
      choices.push({ x: [...blank, ...blank, ...featuresOfNone(terms)], isRight: isUnanswerable });
      return { choices, weight: isUnanswerable ? UNANSWERABLE : 1 };
    });
}

/** Gradient descent with Adam. */
function train() {
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
