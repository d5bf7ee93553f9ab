import { type Draft, wordsIn } from './read-draft';

export type Balance = 'missing' | 'rare' | 'fine' | 'often';

export interface KeyPhrase {
  readonly phrase: string;
  /** Whether the tool found it itself. */
  readonly isOwn: boolean;
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
/** In shorter texts a few mentions are a large share. */
const SHORT_TEXT = 100;
const MOST_WORDS = 6;
const MOST_POSITIONS = 200;

interface Given {
  readonly phrase: string;
  /** Empty if the draft has none. */
  readonly title: string;
  readonly description: string;
}

/**
 * Finds a key phrase in the draft and rates its density. Without a given one, the draft's own is looked for,
 * and nothing is said to be missing.
 */
export function findKeyPhrase({ phrase: given, title, description }: Given, draft: Draft): KeyPhrase | null {
  const isOwn = given.trim() === '';
  const phrase = isOwn ? ownPhrase(draft, draft.meta.title ?? '') : given.trim();
  const pattern = patternOf(phrase);
  if (!pattern) return null;
  const { text, blocks } = draft;
  const places = Array.from(text.matchAll(pattern.all), ({ index }) => index);
  const total = Math.max(1, countWords(draft));
  const share = (places.length * pattern.words) / total;
  const first = blocks.find(({ level }) => level === 0);
  const headings = blocks.filter(({ level }) => level > 0);
  const has = (part: string) => pattern.one.test(part);
  const asked: readonly (readonly [string, boolean])[] = [
    ['the title', title === '' || has(title)],
    ['the description', description === '' || has(description)],
    ['the first paragraph', first === undefined || has(text.slice(first.start, first.end))],
    ['a heading', headings.length === 0 || headings.some(({ start, end }) => has(text.slice(start, end)))],
  ];
  return {
    phrase,
    isOwn,
    count: places.length,
    share,
    balance: balanceOf(places.length, share, total),
    positions: places.slice(0, MOST_POSITIONS).map((start) => start / text.length),
    missingIn: isOwn ? [] : asked.filter(([, isThere]) => !isThere).map(([name]) => name),
  };
}

function countWords({ text, blocks }: Draft): number {
  return blocks.reduce((sum, { start, end }) => sum + wordsIn(text.slice(start, end)).length, 0);
}

const COMMON = new Set(
  `a an the and or but if of to in on at by for with from as is are was were be been it its this that these those you your we our
  they their he she his her i my me us not no do does did can could will would should may must have has had more most so than then
  there here when where what which who how why all each every any some one two three also very just about into out up down over
  after before between only other same own new use make get
  der die das den dem des ein eine einer einen und oder aber nicht mit von auf für ist sind war wird auch bei nach aus wie
  los las una que del con por para les une dans pour avec sur pas est sont qui gli uno che per non het een van niet voor`.split(
    /\s+/,
  ),
);
const MOST_READ = 4_000;
const LONGEST_PHRASE = 3;

/** The phrase of one to three words that a draft repeats and names in its headings. */
function ownPhrase({ text, blocks }: Draft, title: string): string {
  const scores = new Map<string, { score: number; count: number; shown: string }>();
  let read = 0;
  for (const { start, end, level } of [...blocks, null].map(
    (block) => block ?? { start: 0, end: 0, level: 1 },
  )) {
    const words = wordsIn(end === 0 ? title : text.slice(start, end));
    read += words.length;
    if (read > MOST_READ) break;
    for (const [at] of words.entries()) {
      for (let size = 1; size <= LONGEST_PHRASE && at + size <= words.length; size += 1) {
        const phrase = words.slice(at, at + size);
        if (!isPhrase(phrase)) continue;
        const shown = phrase.join(' ').toLowerCase();
        const key = shown.replaceAll(/(?<=\p{L}{3})(?:es|s)(?=\s|$)/gu, '');
        const known = scores.get(key) ?? { score: 0, count: 0, shown };
        known.count += 1;
        known.score += (level > 0 ? 2 : 1) * (1 + 0.6 * (size - 1));
        scores.set(key, known);
      }
    }
  }
  const best = [...scores.values()]
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.score - one.score || other.shown.length - one.shown.length)[0];
  return best?.shown ?? '';
}

function isPhrase(words: readonly string[]): boolean {
  return words.every(isTopical) && words.join(' ').length < 60;
}

function isTopical(word: string): boolean {
  return word.length > 2 && /\p{L}/u.test(word) && !COMMON.has(word.toLowerCase());
}

function balanceOf(count: number, share: number, total: number): Balance {
  if (count === 0) return 'missing';
  if (share > TOO_OFTEN && count > 2 && (total > SHORT_TEXT || share > 3 * TOO_OFTEN)) return 'often';
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
