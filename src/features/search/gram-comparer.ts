import type { Slices } from './in-slices';
import { comparedWords } from './words';

const LENGTH = 3;

type Compare = (question: string) => {
  /** For each text, 0 to 1. */
  readonly alike: Float64Array;
  /** For each group of texts, the share of the question that any of them has. */
  readonly shared: Float64Array;
};

/**
 * How alike a question and each of some texts are: the cosine of their letter trigrams and pairs of words, of which
 * rare ones count most. Unlike words, trigrams also compare misspelled words.
 */
export function* gramComparer(
  texts: readonly { readonly text: string; readonly group: number }[],
): Slices<Compare> {
  const found = new Map<string, number[]>();
  const sets: ReadonlySet<string>[] = [];
  for (const [at, { text }] of texts.entries()) {
    const grams = gramsIn(text);
    sets.push(grams);
    for (const gram of grams) {
      const places = found.get(gram);
      if (places) places.push(at);
      else found.set(gram, [at]);
    }
    yield;
  }
  const weigh = (gram: string) => Math.log(1 + texts.length / (found.get(gram)?.length ?? 1)) ** 2;
  const weights = new Map<string, number>();
  for (const gram of found.keys()) weights.set(gram, weigh(gram));
  yield;
  const weightOf = (gram: string) => weights.get(gram) ?? weigh(gram);
  const lengths: number[] = [];
  for (const grams of sets) {
    lengths.push(Math.sqrt(sumOf(grams, weightOf)));
    yield;
  }
  const groups = 1 + texts.reduce((most, { group }) => Math.max(most, group), 0);

  return function compare(question) {
    const alike = new Float64Array(texts.length);
    const shared = new Float64Array(groups);
    const grams = gramsIn(question);
    const total = sumOf(grams, weightOf);
    const length = Math.sqrt(total);
    for (const gram of grams) {
      const weight = weights.get(gram) ?? 0;
      let last = -1;
      // Texts of a group follow each other.
      for (const at of found.get(gram) ?? []) {
        const group = texts[at]?.group ?? 0;
        alike[at] = (alike[at] ?? 0) + weight / (length * (lengths[at] ?? 1));
        if (group !== last) shared[group] = (shared[group] ?? 0) + weight / total;
        last = group;
      }
    }
    return { alike, shared };
  };
}

function gramsIn(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  const words = comparedWords(text);
  for (const [at, word] of words.entries()) {
    if (at > 0) grams.add(`${words[at - 1]} ${word}`);
    const padded = ` ${word} `;
    for (let from = 0; from + LENGTH <= padded.length; from += 1)
      grams.add(padded.slice(from, from + LENGTH));
  }
  return grams;
}

function sumOf(grams: ReadonlySet<string>, worth: (gram: string) => number): number {
  let all = 0;
  for (const gram of grams) all += worth(gram);
  return all;
}
