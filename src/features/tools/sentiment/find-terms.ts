import { EMOJI } from '../shared/sentences';
import { correctSpelling, expandContraction, GAP, lists, NOT, phrases, signs, weightOf } from './lexicon';

export interface Token {
  readonly start: number;
  readonly end: number;
  /** Lookup form: lower case, spelling corrected, contractions expanded, no skin tones. */
  readonly word: string;
  readonly kind: 'word' | 'sign' | 'break';
}

const EMOTICON = signs
  .filter((sign) => /^[\x21-\x7e]+$/.test(sign))
  .toSorted((one, other) => other.length - one.length)
  .map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  .join('|');

/** Skin tones, variation selectors and joined emoji. */
const EMOJI_MODIFIERS = /\p{Emoji_Modifier}|\p{Variation_Selector}|\p{Join_Control}.*/gu;
const TOKEN = new RegExp(
  String.raw`(?<sign>${EMOJI}|(?<![\p{L}\p{N}])(?:${EMOTICON})(?![\p{L}\p{N}]))|[\p{L}\p{M}\p{N}]+(?:['’\-][\p{L}\p{M}\p{N}]+)*|(?<break>[,;:.!?…()–—]+|(?<!\S)[-+](?=\s))`,
  'gu',
);

export function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: found, index, groups }): Token[] => {
    const [start, end] = [index, index + found.length];
    if (groups?.['sign'] !== undefined)
      return [{ start, end, word: found.replace(EMOJI_MODIFIERS, ''), kind: 'sign' }];
    if (groups?.['break'] !== undefined) return [{ start, end, word: found, kind: 'break' }];
    const words = expandContraction(found.toLowerCase().replaceAll('’', "'"));
    return words.map((word) => ({ start, end, word: correctSpelling(word), kind: 'word' }));
  });
}

/** A positive or negative term before its context is considered. */
export interface FoundTerm {
  /** Index of its first and last token. */
  readonly first: number;
  readonly last: number;
  readonly weight: number;
  /** Whether it already contains its negation. */
  readonly isNegated: boolean;
}

/** With a phrase of praise or complaint after them, they ask for no answer: “How hard can it be?” */
const ASKS = /^(?:how|what|why|you)$/;
const TOO_MUCH = -1.6;
const ELLIPSIS = 1.8;
const FAILURE = -1.5;
const FIGURE = 2;

