import { idiomOf, weightOf, weightOfSign } from './lexicon';
import { lists } from './sentiment-words';
import type { Token } from './tokens';

/** What a rule without a word of the lexicon adds: “too small”, “it can't export”, “lovely, but upstairs”. */
export const IMPLIED = -1.5;
/** How many words a negation reaches. */
export const REACH = 4;
const MAX_IDIOM = 6;

/** A positive or negative term before its context is considered. */
interface FoundTerm {
  /** Index of its first and last token. */
  readonly first: number;
  readonly last: number;
  readonly weight: number;
  /** Whether it already contains its negation. */
  readonly isNegated?: boolean;
}

/** The terms of a sentence, and whether an idiom says that it is neither good nor bad. */
export function findTerms(tokens: readonly Token[]) {
  const found: FoundTerm[] = [];
  let isLukewarm = false;
  for (let at = 0; at < tokens.length; at += 1) {
    const { word = '' } = tokens[at] ?? {};
    const idiom = idiomAt(at);
    const weight = idiom?.weight ?? ownWeight(tokens[at]);
    const next = tokens[at + 1];
    const isNextNeutral = next?.kind === 'word' && weightOf(next.word) === 0 && !idiomAt(at + 1);
    if (idiom) {
      isLukewarm ||= idiom.isLukewarm;
      const last = at + idiom.words.length - 1;
      if (weight !== 0) found.push({ first: at, last, weight });
      at = last;
    } else if (word === 'too' && isNextNeutral) {
      found.push({ first: at, last: at + 1, weight: IMPLIED });
      at += 1;
    } else if (isPowerless(tokens, at) && isNextNeutral) {
      found.push({ first: at, last: at + 1, weight: IMPLIED, isNegated: true });
    } else if (word === 'not' && isEllipsis(tokens, at) && found.length > 0) {
      const weight = Math.sign(found.at(-1)?.weight ?? 0) * IMPLIED;
      found.push({ first: at, last: at, weight, isNegated: true });
    } else if (weight !== 0) {
      found.push({ first: at, last: at, weight });
    }
  }
  return { found, isLukewarm };

  function idiomAt(from: number) {
    return idiomOf(tokens.slice(from, from + MAX_IDIOM).map(({ word }) => word));
  }
}

/** Words such as “expected” and “worried” only frame what follows. */
function ownWeight({ kind = 'break', word = '' }: Partial<Token> = {}): number {
  if (kind === 'break' || lists.conditions.has(word)) return 0;
  return kind === 'sign' ? weightOfSign(word) : weightOf(word);
}

/** “The price is right, the quality isn't” and “the hotel, not the restaurant”. */
function isEllipsis(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return !next || next.kind === 'break' || (tokens[at - 1]?.word === ',' && weightOf(next.word) === 0);
}

/** “It still can't export”, “nobody answered” and “it never starts”, but not “I don't know” and not “nobody was rude”. */
function isPowerless(tokens: readonly Token[], at: number): boolean {
  const { word = '' } = tokens[at] ?? {};
  const [subject = '', auxiliary = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word];
  const isUnable =
    word === 'not' &&
    (auxiliary === 'can' || (/^(?:do|does|did|will)$/.test(auxiliary) && !/^(?:i|we|you|)$/.test(subject)));
  const isFailure = word === 'nobody' || (word === 'never' && /(?:s|ed)$/.test(tokens[at + 1]?.word ?? ''));
  const ahead = tokens.slice(at + 1, at + 1 + REACH);
  return (
    (isUnable || isFailure) && ahead.every(({ word }) => weightOf(word) === 0 && !lists.conditions.has(word))
  );
}
