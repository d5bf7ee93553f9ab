import { type Token, tokensOf } from './find-terms';
import data from './learned.json';
import type { SentenceScore, Term } from './score-sentence';
import { THRESHOLD, toneOf } from './tones';

/** The weights of an n-gram: towards praise or complaint, and towards neutral. */
interface Weights {
  readonly lean: number;
  readonly neutral: number;
}

/** A word, or a pair of words, of a sentence. */
interface Gram {
  readonly gram: string;
  readonly first: number;
  readonly last: number;
}

const model: ReadonlyMap<string, Weights> = new Map(
  Object.entries(data.grams).flatMap(([key, lines]) => {
    const [lean = 0, neutral = 0] = key.split(' ').map(Number);
    return lines.flatMap((line) => line.split('|')).map((gram) => [gram, { lean, neutral }] as const);
  }),
);

export function gramsOf(tokens: readonly Token[]): Gram[] {
  const words = tokens.map(({ word, kind }) =>
    /^\d+$/.test(word) ? '#' : kind === 'word' ? word : `/${word}`,
  );
  return words.flatMap((word, at): Gram[] => [
    { gram: word, first: at, last: at },
    { gram: `${words[at - 1] ?? '<s>'} ${word}`, first: Math.max(0, at - 1), last: at },
  ]);
}

/** The model judges only where the lexicon finds nothing, or less than this. */
const CERTAIN = 0.3;
/** The weight of the lexicon's score next to the lean of the model. */
const LEXICON = 4;
/** How much more the model must lean where the lexicon finds no tone. */
const MIN_LEAN = 2;
/** The least share of known words: other languages are not judged. */
const MIN_KNOWN = 0.5;
const MAX_MARKS = 2;
/** Short words such as “was” and “my” count, but marking them would explain nothing. */
const CONTENT_WORD = /\p{L}{5}/u;

/** The verdict of a model trained on labeled sentences where the lexicon's is weak, with the words that led to it. */
export function learnedTone(
  { tone, score, terms }: SentenceScore,
  text: string,
): Pick<SentenceScore, 'score' | 'tone' | 'terms'> {
  const tokens = tokensOf(text);
  const words = tokens.filter(({ kind }) => kind === 'word');
  const isKnown = words.filter(({ word }) => model.has(word)).length >= words.length * MIN_KNOWN;
  if (tone === 'mixed' || Math.abs(score) >= CERTAIN || !isKnown) return { tone, score, terms };

  const grams = [...new Map(gramsOf(tokens).map((gram) => [gram.gram, gram])).values()];
  const share = 1 / Math.sqrt(tokens.length + 1);
  const sum = (part: keyof Weights) =>
    grams.reduce((total, { gram }) => total + (model.get(gram)?.[part] ?? 0) * share, data.bias[part]);
  const lean = sum('lean') + LEXICON * score;
  const isPolar = Math.abs(lean) > 3 * sum('neutral') + (tone === 'neutral' ? MIN_LEAN : 0);
  const strength = isPolar ? Math.max(THRESHOLD, Math.min(1, Math.abs(lean) / LEXICON)) : 0;
  const learned = Math.sign(lean) * strength;
  if (toneOf(learned) === tone) return { tone, score, terms };

  const marks = grams
    .flatMap(({ gram, first, last }): Term[] => {
      const weight = (model.get(gram)?.lean ?? 0) * share;
      const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
      if (weight * learned <= 0 || tokens[last]?.kind !== 'word' || !CONTENT_WORD.test(gram)) return [];
      return [{ start, end, text: text.slice(start, end), weight, reasons: ['learned from examples'] }];
    })
    .toSorted((one, other) => Math.abs(other.weight) - Math.abs(one.weight));
  return { score: learned, tone: toneOf(learned), terms: withMarks(terms, marks) };
}

/** Adds the first marks that overlap nothing. */
function withMarks(terms: readonly Term[], marks: readonly Term[]): Term[] {
  const all = [...terms];
  for (const mark of marks) {
    if (all.length === terms.length + MAX_MARKS) break;
    if (all.every(({ start, end }) => end <= mark.start || mark.end <= start)) all.push(mark);
  }
  return all.toSorted((one, other) => one.start - other.start);
}
