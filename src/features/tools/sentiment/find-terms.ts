import { excessWords, expectedWords, negations, phrases, strengths } from './lexicon';
import type { Token } from './tokens';
import { wordWeight } from './vocabulary';

/** A positive or negative term before context rules are applied. */
export interface FoundTerm {
  /** Index of its first and last token. */
  readonly first: number;
  readonly last: number;
  readonly weight: number;
  readonly kind: 'word' | 'phrase' | 'negated phrase' | 'expected';
}

const COMPLAINT = -2;
const TOO_MUCH = -1.6;
const SAME_SIGNS = 3;
const ELLIPSIS = -1.8;
const FAILURE = -1.5;

/** The terms of a sentence, and the tokens that belong to phrases and are not scored on their own. */
export function findTerms(tokens: readonly Token[]): {
  foundTerms: FoundTerm[];
  phraseTokens: ReadonlySet<number>;
  /** Whether the sentence states indifference, such as “nothing special”. */
  isLukewarm: boolean;
} {
  const phraseAt = phraseFinder(tokens);
  const foundTerms: FoundTerm[] = [];
  const phraseTokens = new Set<number>();
  const signs = new Map<string, number>();
  let isLukewarm = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break') continue;
    const phrase = token.kind === 'word' ? phraseAt(at) : undefined;
    if (phrase) {
      for (let part = at; part <= phrase.last; part += 1) phraseTokens.add(part);
      if (Number.isNaN(phrase.weight)) isLukewarm = true;
      else if (phrase.weight !== 0)
        add(at, phrase.last, phrase.weight, phrase.isNegated ? 'negated phrase' : 'phrase');
      at = phrase.last;
      continue;
    }
    const { word } = token;
    if (token.kind === 'sign') {
      const seen = (signs.get(word) ?? 0) + 1;
      signs.set(word, seen);
      if (seen > SAME_SIGNS) continue;
    }
    const figure = figureAt(tokens, at);
    if (figure !== 0) {
      add(at, at + (units.has(tokens[at + 1]?.word ?? '') ? 1 : 0), figure, 'negated phrase');
      continue;
    }
    const lastWeight = foundTerms.at(-1)?.weight ?? 0;
    if (lastWeight !== 0 && endsWithNegation(tokens, at)) {
      // “The price is right but the quality isn't.”
      add(at, at, lastWeight > 0 ? ELLIPSIS : -ELLIPSIS, 'negated phrase');
      continue;
    }
    if (isFailure(tokens, at)) {
      add(at, at + 1, FAILURE, 'negated phrase');
      phraseTokens.add(at);
      continue;
    }
    const weight = wordWeight(word);
    if (weight !== 0) {
      if (!(strengths.has(word) && nextHasWeight(at))) add(at, at, weight, 'word');
    } else if (excessWords.has(word) && tokens[at - 1]?.word === 'too') add(at - 1, at, TOO_MUCH, 'phrase');
    else if (expectedWords.has(word)) add(at, at, COMPLAINT, 'expected');
  }
  return { foundTerms, phraseTokens, isLukewarm };

  function add(first: number, last: number, weight: number, kind: FoundTerm['kind']) {
    foundTerms.push({ first, last, weight, kind });
  }

  /** An intensifier before a weighted word is not a term itself, as in “terribly good”. */
  function nextHasWeight(at: number): boolean {
    return [1, 2].some((step) => {
      const next = tokens[at + step];
      return next?.kind === 'word' && tokens[at + 1]?.kind === 'word' && wordWeight(next.word) !== 0;
    });
  }
}

