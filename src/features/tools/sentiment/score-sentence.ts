import { type Tone, toneOf } from './tones';
import { type FoundTerm, findTerms, type Token, tokensOf } from './find-terms';
import { lists, strengths } from './lexicon';

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
  /** The sum of weights of each clause with a verdict. */
  readonly clauses: readonly number[];
}

const MIN_SIDE = 0.7;
const MIN_SHARE = 0.2;

/** Whether praise and complaint stand in different clauses, neither far weaker than the other. */
export function isMixed(clauses: readonly number[]): boolean {
  const praise = clauses.reduce((sum, clause) => sum + Math.max(0, clause), 0);
  const complaint = clauses.reduce((sum, clause) => sum - Math.min(0, clause), 0);
  const [less, more] = praise < complaint ? [praise, complaint] : [complaint, praise];
  return less >= MIN_SIDE && less / more >= MIN_SHARE;
}

const REACH = 5;

/** Index of the token that negates the term at `first`, if any. */
function negationOf(
  tokens: readonly Token[],
  first: number,
  phraseTokens: ReadonlySet<number>,
  isComplaint: boolean,
) {
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    const { word = '', kind } = tokens[at] ?? {};
    if (kind === 'break' || lists.clauseStarts.has(word) || isJoint(tokens, at)) return undefined;
    // “They fixed the leak” is praise, “they never fixed the leak” is not.
    if (isComplaint && word === 'and') isComplaint = false;
    if (isComplaint && lists.reliefs.has(word) && !phraseTokens.has(at))
      return has(tokens.slice(Math.max(0, at - 2), at), lists.negations) ? undefined : at;
    // “I have never felt so welcome” and “nothing could be more helpful” are praise.
    if (word === 'such' || (/^(?:so|more|this|that)$/.test(word) && at === first - 1)) return undefined;
    if (lists.negations.has(word) && !phraseTokens.has(at)) return at;
    if (lists.lesser.has(word) && first - at <= 2) return at;
  }
  return undefined;
}

/** Whether an “and”, or the “when” of “when it works”, begins a clause of its own. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const [word, next = ''] = [tokens[at]?.word, tokens[at + 1]?.word];
  return (word === 'and' && lists.subjects.has(next)) || (word === 'when' && next === 'it');
}

/** The intensifiers right before a term. */
function strengthsOf(tokens: readonly Token[], first: number) {
  return [first - 1, first - 2].flatMap((at) => {
    const factor = strengths.get(tokens[at]?.word ?? '');
    return factor === undefined ? [] : [{ at, factor }];
  });
}

/** A range of tokens whose terms count more or less. */
interface Emphasis {
  readonly from: number;
  readonly to: number;
  readonly factor: number;
  readonly reason: string;
  /** Whether a term still is a verdict of its own, as before “but”. */
  readonly isVerdict?: boolean;
}

function emphasesOf(
  tokens: readonly Token[],
  phraseTokens: ReadonlySet<number>,
  isAsked: boolean,
): Emphasis[] {
  const end = tokens.length;
  const emphases: Emphasis[] = [];
  const turn = tokens.findLastIndex(
    ({ word }, at) => at > 0 && lists.contrasts.has(word) && !phraseTokens.has(at),
  );
  if (turn > 0) {
    const word = tokens[turn]?.word ?? '';
    emphases.push(
      { from: 0, to: turn, factor: 0.5, reason: `counts less before “${word}”`, isVerdict: true },
      { from: turn, to: end, factor: 1.4, reason: `counts more after “${word}”`, isVerdict: true },
    );
  }
  for (const [from, { word }] of tokens.entries()) {
    const stop = tokens.findIndex(
      ({ kind, word }, at) => at > from && (kind === 'break' || word === 'and' || lists.contrasts.has(word)),
    );
    const range = { from, to: stop < 0 ? end : stop };
    if (phraseTokens.has(from)) continue;
    if (lists.concessions.has(word))
      emphases.push({ ...range, factor: 0.5, reason: `counts less after “${word}”`, isVerdict: true });
    if (lists.conditions.has(word))
      emphases.push({ ...range, factor: 0.2, reason: 'counts less in a condition' });
    if (lists.framings.has(word)) emphases.push({ ...range, factor: 0.1, reason: 'only an expectation' });
  }
  if (isAsked) emphases.push({ from: 0, to: end, factor: 0.12, reason: 'counts less in a question' });
  return emphases;
}

