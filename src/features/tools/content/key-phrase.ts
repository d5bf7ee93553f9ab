import data from './advice.json';
import { type Draft, wordsIn } from './parse-markup';

export interface KeyPhrase {
  readonly phrase: string;
  /** Whether it was detected in the draft instead of entered. */
  readonly isDetected: boolean;
  readonly count: number;
  /** Share of all words that belong to the phrase, 0 to 1. */
  readonly share: number;
  readonly balance: 'missing' | 'fine' | 'often';
  readonly missingIn: readonly string[];
}

/** Share of the words above which a phrase is repeated too often. */
const TOO_OFTEN = 0.03;
/** In shorter texts a few mentions are a large share. */
const SHORT_TEXT = 100;
const MAX_PHRASE_WORDS = 6;

interface KeyPhraseInput {
  readonly phrase: string;
  /** Empty if the draft has none. */
  readonly title: string;
  readonly description: string;
}

/**
 * Counts a key phrase in the draft and rates its density. An empty phrase is replaced by one detected in the draft,
 * for which `missingIn` is empty.
 */
export function findKeyPhrase(
  { phrase: given, title, description }: KeyPhraseInput,
  draft: Draft,
): KeyPhrase | null {
  const isDetected = given.trim() === '';
  const phrase = isDetected ? detectPhrase(draft) : given.trim();
  const pattern = patternOf(phrase);
  if (!pattern) return null;
  const { blocks } = draft;
  const count = blocks.reduce((sum, { text }) => sum + (text.match(pattern.all)?.length ?? 0), 0);
  const total = Math.max(
    1,
    blocks.reduce((sum, { text }) => sum + wordsIn(text).length, 0),
  );
  const share = (count * pattern.words) / total;
  const first = blocks.find(({ level }) => level === 0);
  const headings = blocks.filter(({ level }) => level > 0);
  const has = (part: string) => pattern.one.test(part);
  const asked: readonly (readonly [string, boolean])[] = [
    ['the title', title === '' || has(title)],
    ['the description', description === '' || has(description)],
    ['the first paragraph', first === undefined || has(first.text)],
    ['a heading', headings.length === 0 || headings.some(({ text }) => has(text))],
  ];
  return {
    phrase,
    isDetected,
    count,
    share,
    balance: balanceOf(count, share, total),
    missingIn: isDetected ? [] : asked.filter(([, isThere]) => !isThere).map(([name]) => name),
  };
}

const COMMON = new Set(data.common.split(' '));
const MAX_WORDS = 4_000;
const MAX_PHRASE_LENGTH = 3;

/** The phrase of one to three words that a draft repeats and names in its headings. */
function detectPhrase({ blocks, meta }: Draft): string {
  const scores = new Map<string, { score: number; count: number; shown: string }>();
  let read = 0;
  for (const { text, level } of [...blocks, { text: meta.title, level: 1 }]) {
    const words = wordsIn(text);
    read += words.length;
    if (read > MAX_WORDS) break;
    for (const [at] of words.entries()) {
      for (let size = 1; size <= MAX_PHRASE_LENGTH && at + size <= words.length; size += 1) {
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
  return words.every((word) => /\p{L}/u.test(word) && word.length > 2 && !COMMON.has(word.toLowerCase()));
}

function balanceOf(count: number, share: number, total: number): KeyPhrase['balance'] {
  if (count === 0) return 'missing';
  const isOften = share > TOO_OFTEN && count > 2 && (total > SHORT_TEXT || share > 3 * TOO_OFTEN);
  return isOften ? 'often' : 'fine';
}

/** Matches the phrase in any case, hyphenated, and in the plural. */
function patternOf(phrase: string): { all: RegExp; one: RegExp; words: number } | null {
  const words = wordsIn(phrase.slice(0, 200)).slice(0, MAX_PHRASE_WORDS);
  if (words.length === 0) return null;
  const escaped = words.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.'));
  const source = `(?<![\\p{L}\\p{N}])${escaped.join('[\\s-]{1,3}')}(?:['’]?e?s)?(?![\\p{L}\\p{N}])`;
  return { all: new RegExp(source, 'giu'), one: new RegExp(source, 'iu'), words: words.length };
}