interface Phrase {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A word for phrase matching. Contractions are split in two. */
interface Piece {
  readonly word: string;
  readonly token: number;
}

interface PhraseFound {
  readonly weight: number;
  /** Index of its last token. */
  readonly last: number;
  /** Whether the phrase includes a negation. */
  readonly isNegated: boolean;
}

const NOT = 'NOT';
const byFirstWord = new Map<string, Phrase[]>();
for (const [phrase, weight] of phrases) {
  const words = phrase.replaceAll('cannot', `can ${NOT}`).split(' ');
  const [first = ''] = words;
  const sameStart = byFirstWord.get(first) ?? [];
  sameStart.push({ words, weight });
  byFirstWord.set(first, sameStart);
}
for (const list of byFirstWord.values()) list.sort((one, other) => other.words.length - one.words.length);

export const phraseCount = phrases.length;

/** Returns a function that finds the longest phrase starting at a token. */
function phraseFinder(tokens: readonly Token[]): (token: number) => PhraseFound | undefined {
  const pieces = tokens.flatMap(piecesOf);
  const starts = new Map<number, number>();
  for (const [at, { token }] of pieces.entries()) if (!starts.has(token)) starts.set(token, at);

  return (token) => {
    const at = starts.get(token) ?? 0;
    const word = pieces[at]?.word ?? '';
    const found =
      longest(byFirstWord.get(word), pieces, at) ??
      (negations.has(word) ? longest(byFirstWord.get(NOT), pieces, at) : undefined) ??
      // In “doesn’t work” the negation is the second half of a token.
      (pieces[at + 1]?.token === token ? longest(byFirstWord.get(NOT), pieces, at + 1) : undefined);
    return found;
  };
}

function longest(
  candidates: readonly Phrase[] | undefined,
  pieces: readonly Piece[],
  at: number,
): PhraseFound | undefined {
  const phrase = candidates?.find(({ words }) =>
    words.every((word, offset) => {
      const piece = pieces[at + offset]?.word;
      return piece === word || (word === NOT && piece !== undefined && negations.has(piece));
    }),
  );
  const last = phrase && pieces[at + phrase.words.length - 1]?.token;
  return phrase && last !== undefined
    ? { weight: phrase.weight, last, isNegated: phrase.words.includes(NOT) }
    : undefined;
}

/** Contractions as two words, with or without the apostrophe. */
function piecesOf({ word, kind }: Token, token: number): Piece[] {
  if (kind !== 'word') return [{ word, token }];
  const parts = contractions.get(word) ?? /^(.+)(n't|'s|'ve|'m|'re|'ll|'d)$/.exec(word)?.slice(1) ?? [word];
  return parts.map((part) => ({ word: endings.get(part) ?? part, token }));
}

const endings = new Map([
  ["n't", 'not'],
  ["'s", 'is'],
  ["'ve", 'have'],
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ll", 'will'],
  ["'d", 'would'],
]);

const contractions = new Map(
  Object.entries({
    cannot: ['can', 'not'],
    "can't": ['can', 'not'],
    cant: ['can', 'not'],
    "won't": ['will', 'not'],
    wont: ['will', 'not'],
  })
    .concat(Object.entries({ im: ['i', 'am'], ive: ['i', 'have'] }))
    .concat(
      'do does did is was are were would could should has have had'
        .split(' ')
        .map((verb) => [`${verb}nt`, [verb, 'not']]),
    ),
);

const units = new Set(
  'minute minutes mins min hour hours hrs day days week weeks month months second seconds sec secs'.split(
    ' ',
  ),
);
const quick = new Set('minute minutes mins min second seconds sec secs'.split(' '));
const long = new Set('days weeks months'.split(' '));
const waits = new Set('waiting waited wait hold late been'.split(' '));
const uses = new Set(
  'using used had owned customer member user working with enjoying running use'.split(' '),
);
const countWords = new Set(
  'a an one two three four five six seven eight nine ten few several couple like about over'.split(' '),
);
const burdens = new Set(
  'time times cost costs errors mistakes complaints tickets returns wait churn bounce refunds workload bill bills'.split(
    ' ',
  ),
);
const gains = new Set(
  'sales revenue conversion conversions ratings productivity leads profit profits bookings orders traffic'.split(
    ' ',
  ),
);
const rises = new Set(
  'doubled tripled grew increased rose soared jumped climbed skyrocketed up rising climbing'.split(' '),
);
const falls = new Set('dropped fell decreased halved sank shrank down falling dropping plummeted'.split(' '));

const refusals = new Set("can't cannot cant couldn't couldnt won't wont doesn't doesnt".split(' '));
const repeats = new Set(['keep', 'keeps', 'kept']);
const progress = new Set(
  'improving coming working delivering impressing surprising going getting making helping growing'.split(' '),
);

function endsWithNegation(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return (tokens[at]?.word ?? '').endsWith("n't") && (next === undefined || next.kind === 'break');
}

/** “You still can't export”, “it keeps asking”. */
function isFailure(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.word ?? '', tokens[at + 1]];
  if (next?.kind !== 'word') return false;
  if (repeats.has(word)) return next.word.endsWith('ing') && !progress.has(next.word);
  return refusals.has(word) && next.word !== 'be' && next.word !== 'even' && wordWeight(next.word) === 0;
}

/** What a figure says: long waits, quick results, and numbers that went up or down. */
function figureAt(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.word ?? '';
  const before = tokens.slice(Math.max(0, at - 4), at).map((token) => token.word);
  if ((/^\d+$/.test(word) || countWords.has(word)) && units.has(tokens[at + 1]?.word ?? '')) {
    if (
      quick.has(tokens[at + 1]?.word ?? '') &&
      before.some((each) => ['in', 'within', 'under'].includes(each))
    )
      return 1.5;
    const isDrawn =
      before.some((each) => each === 'took' || each === 'takes') && long.has(tokens[at + 1]?.word ?? '');
    const isWait =
      isDrawn || (before.some((each) => waits.has(each)) && !tokens.some((token) => uses.has(token.word)));
    return isWait ? -2 : 0;
  }
  const rise = rises.has(word) ? 1 : falls.has(word) ? -1 : 0;
  if (rise === 0) return 0;
  if (before.some((each) => gains.has(each))) return 2 * rise;
  return before.some((each) => burdens.has(each)) ? -2 * rise : 0;
}
