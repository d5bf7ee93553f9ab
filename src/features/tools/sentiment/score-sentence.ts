import { findTerms, IMPLIED, REACH } from './find-terms';
import { strengthOf } from './lexicon';
import { lists } from './sentiment-words';
import { tokensOf, type Token } from './tokens';
import { toneOf, type Tone } from './tones';

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
  /** The sum of weights of each clause. */
  readonly clauses: readonly number[];
}

/** The smaller side of a mixed text has at least this weight, and this share of the larger one. */
const MIN_SIDE = 0.7;
const MIN_SHARE = 0.2;

/** Whether praise and complaint stand in different clauses, neither far weaker than the other. */
export function isMixed(clauses: readonly number[]): boolean {
  const praise = clauses.reduce((sum, clause) => sum + Math.max(0, clause), 0);
  const complaint = clauses.reduce((sum, clause) => sum - Math.min(0, clause), 0);
  const [less, more] = praise < complaint ? [praise, complaint] : [complaint, praise];
  return less >= MIN_SIDE && less / more >= MIN_SHARE;
}

/** “Not good” is weaker than “bad”, and “not bad” far weaker than “good”. */
const NEGATED = { praise: -0.8, complaint: -0.5 } as const;
const MIN_BESIDE_LUKEWARM = 2;
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.4;
const IN_CONDITION = 0.2;
const IN_QUESTION = 0.1;
const CAPITALS = 1.25;
const EXCLAMATION = 0.12;
/** The higher, the larger a sum must be to approach ±1. */
const DAMPING = 15;

/** Scores a sentence and lists the words that contributed. In irony, praise counts as a complaint. */
export function scoreSentence(sentence: string, isIronic = false): SentenceScore {
  const tokens = tokensOf(sentence);
  const { found, isLukewarm } = findTerms(tokens);
  const contrast = tokens.findLastIndex(({ word }, at) => at > 0 && lists.contrasts.has(word));
  const isQuestion = /\?\s*$/.test(sentence) && !/^why\b/i.test(sentence);
  const hasLowerCase = /\p{Ll}/u.test(sentence);
  const clauses: number[] = [0];
  let before = -1;

  const wordAt = (at: number) => sentence.slice(tokens[at]?.start, tokens[at]?.end);
  const terms = found.map(({ first, last, weight: own, isNegated }): Term => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const text = sentence.slice(start, end);
    const reasons: string[] = [];
    let weight = own;
    const negation = isNegated ? undefined : negationOf(tokens, first, own < 0);
    const strength = strengthOf(tokens[first - 1]?.word ?? '');
    if (strength !== undefined && (negation === undefined || strength < 1))
      change(strength, `${strength > 1 ? 'stronger' : 'weaker'}: “${wordAt(first - 1)}”`);
    if (negation !== undefined)
      change(own > 0 ? NEGATED.praise : NEGATED.complaint, `reversed: “${wordAt(negation)}”`);
    if (isIronic && weight > 0) change(NEGATED.complaint, 'ironic');
    if (isConditional(tokens, first)) change(IN_CONDITION, 'counts less in a condition');
    if (isQuestion) change(IN_QUESTION, 'counts less in a question');
    if (hasLowerCase && /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text))
      change(CAPITALS, 'stronger in capitals');
    if (isNewClause(tokens, before, first, weight * (clauses.at(-1) ?? 0) < 0)) clauses.push(0);
    clauses[clauses.length - 1] = (clauses.at(-1) ?? 0) + weight;
    before = first;
    if (contrast > 0 && first < contrast)
      change(BEFORE_CONTRAST, `counts less before “${tokens[contrast]?.word}”`);
    if (contrast > 0 && first > contrast)
      change(AFTER_CONTRAST, `counts more after “${tokens[contrast]?.word}”`);
    const concession = concessionOf(tokens, first);
    if (concession !== undefined) change(BEFORE_CONTRAST, `counts less after “${concession}”`);
    return { start, end, text, weight, reasons };

    function change(factor: number, reason: string) {
      weight *= factor;
      reasons.push(reason);
    }
  });
  // “Camera great, everything else average” is mixed.
  const hasPraise = clauses.some((clause) => clause >= MIN_BESIDE_LUKEWARM);
  if (isLukewarm && hasPraise) clauses.push(IMPLIED);
  else if (!isLukewarm && !isQuestion) clauses.push(impliedBy(tokens, terms));
  const marks = Math.min(3, sentence.match(/!/g)?.length ?? 0);
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  const loud = (isLukewarm ? IN_CONDITION : 1) * sum * (1 + EXCLAMATION * marks);
  const score = loud / Math.sqrt(loud * loud + DAMPING);
  return { score, tone: isMixed(clauses) ? 'mixed' : toneOf(score), terms, clauses };
}

