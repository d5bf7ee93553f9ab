import { type Draft, wordsIn } from './read-draft';

export type Balance = 'missing' | 'rare' | 'fine' | 'often';

export interface KeyPhrase {
  readonly count: number;
  /** Share of all words that belong to the phrase, 0 to 1. */
  readonly share: number;
  readonly balance: Balance;
  /** Relative positions in the draft, 0 to 1. */
  readonly positions: readonly number[];
  readonly missingIn: readonly string[];
}

const TOO_RARE = 0.005;
const TOO_OFTEN = 0.03;
const MOST_WORDS = 6;
const MOST_POSITIONS = 200;

/** Finds a key phrase in the draft, its title and its description, and rates its density. */
export function findKeyPhrase(
  phrase: string,
  draft: Draft,
  title: string,
  description: string,
): KeyPhrase | null {
  const pattern = patternOf(phrase);
  if (!pattern) return null;
  const { text, blocks } = draft;
  const places = Array.from(text.matchAll(pattern.all), ({ index }) => index);
  const total = Math.max(
    1,
    draft.blocks.reduce((sum, { start, end }) => sum + wordsIn(text.slice(start, end)).length, 0),
  );
  const share = (places.length * pattern.words) / total;
  const first = blocks.find(({ level }) => level === 0);
  const has = (part: string) => pattern.one.test(part);
  const asked: readonly (readonly [string, boolean])[] = [
    ['the title', has(title)],
    ['the description', has(description)],
    ['the first paragraph', first !== undefined && has(text.slice(first.start, first.end))],
    ['a heading', blocks.some(({ level, start, end }) => level > 0 && has(text.slice(start, end)))],
  ];
  return {
    count: places.length,
    share,
    balance: balanceOf(places.length, share),
    positions: places.slice(0, MOST_POSITIONS).map((start) => start / text.length),
    missingIn: asked.filter(([, isThere]) => !isThere).map(([name]) => name),
  };
}

function balanceOf(count: number, share: number): Balance {
  if (count === 0) return 'missing';
  if (share > TOO_OFTEN && count > 2) return 'often';
  return share < TOO_RARE ? 'rare' : 'fine';
}

/** Matches the phrase in any case, hyphenated, and in the plural. */
function patternOf(phrase: string): { all: RegExp; one: RegExp; words: number } | null {
  const words = wordsIn(phrase.slice(0, 200)).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const escaped = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.'));
  const source = `(?<![\\p{L}\\p{N}])${escaped.join('[\\s-]{1,3}')}(?:['’]?e?s)?(?![\\p{L}\\p{N}])`;
  return { all: new RegExp(source, 'giu'), one: new RegExp(source, 'iu'), words: words.length };
}
