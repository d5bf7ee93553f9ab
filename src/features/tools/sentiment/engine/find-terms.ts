import { phraseFinder } from './find-phrase';
import { expected, strengths, tooMuch } from './lexicon/modifiers';
import type { Token } from './tokens';
import { wordWeight } from './word-weights';

/** Something in a sentence that pleases or displeases, before its surroundings are looked at. */
export interface Finding {
  /** The first and the last token of it. */
  readonly first: number;
  readonly last: number;
  readonly weight: number;
  readonly kind: 'word' | 'phrase' | 'negated phrase' | 'expected';
}

const COMPLAINT = -2;
const TOO_MUCH = -1.6;
const SAME_SIGNS = 3;

/** What counts in a sentence, and which tokens belong to a turn of phrase and so no longer speak for themselves. */
export function findTerms(tokens: readonly Token[]): { findings: Finding[]; taken: ReadonlySet<number> } {
  const phraseAt = phraseFinder(tokens);
  const findings: Finding[] = [];
  const taken = new Set<number>();
  const signs = new Map<string, number>();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break') continue;
    const phrase = token.kind === 'word' ? phraseAt(at) : undefined;
    if (phrase) {
      for (let part = at; part <= phrase.last; part += 1) taken.add(part);
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
    } else if (tooMuch.has(word) && tokens[at - 1]?.word === 'too') add(at - 1, at, TOO_MUCH, 'phrase');
    else if (expected.has(word)) add(at, at, COMPLAINT, 'expected');
  }
  return { findings, taken };

  function add(first: number, last: number, weight: number, kind: Finding['kind']) {
    findings.push({ first, last, weight, kind });
  }

  /** “Terribly good” is praise. */
  function nextHasWeight(at: number): boolean {
    return [1, 2].some((step) => {
      const next = tokens[at + step];
      return next?.kind === 'word' && tokens[at + 1]?.kind === 'word' && wordWeight(next.word) !== 0;
    });
  }
}