/** Index of the token that turns the term at `first` round, if any. A negation ends with its clause. */
function negationOf(tokens: readonly Token[], first: number, isComplaint: boolean): number | undefined {
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    const { word = '', kind } = tokens[at] ?? {};
    if (kind !== 'word' || lists.contrasts.has(word)) return undefined;
    // “I have never felt so welcome” and “they could not have been kinder” are praise, “it could have been better” is not.
    if (word === 'so' || word === 'such' || word === 'more') return undefined;
    const isPast = /^(?:have|of)$/.test(word);
    if (isPast && modals.has(tokens[at - 1]?.word ?? '')) return isComplaint ? undefined : at - 1;
    if (isPast && modals.has(tokens[at - 2]?.word ?? '')) return undefined;
    if (lists.negations.has(word) || (isComplaint && lists.resolutions.has(word))) return at;
  }
  return undefined;
}

const modals = new Set(['could', 'would', 'should', 'might']);

/** “I expected junk and got a gem”: a condition ends at “and”. */
function isConditional(tokens: readonly Token[], first: number): boolean {
  const words = clauseBefore(tokens, first).map(({ word }) => word);
  return words.slice(words.lastIndexOf('and') + 1).some((word) => lists.conditions.has(word));
}

function concessionOf(tokens: readonly Token[], first: number): string | undefined {
  return clauseBefore(tokens, first).find(({ word }) => lists.concessions.has(word))?.word;
}

/** The tokens from the last break or contrast to a term. */
function clauseBefore(tokens: readonly Token[], first: number): readonly Token[] {
  const start = tokens.findLastIndex(
    ({ kind, word }, at) => at < first && (kind === 'break' || lists.contrasts.has(word)),
  );
  return tokens.slice(start + 1, first);
}

/** Whether a term stands in another clause than the term before. “Clean and awful” are two clauses. */
function isNewClause(tokens: readonly Token[], before: number, first: number, isOpposite: boolean): boolean {
  // “Staff 😍 food 🤢”
  if (tokens[before]?.kind === 'sign' && first > before + 1) return true;
  return tokens
    .slice(before + 1, first + 1)
    .some(
      ({ kind, word }) =>
        kind === 'break' ||
        lists.contrasts.has(word) ||
        lists.concessions.has(word) ||
        lists.turns.has(word) ||
        (isOpposite && (word === 'and' || word === 'with')),
    );
}

const MIN_IMPLIED_WORDS = 3;

/** One side of a contrast implies the opposite on the other: “Lovely, but on the fifth floor.” */
function impliedBy(tokens: readonly Token[], terms: readonly Term[]): number {
  const turn = tokens.findIndex(
    ({ word }, at) =>
      at > 1 && (lists.contrasts.has(word) || lists.concessions.has(word) || lists.turns.has(word)),
  );
  const mark = tokens[turn];
  const after = tokens.slice(turn + 1);
  if (!mark || after.length < MIN_IMPLIED_WORDS) return 0;
  const sumOf = (isBefore: boolean) =>
    terms.reduce((sum, { start, weight }) => sum + (start < mark.start === isBefore ? weight : 0), 0);
  const [earlier, later] = [sumOf(true), sumOf(false)];
  // “It isn't the newest machine, but we love it.”
  if (later >= 1 && earlier === 0 && isNegated(tokens.slice(0, turn))) return IMPLIED;
  if (later !== 0) return 0;
  if (earlier >= 1) return IMPLIED;
  return earlier < 0 && mark.word === 'but' && !isNegated(after) ? -IMPLIED : 0;
}

function isNegated(part: readonly Token[]): boolean {
  return part.some(({ word }) => lists.negations.has(word));
}
