import { expectedWords, negations, strengths, excessWords } from './lexicon-modifiers';
import type { Token } from './tokens';
import { wordWeight } from './word-weights';
import { harshPhrases, phrases } from './lexicon-phrases';

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

/** The terms of a sentence, and the tokens that belong to phrases and are not scored on their own. */
export function findTerms(tokens: readonly Token[]): {
  foundTerms: FoundTerm[];
  phraseTokens: ReadonlySet<number>;
} {
  const phraseAt = phraseFinder(tokens);
  const foundTerms: FoundTerm[] = [];
  const phraseTokens = new Set<number>();
  const signs = new Map<string, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break') continue;
    const phrase = token.kind === 'word' ? phraseAt(at) : undefined;
    if (phrase) {
      for (let part = at; part <= phrase.last; part += 1) phraseTokens.add(part);
      if (phrase.weight !== 0)
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
    const weight = wordWeight(word);
    if (weight !== 0) {
      if (!(word in strengths && nextHasWeight(at))) add(at, at, weight, 'word');
    } else if (excessWords.has(word) && tokens[at - 1]?.word === 'too') add(at - 1, at, TOO_MUCH, 'phrase');
    else if (expectedWords.has(word)) add(at, at, COMPLAINT, 'expected');
  }
  return { foundTerms, phraseTokens };

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
for (const [weight, list] of [...Object.entries(phrases), ...Object.entries(harshPhrases)]) {
  for (const text of list.split(',')) {
    const words = text.trim().replaceAll('cannot', `can ${NOT}`).split(/\s+/);
    const [first = ''] = words;
    const sameStart = byFirstWord.get(first) ?? [];
    sameStart.push({ words, weight: Number(weight) });
    byFirstWord.set(first, sameStart);
  }
}
for (const list of byFirstWord.values()) list.sort((one, other) => other.words.length - one.words.length);

export const phraseCount = [...byFirstWord.values()].flat().length;

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

function piecesOf({ word, kind }: Token, token: number): Piece[] {
  if (kind === 'word') {
    if (word === 'cannot' || word === "can't" || word === 'cant') return both('can', token);
    if (word === "won't") return both('will', token);
    if (word.endsWith("n't")) return both(word.slice(0, -3), token);
  }
  return [{ word, token }];
}

function both(word: string, token: number): Piece[] {
  return [
    { word, token },
    { word: 'not', token },
  ];
}