/** The terms of a sentence, and the tokens that belong to phrases and are not scored on their own. */
export function findTerms(tokens: readonly Token[]) {
  const found: FoundTerm[] = [];
  const phraseTokens = new Set<number>();
  const wordAt = (at: number) => tokens[at]?.word ?? '';
  let isLukewarm = false;
  let isTorn = false;
  let isRhetorical = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const word = wordAt(at);
    const next = tokens[at + 1];
    const phrase = phraseAt(tokens, at);
    if (phrase) {
      const { last } = phrase;
      for (let part = at; part <= last; part += 1) phraseTokens.add(part);
      isLukewarm ||= phrase.verdict === 'lukewarm';
      isTorn ||= phrase.verdict === 'torn';
      isRhetorical ||= phrase.weight !== 0 && (lists.questionWords.has(word) || ASKS.test(word));
      if (phrase.weight !== 0) add(at, last, phrase.weight, phrase.words.includes(NOT));
      at = last;
      continue;
    }
    const weight = figureAt(tokens, at) || weightOf(word);
    const isVerb = next?.kind === 'word' && weightOf(next.word) === 0;
    const before = found.at(-1)?.weight ?? 0;
    const isLast = !next || next.kind === 'break';
    const isApposed = wordAt(at - 1) === ',' && /^(?:the|for|on|in|with|about)$/.test(next?.word ?? '');
    if (word === 'too' && next?.kind === 'word' && weightOf(next.word) >= 0) {
      add(at, at + 1, TOO_MUCH);
      at += 1;
    } else if (word === 'not' && (isLast || isApposed) && before !== 0) {
      // “The price is right but the quality isn't” and “I like the hotel, not the restaurant”.
      add(at, at, -Math.sign(before) * ELLIPSIS, true);
    } else if (word === 'not' && isLast && isBroken(at)) {
      // “They said they would call. They didn't.”
      add(at - 1, at, FAILURE, true);
    } else if (
      isVerb &&
      (word === 'nobody' ||
        (word === 'never' && /(?:s|ed)$/.test(next.word)) ||
        (word === 'one' && wordAt(at - 1) === 'no') ||
        (word === 'not' && (isAble.has(wordAt(at - 1)) || isBroken(at)))) &&
      !phraseAt(tokens, at + 1) &&
      !isPraiseAhead(at + 2)
    ) {
      // “You still can't export”, “nobody answered” and “the parts don't fit”, but not “I don't know”.
      add(at, at + 1, FAILURE, true);
      phraseTokens.add(at);
    } else if (weight !== 0) {
      add(at, at, weight, lists.owed.has(word));
    }
  }
  return { found, phraseTokens, isLukewarm, isTorn, isRhetorical };

  /** “He never runs on time”: the negation belongs to the praise. */
  function isPraiseAhead(from: number): boolean {
    for (let at = from; at < from + 2 && tokens[at]?.kind === 'word'; at += 1)
      if ((phraseAt(tokens, at)?.weight ?? weightOf(wordAt(at))) > 0) return true;
    return false;
  }

  /** Whether “not” follows “did” or “do”, but not “I” or “you”. */
  function isBroken(at: number): boolean {
    return /^(?:do|did|does)$/.test(wordAt(at - 1)) && !isOwn.has(wordAt(at - 2));
  }

  function add(first: number, last: number, weight: number, isNegated = false) {
    found.push({ first, last, weight, isNegated });
  }
}

const isAble = new Set(['can', 'could', 'will', 'does']);
const isOwn = new Set(['i', 'we', 'you', '']);

function phraseAt(tokens: readonly Token[], at: number) {
  const { word = '', kind } = tokens[at] ?? {};
  if (kind !== 'word') return undefined;
  for (const start of lists.negations.has(word) ? [word, NOT] : [word]) {
    for (const phrase of phrases.get(start) ?? []) {
      const last = lastOf(tokens, at, phrase.words);
      if (last !== undefined) return { ...phrase, last };
    }
  }
  return undefined;
}

/** Index of the last token of a phrase whose word at `index` is expected at a token. */
function lastOf(
  tokens: readonly Token[],
  at: number,
  words: readonly string[],
  index = 0,
): number | undefined {
  const part = words[index] ?? '';
  const { word = '' } = tokens[at] ?? {};
  if (part === GAP) {
    for (let next = at; next <= at + MAX_GAP; next += 1) {
      const last = lastOf(tokens, next, words, index + 1);
      const { word = '', kind } = tokens[next] ?? {};
      // “Would * recommend” is not “would not recommend”.
      if (last !== undefined || (kind !== 'word' && word !== ',') || lists.negations.has(word)) return last;
    }
    return undefined;
  }
  const isHere =
    part === word ||
    (part === NOT && lists.negations.has(word)) ||
    (part.includes('|') && part.split('|').includes(word));
  if (!isHere || word === '') return undefined;
  return index === words.length - 1 ? at : lastOf(tokens, at + 1, words, index + 1);
}

const MAX_GAP = 4;

const SHORT_UNIT = /^(?:min|sec)/;

/** What a figure says: waits, missing replies, and numbers that went up or down. */
function figureAt(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.word);
  const isShort = SHORT_UNIT.test(word);
  if (lists.units.has(word) && before.some((each) => lists.waits.has(each) && !(isShort && each === 'took')))
    return -FIGURE;
  if (lists.owed.has(word) && before.slice(-2).some((each) => lists.negations.has(each))) return -FIGURE;
  const rise = lists.rises.has(word) ? FIGURE : lists.falls.has(word) ? -FIGURE : 0;
  if (before.some((each) => lists.gains.has(each))) return rise;
  return before.some((each) => lists.burdens.has(each)) ? -rise : 0;
}
