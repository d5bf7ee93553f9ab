import { harshPhrases } from './lexicon/harsh-phrases';
import { negations } from './lexicon/modifiers';
import { phrases } from './lexicon/phrases';
import type { Token } from './tokens';

interface Phrase {
  readonly words: readonly string[];
  readonly weight: number;
}

/** A word as phrases are compared with it. A contraction is two of them. */
interface Piece {
  readonly word: string;
  readonly token: number;
}

export interface PhraseFound {
  readonly weight: number;
  /** The last token of it. */
  readonly last: number;
  /** Its negation is part of it. */
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

/** Answers what phrase begins at a token, the longest there is. */
export function phraseFinder(tokens: readonly Token[]): (token: number) => PhraseFound | undefined {
  const pieces = tokens.flatMap(piecesOf);
  const starts = new Map<number, number>();
  for (const [at, { token }] of pieces.entries()) if (!starts.has(token)) starts.set(token, at);

  return (token) => {
    const at = starts.get(token) ?? 0;
    const word = pieces[at]?.word ?? '';
    const found =
      longest(byFirstWord.get(word), pieces, at) ??
      (negations.has(word) ? longest(byFirstWord.get(NOT), pieces, at) : undefined) ??
      // “doesn’t work”: its negation is the second half of a token.
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
