import { plainWords } from './words';

const LENGTH = 3;

/**
 * How alike a question and each of some texts are, 0 to 1: the cosine of their letter trigrams, of which rare ones
 * count most. Unlike words, trigrams also compare the order of fillers ("who started") and misspelled words.
 */
export function gramComparer(texts: readonly string[], groupOf: readonly number[]) {
  const groups = 1 + Math.max(0, ...groupOf);
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

  return function compare(question: string) {
    const alike = new Float64Array(texts.length);
    const share = new Float64Array(groups);
    const seen = new Int32Array(groups).fill(-1);
    const grams = gramsIn(question);
    const total = sumOf(grams, (gram) => weights.get(gram) ?? weigh(gram));
    const length = Math.sqrt(total);
    let n = 0;
    for (const gram of grams) {
      const weight = weights.get(gram) ?? 0;
      for (const at of found.get(gram) ?? []) {
        alike[at] = (alike[at] ?? 0) + weight / (length * (lengths[at] ?? 1));
        const group = groupOf[at] ?? 0;
        if (seen[group] !== n) {
          seen[group] = n;
          share[group] = (share[group] ?? 0) + weight / total;
        }
      }
      n += 1;
    }
    return { alike, share };
  };
}

function gramsIn(text: string): ReadonlySet<string> {
  const grams = new Set<string>();
  const words = plainWords(text);
  for (const [at, word] of words.entries()) if (at > 0) grams.add(`${words[at - 1]} ${word}`);
  for (const word of words) {
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
