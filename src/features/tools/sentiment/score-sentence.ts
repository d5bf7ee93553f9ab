import { emphasisIn, isSuperlative, negationOf, strengthOf, wishOf } from './context-rules';
import { type Finding, findTerms } from './find-terms';
import { type Token, tokensOf } from './tokens';

export interface Term {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly weight: number;
  /** What its surroundings did to it, in words. */
  readonly reasons: readonly string[];
}

export interface SentenceScore {
  readonly score: number;
  readonly tone: Tone;
  readonly terms: readonly Term[];
  /** Words that changed the weight of others. */
  readonly modifiers: readonly { readonly start: number; readonly end: number }[];
}

const TURNED = { positive: -0.8, negative: -0.5 } as const;
/** What is wished for, or there is too much of. */
const UNDONE = -0.5;
const CAPITALS = 1.25;
const EXCLAMATION = 0.12;

/** How a sentence sounds, and which of its words made it so. */
export function scoreSentence(sentence: string): SentenceScore {
  const tokens = tokensOf(sentence);
  const { findings, taken } = findTerms(tokens);
  const counted = findings.filter(
    ({ kind, first }) => kind !== 'expected' || negationOf(tokens, first, taken) !== undefined,
  );
  const emphasisOf = emphasisIn(tokens, counted, taken);
  const shouts = /\p{Ll}/u.test(sentence);
  const marks = new Set<number>();

  const terms = counted.flatMap((finding) => {
    const term = termOf(finding);
    return term && Math.abs(term.weight) >= 0.05 ? [term] : [];
  });
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  const score = onScale(sum * (1 + EXCLAMATION * exclamations(tokens)));
  return {
    score,
    tone: toneOf(score),
    terms,
    modifiers: [...marks].toSorted((a, b) => a - b).flatMap(spanAt),
  };

  function termOf(finding: Finding): Term | undefined {
    const { first, last, kind } = finding;
    const [from, to] = [tokens[first], tokens[last]];
    if (!from || !to) return undefined;
    const text = sentence.slice(from.start, to.end);
    const reasons: string[] = [];
    let { weight } = finding;
    const negation =
      kind === 'negated phrase' || isSuperlative(tokens, first)
        ? undefined
        : negationOf(tokens, first, taken);
    const strength = strengthOf(tokens, first, last);
    if (strength.factor !== 1 && (negation === undefined || strength.factor < 1)) {
      weight *= strength.factor;
      because(strength.factor > 1 ? 'stronger' : 'weaker', strength.by);
    }
    if (negation !== undefined) {
      if (kind !== 'expected') weight *= weight > 0 ? TURNED.positive : TURNED.negative;
      because(kind === 'expected' ? 'missing' : 'turned round', [negation]);
    }
    const wish = weight > 0 && negation === undefined ? wishOf(tokens, first) : undefined;
    if (wish !== undefined) {
      weight *= UNDONE;
      because('not so', [wish]);
    } else if (weight > 0 && tokens[first - 1]?.word === 'too') {
      weight *= UNDONE;
      because('turned round', [first - 1]);
    }
    for (const { factor, reason } of emphasisOf(finding)) {
      weight *= factor;
      reasons.push(reason);
    }
    if (shouts && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text)) {
      weight *= CAPITALS;
      reasons.push('stronger in capitals');
    }
    return { start: from.start, end: to.end, text, weight, reasons };

    function because(what: string, by: readonly number[]) {
      for (const at of by) marks.add(at);
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

/** Nearer to nought than this says nothing. */
const THRESHOLD = 0.12;
/** How much it takes to come near the ends of the scale. */
const DAMPING = 15;

export function toneOf(score: number): Tone {
  if (score >= THRESHOLD) return 'positive';
  return score <= -THRESHOLD ? 'negative' : 'neutral';
}

/** Brings any sum of weights between minus one and one. */
function onScale(sum: number): number {
  return sum / Math.sqrt(sum * sum + DAMPING);
}
