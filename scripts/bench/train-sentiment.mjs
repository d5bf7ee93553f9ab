// @ts-check
/**
 * Trains the tone model of the sentiment tool: multinomial logistic regression over words and word pairs.
 * `node scripts/bench/train-sentiment.mjs` trains on every labeled set and writes src/features/tools/sentiment/learned.json;
 * with the name of a set (“latest”), that set is left out of the training, so that tools.mjs can measure on it.
 */
import { gramLines, readCorpus, withModules, writeModel } from './corpus.mjs';

const SETS = ['dev', 'fresh', 'balanced', 'dev-more', 'latest', 'train'];
const LABELS = ['negative', 'neutral', 'positive'];
const MIN_COUNT = 3;
const REGULARIZATION = 0.3;
const RATE = 0.3;
const EPOCHS = 150;
/** Weights are stored in steps of 1 / STEPS. */
const STEPS = 4;

const heldOut = process.argv[2];
const examples = await withModules(async (load) => {
  const { tokensOf } = await load('/src/features/tools/sentiment/find-terms.ts');
  const { gramsOf } = await load('/src/features/tools/sentiment/learned-tone.ts');
  return SETS.filter((set) => set !== heldOut)
    .flatMap((set) => readCorpus(`sentiment-${set}`))
    .filter(([label = '']) => LABELS.includes(label))
    .map(([label = '', text = '']) => {
      const tokens = tokensOf(text);
      return {
        label: LABELS.indexOf(label),
        grams: [...new Set(gramsOf(tokens).map((/** @type {{ gram: string }} */ { gram }) => gram))],
        share: 1 / Math.sqrt(tokens.length + 1),
      };
    });
});
await writeModel('features/tools/sentiment/learned.json', train(examples));

/**
 * AdaGrad on the full batch.
 * @param {readonly { label: number, grams: readonly string[], share: number }[]} examples
 */
function train(examples) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { grams } of examples) for (const gram of grams) counts.set(gram, (counts.get(gram) ?? 0) + 1);
  const vocabulary = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([gram]) => gram);
  const index = new Map(vocabulary.map((gram, at) => [gram, at]));
  const rows = examples.map(({ grams, ...rest }) => ({
    ...rest,
    features: grams.flatMap((gram) => index.get(gram) ?? []),
  }));
  const weights = LABELS.map(() => new Float64Array(vocabulary.length));
  const squares = LABELS.map(() => new Float64Array(vocabulary.length).fill(1e-8));
  const bias = LABELS.map(() => 0);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const slopes = weights.map((row) => row.map((weight) => weight * REGULARIZATION));
    for (const { label, share, features } of rows) {
      const sums = weights.map((row, of) =>
        features.reduce((sum, at) => sum + (row[at] ?? 0) * share, bias[of] ?? 0),
      );
      const shares = softmax(sums);
      for (const [of, slope] of slopes.entries()) {
        const error = (shares[of] ?? 0) - (of === label ? 1 : 0);
        for (const at of features) slope[at] = (slope[at] ?? 0) + error * share;
        bias[of] = (bias[of] ?? 0) - 0.002 * error;
      }
    }
    for (const [of, slope] of slopes.entries()) {
      const [row, square] = [weights[of], squares[of]];
      if (!row || !square) continue;
      for (const [at, value] of slope.entries()) {
        square[at] = (square[at] ?? 0) + value * value;
        row[at] = (row[at] ?? 0) - (RATE * value) / Math.sqrt(square[at] ?? 1);
      }
    }
  }
  return pack(vocabulary, weights, bias);
}

/** @param {readonly number[]} sums */
function softmax(sums) {
  const powers = sums.map((sum) => Math.exp(sum - Math.max(...sums)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

/**
 * Groups the n-grams by their two rounded weights: “lean neutral”.
 * @param {readonly string[]} vocabulary
 * @param {readonly Float64Array[]} weights
 * @param {readonly number[]} bias
 */
function pack(vocabulary, weights, bias) {
  const at = (/** @type {number} */ index) => twoOf(weights.map((row) => row[index] ?? 0));
  /** @type {Record<string, string[]>} */
  const groups = {};
  for (const [index, gram] of vocabulary.entries()) {
    const key = at(index)
      .map((weight) => Math.round(weight * STEPS) / STEPS)
      .join(' ');
    if (key.replaceAll('-', '') !== '0 0') (groups[key] ??= []).push(gram);
  }
  const [lean = 0, neutral = 0] = twoOf(bias).map((value) => Number(value.toFixed(2)));
  return {
    bias: { lean, neutral },
    grams: Object.fromEntries(
      Object.entries(groups)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([key, grams]) => [key, gramLines(grams.toSorted())]),
    ),
  };
}

/**
 * The lean to praise and the neutral weight, with all three weights centered.
 * @param {readonly number[]} three
 */
function twoOf([negative = 0, neutral = 0, positive = 0]) {
  return [positive - negative, neutral - (negative + neutral + positive) / 3];
}
