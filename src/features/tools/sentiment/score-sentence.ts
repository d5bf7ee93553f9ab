import { EMOJI } from '@/lib/split-sentences';
import { emoticons, idiomOf, strengths, weightOf, weightOfSign } from './lexicon';
import { lists } from './sentiment-words';
import { toneOf, type Tone } from './tones';

interface Term {
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

/** What a rule without a word of the lexicon adds: “too small”, “lovely, but upstairs”. */
const IMPLIED = -1.5;
/** How many words a negation reaches. */
const REACH = 4;
const MAX_IDIOM = 6;

/** “Not good” is weaker than “bad”, and “not bad” far weaker than “good”. */
const NEGATED = { praise: -0.8, complaint: -0.5 } as const;
const BEFORE_CONTRAST = 0.5;
const AFTER_CONTRAST = 1.4;
const IN_CONDITION = 0.2;
const IN_QUESTION = 0.1;
/** The higher, the larger a sum must be to approach ±1. */
const DAMPING = 15;

/** Scores a sentence and lists the words that contributed. In irony, praise counts as a complaint. */
export function scoreSentence(sentence: string, isIronic = false): SentenceScore {
  const tokens = tokensOf(sentence);
  const contrast = tokens.findLastIndex(({ word }, at) => at > 0 && lists.contrasts.has(word));
  const isQuestion = /\?\s*$/.test(sentence) && !/^why\b/i.test(sentence);
  const isConditional = conditionsOf(tokens);
  const clauses: number[] = [0];
  let before = -1;

  const wordAt = (at: number) => sentence.slice(tokens[at]?.start, tokens[at]?.end);
  const terms = findTerms(tokens).map(({ first, last, weight: own }): Term => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const reasons: string[] = [];
    let weight = own;
    const negation = negationOf(tokens, first);
    const strength = strengths.get(tokens[first - 1]?.word ?? '');
    if (strength !== undefined)
      change(strength, `${strength > 1 ? 'stronger' : 'weaker'}: “${wordAt(first - 1)}”`);
    if (negation !== undefined)
      change(own > 0 ? NEGATED.praise : NEGATED.complaint, `reversed: “${wordAt(negation)}”`);
    if (isIronic && weight > 0) change(NEGATED.complaint, 'ironic');
    if (isConditional[first]) change(IN_CONDITION, 'counts less in a condition');
    if (isQuestion) change(IN_QUESTION, 'counts less in a question');
    if (isNewClause(tokens, before, first, weight * (clauses.at(-1) ?? 0) < 0)) clauses.push(0);
    clauses[clauses.length - 1] = (clauses.at(-1) ?? 0) + weight;
    before = first;
    if (contrast > first) change(BEFORE_CONTRAST, `counts less before “${wordAt(contrast)}”`);
    else if (contrast > 0) change(AFTER_CONTRAST, `counts more after “${wordAt(contrast)}”`);
    return { start, end, text: sentence.slice(start, end), weight, reasons };

    function change(factor: number, reason: string) {
      weight *= factor;
      reasons.push(reason);
    }
  });
  if (!isQuestion) clauses.push(impliedBy(tokens, terms));
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  const score = sum / Math.sqrt(sum * sum + DAMPING);
  return { score, tone: toneOf(score, clauses), terms, clauses };
}

interface Token {
  readonly start: number;
  readonly end: number;
  /** In lower case, with straight apostrophes. */
  readonly word: string;
  readonly kind: 'word' | 'sign' | 'break';
}

