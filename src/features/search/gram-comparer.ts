import { plainWords } from './words';

const LENGTH = 3;

/**
 * How alike a question and each of some texts are, 0 to 1: the cosine of their letter trigrams, of which rare ones
 * count most. Unlike words, trigrams also compare the order of fillers ("who started") and misspelled words.
 */
export function gramComparer(texts: readonly string[]) {
  const sets = texts.map(gramsIn);
  const found = new Map<string, number[]>();
  for (const [at, grams] of sets.entries())
    for (const gram of grams) {
      const places = found.get(gram);
      if (places) places.push(at);
      else found.set(gram, [at]);
    }
  const weigh = (gram: string) => Math.log(1 + texts.length / (found.get(gram)?.length ?? 1)) ** 2;
  const weights = new Map(Array.from(found.keys(), (gram) => [gram, weigh(gram)]));
  const lengths = sets.map((grams) => Math.sqrt(sumOf(grams, (gram) => weights.get(gram) ?? 0)));

  return function compare(question: string): Float64Array {
    const alike = new Float64Array(texts.length);
    const grams = gramsIn(question);
    const length = Math.sqrt(sumOf(grams, (gram) => weights.get(gram) ?? weigh(gram)));
    for (const gram of grams)
      for (const at of found.get(gram) ?? [])
        alike[at] = (alike[at] ?? 0) + (weights.get(gram) ?? 0) / (length * (lengths[at] ?? 1));
    return alike;
  };
}

function gramsIn(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const word of plainWords(text)) {
    const padded = ` ${word} `;
    for (let at = 0; at + LENGTH <= padded.length; at += 1) grams.add(padded.slice(at, at + LENGTH));
  }
  return grams;
}

function sumOf(grams: ReadonlySet<string>, worth: (gram: string) => number): number {
  let all = 0;
  for (const gram of grams) all += worth(gram);
  return all;
}
