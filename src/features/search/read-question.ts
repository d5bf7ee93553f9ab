import { groupBy } from '@/lib/group-by';
import { isWeak, letterPairs, plainWords, similarity, stemOf, synonymsOf, withoutFillers } from './words';

/** A word of a question and the stems of the site that it may stand for. */
export interface Term {
  readonly word: string;
  /** Confidence by stem, 0 to 1. */
  readonly matches: ReadonlyMap<string, number>;
  /** Weight of the word, 0 to 1. Rare and unknown words weigh most. */
  readonly weight: number;
}

export interface Vocabulary {
  /** In how many passages and curated answers each stem occurs. */
  readonly counts: ReadonlyMap<string, number>;
  readonly words: ReadonlySet<string>;
  /** Stems of titles and headings. */
  readonly headings: ReadonlySet<string>;
  readonly rarity: (stem: string) => number;
}

export const SYNONYM = 0.8;
export const WEAK = 0.2;
const SAME_FAMILY = 0.8;
const COMPLETION = 0.9;
const TYPO = 0.85;
const SWAPPED_LETTERS = 0.8;
/** Lowest share of common letter pairs at which a word counts as a misspelling. */
const MIN_SIMILARITY = 0.6;
/** Maximum difference in length between a misspelled word and the correct one. */
const MAX_LENGTH_DIFFERENCE = 2;
const MAX_QUESTION_LENGTH = 1000;
/** Weight of the words of a sentence that asks nothing, beside one that does. */
const CONTEXT_WEIGHT = 0.4;
const CLAUSES = /(?<=[.!?:;,])\s+|\s+[-–—]+\s+/;
const ASKS =
  /\?|^(?:(?:so|and|but|or|also|then) )*(?:who|whats?|when|where|which|why|how|can|could|do|does|did|is|are|will|would|may|must|should|any|got|am)\b/i;
const MIN_PART_LENGTH = 4;
const MIN_JOINED_LENGTH = 6;
/** In "do you offer X", the verb carries little meaning, so it gets a low weight. */
const ASKS_FOR_SERVICE =
  /\b(?:do|does|can|could|will|would) (?:you|u|i|we) (?:also )?(offer|provide|accept|visit)\b/;

/** Creates a parser of questions in a site's vocabulary. The last word of an unfinished question may be incomplete. */
export function* questionReader({ counts, words: known, headings, rarity }: Vocabulary) {
  const spelled = [];
  for (const stem of counts.keys()) {
    spelled.push({ stem, pairs: letterPairs(stem), sorted: sortedLetters(stem) });
    yield;
  }
  const spellings = groupBy(spelled, ({ stem }) => stem.charAt(0));

  return function read(question: string, isUnfinished = false): readonly Term[] {
    const asked = question.slice(0, MAX_QUESTION_LENGTH);
    const words = withoutFillers(wordsOf(asked));
    const asking = new Set(wordsOf(withoutContext(asked)));
    const verb = ASKS_FOR_SERVICE.exec(asked.toLowerCase())?.[1];
    return words.map((word, at) => {
      const matches = matchesOf(word, isUnfinished && at === words.length - 1);
      const isKnown = counts.has(stemOf(word));
      const [mostLikely = ''] = [...matches].toSorted(([, one], [, other]) => other - one)[0] ?? [];
      const rare = matches.size === 0 ? 1 : rarity(isKnown ? stemOf(word) : mostLikely);
      const weight =
        rare * (isWeak(word) || word === verb ? WEAK : 1) * (asking.has(word) ? 1 : CONTEXT_WEIGHT);
      return { word, matches, weight };
    });
  };

  function wordsOf(text: string): readonly string[] {
    return splitCompounds(joinCompounds(plainWords(text), known), known);
  }

  function matchesOf(word: string, isUnfinished: boolean): ReadonlyMap<string, number> {
    const stem = stemOf(word);
    const found = new Map<string, number>();
    for (const synonym of synonymsOf(stem)) if (counts.has(synonym)) found.set(synonym, SYNONYM);
    const mayBeTypo = !counts.has(stem) && found.size === 0 && stem.length > 2 && !/\d/.test(stem);
    const pairs = letterPairs(stem);
    const sorted = sortedLetters(stem);
    for (const other of spellings.get(stem.charAt(0)) ?? []) {
      if (isUnfinished && completes(word, other.stem)) found.set(other.stem, COMPLETION);
      else if (isSameFamily(stem, other.stem)) found.set(other.stem, SAME_FAMILY);
      else if (mayBeTypo && Math.abs(stem.length - other.stem.length) <= MAX_LENGTH_DIFFERENCE) {
        const score = other.sorted === sorted ? SWAPPED_LETTERS : similarity(pairs, other.pairs);
        if (score >= MIN_SIMILARITY) found.set(other.stem, score * TYPO);
      }
    }
    if (counts.has(stem)) found.set(stem, 1);
    return found;
  }

  /** One or two letters match too many words, so they only complete words of titles and headings. */
  function completes(word: string, stem: string): boolean {
    return stem.startsWith(word) && word.length > 1 && (word.length > 2 || headings.has(stem));
  }
}

/** The clauses that ask something, or all if none does. */
function withoutContext(text: string): string {
  const asking = text.split(CLAUSES).filter((clause) => ASKS.test(clause.trim()));
  return asking.length > 0 ? asking.join(' ') : text;
}

/** Joins "chat bot" into "chatbot" if the site uses that word. */
function joinCompounds(words: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const joined = words.map((word, at) => {
    const both = word + (words[at + 1] ?? '');
    return at + 1 < words.length && both.length >= MIN_JOINED_LENGTH && known.has(both) ? both : undefined;
  });
  return words.flatMap((word, at) => (joined[at - 1] === undefined ? [joined[at] ?? word] : []));
}

/** Splits "timezone" into "time zone" if the site uses those words. */
function splitCompounds(words: readonly string[], known: ReadonlySet<string>): readonly string[] {
  return words.flatMap((word) => {
    if (known.has(word)) return [word];
    for (let at = MIN_PART_LENGTH; at <= word.length - MIN_PART_LENGTH; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)];
      if (parts.every((part) => known.has(part))) return parts;
    }
    return [word];
  });
}

/** Whether one word is a prefix and most of the other, as in "encrypt" and "encryption". */
function isSameFamily(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return (
    shorter.length >= 5 &&
    longer.length - shorter.length <= Math.min(4, shorter.length / 2) &&
    longer.startsWith(shorter)
  );
}

function sortedLetters(word: string): string {
  return word.split('').toSorted().join('');
}