const EMOTICON = emoticons.map((sign) => sign.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
const TOKEN = new RegExp(
  String.raw`(?<sign>${EMOJI}|(?<![\p{L}\p{N}])(?:${EMOTICON})(?![\p{L}\p{N}]))|[\p{L}\p{M}\p{N}]+(?:['’\-][\p{L}\p{M}\p{N}]+)*|(?<break>[,;:.!?…()–—]+|(?<!\S)[-+](?=\s))`,
  'gu',
);

/** “Cannot” and the short forms are two words each, so that an idiom is listed once. */
const SHORT_FORM = /^(.+?)(n't|'s|'ve|'m|'re|'ll|'d)$|^(can)(not)$/;
const fullForms = new Map(Object.entries({ "n't": 'not', ca: 'can', wo: 'will', "'s": 'is' }));

function tokensOf(text: string): Token[] {
  return Array.from(text.matchAll(TOKEN)).flatMap(({ 0: found, index, groups }): Token[] => {
    const [start, end] = [index, index + found.length];
    if (groups?.['sign'] !== undefined) return [{ start, end, word: found, kind: 'sign' }];
    if (groups?.['break'] !== undefined) return [{ start, end, word: found, kind: 'break' }];
    const whole = found.toLowerCase().replaceAll('’', "'");
    const parts = SHORT_FORM.exec(whole)?.slice(1).filter(Boolean) ?? [whole];
    return parts.map((part) => ({ start, end, word: fullForms.get(part) ?? part, kind: 'word' }));
  });
}

/** A positive or negative term before its context is considered. */
interface FoundTerm {
  /** Index of its first and last token. */
  readonly first: number;
  readonly last: number;
  readonly weight: number;
}

function findTerms(tokens: readonly Token[]): readonly FoundTerm[] {
  const found: FoundTerm[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { word = '' } = tokens[at] ?? {};
    const idiom = idiomAt(at);
    const weight = idiom?.weight ?? ownWeight(tokens[at]);
    const next = tokens[at + 1];
    const isNextNeutral = next?.kind === 'word' && weightOf(next.word) === 0 && !idiomAt(at + 1);
    if (idiom) {
      const last = at + idiom.length - 1;
      if (weight !== 0) found.push({ first: at, last, weight });
      at = last;
    } else if (isNextNeutral && word === 'too') {
      found.push({ first: at, last: at + 1, weight: IMPLIED });
      at += 1;
    } else if (weight !== 0) {
      found.push({ first: at, last: at, weight });
    }
  }
  return found;

  function idiomAt(from: number) {
    return idiomOf(tokens.slice(from, from + MAX_IDIOM).map(({ word }) => word));
  }
}

/** Words such as “expected” and “worried” only frame what follows. */
function ownWeight({ kind = 'break', word = '' }: Partial<Token> = {}): number {
  if (kind === 'break' || lists.conditions.has(word)) return 0;
  return kind === 'sign' ? weightOfSign(word) : weightOf(word);
}

/** Index of the token that turns the term at `first` round, if any. A negation ends with its clause. */
function negationOf(tokens: readonly Token[], first: number): number | undefined {
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    const { word = '', kind } = tokens[at] ?? {};
    if (kind !== 'word' || lists.contrasts.has(word)) return undefined;
    // “I have never felt so welcome” is praise.
    if (word === 'so' || word === 'such' || word === 'more') return undefined;
    if (lists.negations.has(word)) return at;
  }
  return undefined;
}

/** For each token, whether it follows a condition. “I expected junk and got a gem”: a condition ends at “and”. */
function conditionsOf(tokens: readonly Token[]): readonly boolean[] {
  let isOpen = false;
  return tokens.map((token) => {
    const isConditional = isOpen;
    if (endsCondition(token)) isOpen = false;
    else if (lists.conditions.has(token.word)) isOpen = true;
    return isConditional;
  });
}

function endsCondition({ kind, word }: Token): boolean {
  return kind === 'break' || word === 'and' || lists.contrasts.has(word);
}

/** Whether a term stands in another clause than the term before. “Clean and awful” are two clauses. */
function isNewClause(tokens: readonly Token[], before: number, first: number, isOpposite: boolean): boolean {
  return tokens
    .slice(before + 1, first + 1)
    .some(
      ({ kind, word }) =>
        kind === 'break' || lists.turns.has(word) || (isOpposite && (word === 'and' || word === 'with')),
    );
}

const MIN_IMPLIED_WORDS = 3;

/** One side of a contrast implies the opposite on the other: “Lovely, but on the fifth floor.” */
function impliedBy(tokens: readonly Token[], terms: readonly Term[]): number {
  const turn = tokens.findIndex(({ word }, at) => at > 1 && lists.turns.has(word));
  const { start: mark = 0 } = tokens[turn] ?? {};
  if (turn < 0 || tokens.length - turn <= MIN_IMPLIED_WORDS) return 0;
  const sumOf = (isBefore: boolean) =>
    terms.reduce((sum, { start, weight }) => sum + (start < mark === isBefore ? weight : 0), 0);
  const [earlier, later] = [sumOf(true), sumOf(false)];
  // “It isn't the newest machine, but we love it.”
  const isDenied = tokens.slice(0, turn).some(({ word }) => lists.negations.has(word));
  if (later >= 1 && earlier === 0 && isDenied) return IMPLIED;
  return later === 0 && earlier >= 1 ? IMPLIED : 0;
}
