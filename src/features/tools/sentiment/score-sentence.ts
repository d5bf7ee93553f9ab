import {
  clausesOf,
  emphasisIn,
  framingOf,
  isSuperlative,
  negationOf,
  otherSubjectOf,
  strengthOf,
  wishOf,
} from './context-rules';
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
  /** The sum of weights of each clause with a verdict. */
  readonly clauses: readonly number[];
}

const NEGATED = { positive: -0.8, negative: -0.5 } as const;
/** Factor for hypothetical, excessive, quoted and ironic terms. */
const REVERSED = -0.5;
const EXPECTATION = 0.1;
const INDIFFERENT = 0.3;
const CAPITALS = 1.25;
const EXCLAMATION = 0.12;

/** Scores a sentence and lists the words that contributed. In irony, praise counts as a complaint. */
export function scoreSentence(sentence: string, isIronic = false): SentenceScore {
  const tokens = tokensOf(sentence);
  const { foundTerms, phraseTokens, isLukewarm } = findTerms(tokens);
  const counted = foundTerms.filter(
    ({ kind, first }) => kind !== 'expected' || negationOf(tokens, first, phraseTokens) !== undefined,
  );
  const emphasisOf = emphasisIn(tokens, counted, phraseTokens);
  const hasLowerCase = /\p{Ll}/u.test(sentence);
  const quotes = quotedSpans(sentence);
  const modifierTokens = new Set<number>();
  const clauseOf = clausesOf(tokens);
  const clauses = new Map<number, number>();

  const terms = counted.flatMap((foundTerm) => {
    const term = termOf(foundTerm);
    return term && Math.abs(term.weight) >= 0.05 ? [term] : [];
  });
  const sum = terms.reduce((total, { weight }) => total + weight, 0) * (isLukewarm ? INDIFFERENT : 1);
  const score = toScale(sum * (1 + EXCLAMATION * exclamations(tokens)));
  const sums = isLukewarm ? [] : [...clauses.values()];
  return {
    score,
    tone: isMixed(sums) ? 'mixed' : toneOf(score),
    terms,
    modifiers: [...modifierTokens].toSorted((a, b) => a - b).flatMap(spanAt),
    clauses: sums,
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
      because(kind === 'expected' ? 'missing' : 'reversed', [negation]);
    }
    const framing = framingOf(tokens, last);
    const wish = weight > 0 && negation === undefined ? wishOf(tokens, first) : undefined;
    const other = weight > 0 ? otherSubjectOf(tokens, first) : undefined;
    if (framing !== undefined) {
      weight *= EXPECTATION;
      reasons.push('expected before the fact');
    } else if (wish !== undefined) {
      weight *= REVERSED;
      because('not so', [wish]);
    } else if (other !== undefined) {
      weight *= REVERSED * 1.5;
      because('praise for another', [other]);
    } else if (weight > 0 && tokens[first - 1]?.word === 'too') {
      weight *= REVERSED;
      because('reversed', [first - 1]);
    }
    if (weight > 0 && (isIronic || quotes.some(({ start, end }) => from.start >= start && to.end <= end))) {
      weight *= REVERSED;
      reasons.push(isIronic ? 'ironic' : 'in quotation marks');
    }
    let ownWeight = weight;
    for (const { factor, reason, isContrast } of emphasisOf(foundTerm)) {
      weight *= factor;
      if (isContrast !== true) ownWeight *= factor;
      reasons.push(reason);
    }
    if (hasLowerCase && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text)) {
      weight *= CAPITALS;
      reasons.push('stronger in capitals');
    }
    const clause = clauseOf[first] ?? 0;
    clauses.set(clause, (clauses.get(clause) ?? 0) + ownWeight);
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

/** One to three words in quotation marks, which often mean the opposite: the “premium” service. */
function quotedSpans(sentence: string) {
  return Array.from(
    sentence.matchAll(/["“][\p{L}\p{N}/’'-]+(?: [\p{L}\p{N}/’'-]+){0,2}["”]/gu),
    ({ 0: quote, index }) => ({
      start: index,
      end: index + quote.length,
    }),
  );
}

function exclamations(tokens: readonly Token[]): number {
  const count = tokens.reduce(
    (sum, { kind, text }) => sum + (kind === 'break' ? text.split('!').length - 1 : 0),
    0,
  );
  return Math.min(count, 3);
}

export type Tone = 'positive' | 'negative' | 'mixed' | 'neutral';

/** Scores closer to zero are neutral. */
export const THRESHOLD = 0.12;
/** The higher, the larger a sum must be to approach ±1. */
const DAMPING = 15;

export function toneOf(score: number): Tone {
  if (score >= THRESHOLD) return 'positive';
  return score <= -THRESHOLD ? 'negative' : 'neutral';
}

const LEAST_SIDE = 1;
const LEAST_SHARE = 0.3;

/** Whether praise and complaint stand in different clauses, neither far weaker than the other. */
export function isMixed(clauses: readonly number[]): boolean {
  const praise = clauses.reduce((sum, clause) => sum + Math.max(0, clause), 0);
  const complaint = clauses.reduce((sum, clause) => sum - Math.min(0, clause), 0);
  const [less, more] = praise < complaint ? [praise, complaint] : [complaint, praise];
  return less >= LEAST_SIDE && less / more >= LEAST_SHARE;
}

/** Maps a sum of weights to the range -1 to 1. */
function toScale(sum: number): number {
  return sum / Math.sqrt(sum * sum + DAMPING);
}