/** “How fast is it” without a question mark, but not “What a joke” or “Would be nice”. */
const ASKS =
  /^(?:(?:what|which|who|where|when|how)(?: \w+){0,2} (?:is|are|do|does|can|will|should|much|many|happen)|(?:do|does|did|is|are|can|could|would|will|may|should) (?!yourself|not|be|have|love|never|recommend|go|buy|definitely|highly)\w+ \w)/;

function isQuestion(tokens: readonly Token[]): boolean {
  const end = tokens.findLast(({ kind }) => kind === 'break')?.word ?? '';
  const words = tokens.map(({ word }) => word).join(' ');
  if (words.startsWith('why') || end.includes('!')) return false;
  return end.includes('?') || ASKS.test(words);
}

/** Requests, of which emoji are only polite. */
export const REQUEST =
  /^(?:(?:hi|hello|hey|good \w+)\b[ \w]*[,!.]? *)?(?:i(?:'d|’d|d)? (?:would )?(?:like|need|want) (?:to|a|an)|need to|please|pls|plz|just (?:checking|asking|wanted)|(?:could|can|would) (?:you|i|we))\b/i;

/** “The ‘luxury’ suite”: one to three words in quotation marks, of which praise is ironic. */
const QUOTED = /(?:[“"]|(?<!\S)[‘'])[\p{L}-]+(?: [\p{L}-]+){0,2}(?:[”"]|[’'](?=[\s,.!?]|$))/gu;

const NEGATED = { positive: -0.8, negative: -0.5 } as const;
const IRONIC = -0.5;
const INDIFFERENT = 0.2;
const CAPITALS = 1.25;
const EXCLAMATION = 0.12;
/** The higher, the larger a sum must be to approach ±1. */
const DAMPING = 15;
/** The weight of a fault that only “but” tells, and the fewest words after it. */
const IMPLIED = -1.5;
const MIN_IMPLIED_WORDS = 3;
const MIN_BESIDE_LUKEWARM = 2;
const turns = new Set([...lists.contrasts, ...lists.concessions, 'wish']);
const own = new Set(['i', 'we', 'my', 'our']);

const has = (part: readonly Token[], words: ReadonlySet<string>) => part.some(({ word }) => words.has(word));

/** Scores a sentence and lists the words that contributed. In irony, praise counts as a complaint. */
export function scoreSentence(sentence: string, isIronic = false): SentenceScore {
  const tokens = tokensOf(sentence);
  const { found, phraseTokens, isLukewarm, isTorn, isRhetorical } = findTerms(tokens);
  const isAsked = !isRhetorical && isQuestion(tokens);
  const emphases = emphasesOf(tokens, phraseTokens, isAsked);
  const isRequest = REQUEST.test(sentence);
  const quoted = Array.from(sentence.matchAll(QUOTED), ({ 0: quote, index }) => ({
    start: index,
    end: index + quote.length,
  }));
  const isLoud = /\p{Ll}/u.test(sentence);
  const clauses: number[] = [0];
  let previous: { readonly first: number; readonly verdict: number } | undefined;
  const terms = found.map(termOf).filter(({ weight }) => Math.abs(weight) >= 0.05);
  addImplied();
  const marks = tokens.reduce((sum, { word }) => sum + word.split('!').length - 1, 0);
  const sum = terms.reduce((total, { weight }) => total + weight, 0) * (isLukewarm ? INDIFFERENT : 1);
  const loud = sum * (1 + EXCLAMATION * Math.min(marks, 3));
  const score = loud / Math.sqrt(loud * loud + DAMPING);
  // “Camera great, everything else average” is mixed.
  const sums = clauses.filter((clause) => !isLukewarm || clause >= MIN_BESIDE_LUKEWARM);
  if (isLukewarm && sums.length > 0) sums.push(IMPLIED);
  if (isTorn) sums.push(IMPLIED, -IMPLIED);
  return {
    score,
    tone: isMixed(sums) ? 'mixed' : toneOf(score),
    terms,
    clauses: sums,
  };

  function termOf({ first, last, weight: own, isNegated }: FoundTerm): Term {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const text = sentence.slice(start, end);
    const reasons: string[] = [];
    let weight = own;
    const negation = isNegated ? undefined : negationOf(tokens, first, phraseTokens, own < 0);
    for (const { at, factor } of strengthsOf(tokens, first)) {
      if (factor > 1 && negation !== undefined) continue;
      weight *= factor;
      because(factor > 1 ? 'stronger' : 'weaker', at);
    }
    if (negation !== undefined) {
      weight *= weight > 0 ? NEGATED.positive : NEGATED.negative;
      because('reversed', negation);
    }
    if (isRequest && tokens[first]?.kind === 'sign') weight *= 0.1;
    const isQuoted = quoted.some((quote) => quote.start < start && end < quote.end);
    if ((isIronic || isQuoted) && weight > 0) {
      weight *= IRONIC;
      reasons.push('ironic');
    }
    let verdict = weight;
    for (const { from, to, factor, reason, isVerdict } of emphases) {
      if (first < from || first >= to) continue;
      weight *= factor;
      if (isVerdict !== true) verdict *= factor;
      reasons.push(reason);
    }
    if (isLoud && /^[^\p{Ll}]*\p{Lu}[^\p{Ll}]*\p{Lu}[^\p{Ll}]*$/u.test(text)) {
      weight *= CAPITALS;
      reasons.push('stronger in capitals');
    }
    if (beginsClause(first, verdict)) clauses.push(0);
    clauses[clauses.length - 1] = (clauses.at(-1) ?? 0) + verdict;
    previous = { first, verdict };
    return { start, end, text, weight, reasons };

    function because(what: string, at: number) {
      const token = tokens[at];
      if (token) reasons.push(`${what}: “${sentence.slice(token.start, token.end)}”`);
    }
  }

  /** Whether a term is in another clause than the term before. “Clean and awful” are two clauses. */
  function beginsClause(first: number, verdict: number): boolean {
    const { first: before = -1, verdict: earlier = 0 } = previous ?? {};
    if (tokens[before]?.kind === 'sign' && tokens[before + 1]?.kind === 'word') return true;
    return tokens
      .slice(before + 1, first + 1)
      .some(
        ({ kind, word }, at) =>
          kind === 'break' ||
          lists.contrasts.has(word) ||
          lists.concessions.has(word) ||
          lists.splits.has(word) ||
          isJoint(tokens, before + 1 + at) ||
          (verdict * earlier < 0 && /^(?:and|with|in)$/.test(word)),
      );
  }

  /** One side of “but” implies the opposite on the other: “It is lovely, but on the fifth floor.” */
  function addImplied() {
    const turn = tokens.findIndex(
      ({ word }, at) =>
        at > 1 &&
        (turns.has(word) || (word === 'even' && tokens[at + 1]?.word === 'if')) &&
        !phraseTokens.has(at),
    );
    const mark = tokens[turn];
    const [before, after] = [tokens.slice(0, Math.max(turn, 0)), tokens.slice(turn + 1)];
    if (!mark || after.length < MIN_IMPLIED_WORDS || has(before, lists.framings) || isLukewarm || isAsked)
      return;
    const [earlier = 0, later = 0] = [true, false].map((isBefore) =>
      terms.reduce((total, { start, weight }) => total + (start < mark.start === isBefore ? weight : 0), 0),
    );
    const isFaultLater = earlier >= 1 && later === 0;
    const isFaultEarlier = earlier === 0 && later >= 1 && has(before, lists.negations) && !has(before, own);
    const isPraiseLater =
      earlier <= -0.5 &&
      later === 0 &&
      mark.word === 'but' &&
      !has(after, lists.negations) &&
      !has(after, own);
    if (!isFaultLater && !isFaultEarlier && !isPraiseLater) return;
    clauses.push(isPraiseLater ? -IMPLIED : IMPLIED);
  }
}
