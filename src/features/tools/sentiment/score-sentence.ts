import { emphasisIn, isSuperlative, negationOf, strengthOf, wishOf } from './context-rules';
import { type FoundTerm, findTerms } from './find-terms';
import { type Token, tokensOf } from './tokens';

export interface Term {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly weight: number;
  /** Context rules that changed the weight, in words. */
  readonly reasons: readonly string[];
}

export interface SentenceScore {
  readonly score: number;
  readonly tone: Tone;
  readonly terms: readonly Term[];
  /** Words that changed the weight of other words. */
  readonly modifiers: readonly { readonly start: number; readonly end: number }[];
}

const NEGATED = { positive: -0.8, negative: -0.5 } as const;
/** Factor for hypothetical and excessive terms. */
const REVERSED = -0.5;
const CAPITALS = 1.25;
const EXCLAMATION = 0.12;

/** Scores a sentence and lists the words that contributed. */
export function scoreSentence(sentence: string): SentenceScore {
  const tokens = tokensOf(sentence);
  const { foundTerms, phraseTokens } = findTerms(tokens);
  const counted = foundTerms.filter(
    ({ kind, first }) => kind !== 'expected' || negationOf(tokens, first, phraseTokens) !== undefined,
  );
  const emphasisOf = emphasisIn(tokens, counted, phraseTokens);
  const hasLowerCase = /\p{Ll}/u.test(sentence);
  const modifierTokens = new Set<number>();

  const terms = counted.flatMap((foundTerm) => {
    const term = termOf(foundTerm);
    return term && Math.abs(term.weight) >= 0.05 ? [term] : [];
  });
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  const score = toScale(sum * (1 + EXCLAMATION * exclamations(tokens)));
  return {
    score,
    tone: toneOf(score),
    terms,
    modifiers: [...modifierTokens].toSorted((a, b) => a - b).flatMap(spanAt),
  };

  function termOf(foundTerm: FoundTerm): Term | undefined {
    const { first, last, kind } = foundTerm;
    const [from, to] = [tokens[first], tokens[last]];
    if (!from || !to) return undefined;
    const text = sentence.slice(from.start, to.end);
    const reasons: string[] = [];
    let { weight } = foundTerm;
    const negation =
      kind === 'negated phrase' || isSuperlative(tokens, first)
        ? undefined
        : negationOf(tokens, first, phraseTokens);
    const strength = strengthOf(tokens, first, last);
    if (strength.factor !== 1 && (negation === undefined || strength.factor < 1)) {
      weight *= strength.factor;
      because(strength.factor > 1 ? 'stronger' : 'weaker', strength.by);
    }
    if (negation !== undefined) {
      if (kind !== 'expected') weight *= weight > 0 ? NEGATED.positive : NEGATED.negative;
      because(kind === 'expected' ? 'missing' : 'turned round', [negation]);
    }
    const wish = weight > 0 && negation === undefined ? wishOf(tokens, first) : undefined;
    if (wish !== undefined) {
      weight *= REVERSED;
      because('not so', [wish]);
    } else if (weight > 0 && tokens[first - 1]?.word === 'too') {
      weight *= REVERSED;
      because('turned round', [first - 1]);
    }
    for (const { factor, reason } of emphasisOf(foundTerm)) {
      weight *= factor;
      reasons.push(reason);
    }
    if (hasLowerCase && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text)) {
      weight *= CAPITALS;
      reasons.push('stronger in capitals');
    }
    return { start: from.start, end: to.end, text, weight, reasons };

    function because(what: string, by: readonly number[]) {
      for (const at of by) modifierTokens.add(at);
      reasons.push(`${what}: “${by.map((at) => tokens[at]?.text).join(' ')}”`);
    }
  }

  function spanAt(at: number) {
    const token = tokens[at];
    return token ? [{ start: token.start, end: token.end }] : [];
  }
}

function exclamations(tokens: readonly Token[]): number {
  const count = tokens.reduce(
    (sum, { kind, text }) => sum + (kind === 'break' ? text.split('!').length - 1 : 0),
    0,
  );
  return Math.min(count, 3);
}

export type Tone = 'positive' | 'negative' | 'neutral';

/** Scores closer to zero are neutral. */
const THRESHOLD = 0.12;
/** The higher, the larger a sum must be to approach ±1. */
const DAMPING = 15;

export function toneOf(score: number): Tone {
  if (score >= THRESHOLD) return 'positive';
  return score <= -THRESHOLD ? 'negative' : 'neutral';
}

/** Maps a sum of weights to the range -1 to 1. */
function toScale(sum: number): number {
  return sum / Math.sqrt(sum * sum + DAMPING);
}
