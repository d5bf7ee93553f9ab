// @ts-check
/**
 * Trains the wording model of the scam checker: logistic regression over words and word pairs.
 * `node scripts/bench/train-scam.mjs` trains on every labeled set and writes src/features/tools/scam/learned.json; with the
 * name of a set (“last”), that set is left out of the training, so that tools.mjs can measure on it. Reviews and questions
 * are honest messages too, but count less: few of them come close to a scam.
 */
import { gramLines, readCorpus, withModules, writeModel } from './corpus.mjs';
import { scamSets } from './scam-sets.mjs';

/** @typedef {{ isScam: number, weight: number, grams: readonly string[], share: number }} Example */

const MIN_COUNT = 2;
const REGULARIZATION = 0.003;
const RATE = 25;
const EPOCHS = 400;
/** Smaller weights are left out; the others are stored in steps of 1 / STEPS. */
const MIN_WEIGHT = 0.5;
const STEPS = 4;

const heldOut = process.argv[2];
/** The column of each corpus that has the text. */
const EVERYDAY = {
  'sentiment-dev': 1,
  'sentiment-dev-more': 1,
  'sentiment-train': 1,
  'assistant-dev': 0,
  'assistant-tune1': 0,
};
const EVERYDAY_SHARE = 0.1;
const examples = await withModules(async (load) => {
  const { gramsOf } = await load('/src/features/tools/scam/combination.ts');
  /** @type {(text: string, isScam: boolean, weight?: number) => Example} */
  const exampleOf = (text, isScam, weight = 1) => {
    const grams = [...gramsOf(text.replaceAll(String.raw`\n`, '\n')).keys()];
    return { isScam: Number(isScam), weight, grams, share: 1 / Math.sqrt(Math.max(1, grams.length)) };
  };
  return [
    ...Object.entries(scamSets)
      .filter(([name]) => name !== heldOut)
      .flatMap(([, messages]) => messages)
      .map(([label, text = '']) => exampleOf(text, label === 'scam')),
    ...Object.entries(EVERYDAY)
      .flatMap(([name, column]) => readCorpus(name).map((row) => row[column] ?? ''))
      .map((text) => exampleOf(text, false, EVERYDAY_SHARE)),
  ];
});
await writeModel('features/tools/scam/learned.json', train(examples));

/**
 * Gradient descent on the full batch.
 *
 * @param {readonly Example[]} examples
 */
function train(examples) {
  /** @type {Map<string, number>} */
  const uses = new Map();
  for (const { grams } of examples) for (const gram of grams) uses.set(gram, (uses.get(gram) ?? 0) + 1);
  for (const [gram, count] of uses) if (count < MIN_COUNT) uses.delete(gram);
  const weights = new Map(Array.from(uses.keys(), (gram) => [gram, 0]));
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  let bias = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const slopes = new Map([...weights].map(([gram, weight]) => [gram, weight * REGULARIZATION]));
    let drift = 0;
    for (const { isScam, weight, grams, share } of examples) {
      const sum = grams.reduce((all, gram) => all + (weights.get(gram) ?? 0) * share, bias);
      const error = ((1 / (1 + Math.exp(-sum)) - isScam) * weight) / total;
      drift += error;
      for (const gram of grams) {
        const slope = slopes.get(gram);
        if (slope !== undefined) slopes.set(gram, slope + error * share * RATE);
      }
    }
    for (const [gram, slope] of slopes) weights.set(gram, (weights.get(gram) ?? 0) - slope);
    bias -= drift;
  }
  return pack(weights, bias);
}

/**
 * Groups the n-grams by their rounded weight.
 *
 * @param {ReadonlyMap<string, number>} weights
 * @param {number} bias
 */
function pack(weights, bias) {
  /** @type {Record<string, string[]>} */
  const groups = {};
  for (const [gram, weight] of weights)
    if (Math.abs(weight) >= MIN_WEIGHT) (groups[Math.round(weight * STEPS) / STEPS] ??= []).push(gram);
  return {
    bias: Number(bias.toFixed(2)),
    grams: Object.fromEntries(
      Object.entries(groups)
        .toSorted(([one], [other]) => Number(one) - Number(other))
        .map(([weight, grams]) => [weight, gramLines(grams.toSorted())]),
    ),
  };
}
