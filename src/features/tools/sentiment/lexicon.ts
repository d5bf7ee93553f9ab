import data from './lexicon.json';

/** The word lists of the sentiment tool. The words are in lexicon.json; inflected forms are derived. */
function setOf(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** Words, emoji and emoticons by weight, from -3.5 to 3.5. Signs have no skin tones or variation selectors. */
export const words: readonly (readonly [word: string, weight: number])[] = [
  ...data.words,
  ...data.signs,
].flatMap(({ words, weight }) => [...setOf(words)].map((word) => [word, weight] as const));
export const signs = data.signs.flatMap(({ words }) => [...setOf(words)]);

/**
 * Phrases by weight; NOT stands for any negation. Phrases of weight 0 keep their words from being scored.
 * Lukewarm ones, with the weight NaN, say that the text is indifferent.
 */
export const phrases: readonly (readonly [phrase: string, weight: number])[] = [
  ...data.phrases,
  { weight: Number.NaN, phrases: data.lukewarmPhrases },
].flatMap(({ phrases, weight }) =>
  phrases.flatMap((list) => list.split(', ')).map((phrase) => [phrase, weight] as const),
);

/** Intensifiers and downtoners with their factors. */
export const strengths: ReadonlyMap<string, number> = new Map(
  data.strengths.flatMap(({ words, factor }) =>
    [...setOf(words)].map((word) => [word.replace('-', ' '), factor] as const),
  ),
);

export const negations = setOf(data.negations);
/** Text after these words counts more than text before. */
export const contrasts = setOf(data.contrasts);
/** Clauses introduced by these words count less. */
export const concessions = setOf(data.concessions);
/** A negation does not reach past these words. */
export const clauseStarts = setOf(data.clauseStarts);
export const subjects = setOf(data.subjects);
/** Expectations before the fact: “I was skeptical” is no verdict. */
export const framings = setOf(data.framings);
/** Another version or product: “the old one was better” is no praise. */
export const otherSubjects = setOf(data.otherSubjects);
/** Words that are neutral, but a complaint when negated. */
export const expectedWords = setOf(data.expectedWords);
/** Neutral words that are a complaint after “too”. */
export const excessWords = setOf(data.excessWords);
/** Words that look like an inflected form of a weighted word but are neutral. */
export const neutralForms = setOf(data.neutralForms);
/** Words one slip away from a weighted word that are no misspellings of it. */
export const realWords = setOf(data.realWords);
/** Words of praise that stands alone, as in “Oh great, thanks a lot!”. */
export const ironicPraise = setOf(data.ironicPraise);
