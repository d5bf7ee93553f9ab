import {
  clauseStarts,
  concessions,
  contrasts,
  framings,
  negations,
  otherSubjects,
  strengths,
  subjects,
} from './lexicon';
import type { Token } from './tokens';
import type { FoundTerm } from './find-terms';

const REACH = 4;
const LESS = new Set(['less', 'fewer', 'least']);
const WISHES = new Set(['would', 'could', 'should', 'might', "i'd", "it'd", "that'd"]);
const SO = new Set(['so', 'this', 'such', 'as']);
const NOTHING = new Set(['never', 'nothing', 'nobody', 'none']);
const AFTERWARDS: Readonly<Record<string, number>> = {
  'a lot': 1.3,
  'so much': 1.3,
  'very much': 1.3,
  'a bit': 0.6,
};

/** Index of the token that negates the term at `first`, if any. */
export function negationOf(
  tokens: readonly Token[],
  first: number,
  phraseTokens: ReadonlySet<number>,
): number | undefined {
  for (let at = first - 1, words = 0; at >= 0 && words < REACH; at -= 1, words += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break' || clauseStarts.has(token.word)) return undefined;
    if (token.word === 'and' && subjects.has(tokens[at + 1]?.word ?? '')) return undefined;
    if (LESS.has(token.word) && words < 2) return at;
    if (!phraseTokens.has(at) && isNegation(token.word)) return at;
  }
  return undefined;
}

function isNegation(word: string): boolean {
  return negations.has(word) || word.endsWith("n't");
}

/** Negations that mean praise: “I have never felt so welcome”, “nothing could be kinder”. */
export function isSuperlative(tokens: readonly Token[], first: number): boolean {
  const before = tokens.slice(Math.max(0, first - REACH), first).map(({ word }) => word);
  const last = before.at(-1) ?? '';
  if (before.includes('never') && SO.has(last)) return true;
  const isMore = last === 'more' || /(?:er|better)$/.test(tokens[first]?.word ?? '');
  return isMore && before.some((word) => NOTHING.has(word));
}

/** The intensifiers around a term, with their combined factor. */
export function strengthOf(
  tokens: readonly Token[],
  first: number,
  last: number,
): { factor: number; by: number[] } {
  const by: number[] = [];
  let factor = 1;
  for (let at = first - 1; at >= Math.max(0, first - 3); at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break') break;
    const pair = strengths.get(`${token.word} ${tokens[at + 1]?.word ?? ''}`);
    const own = strengths.get(token.word);
    const strength = pair ?? own;
    if (strength === undefined) {
      if (isLink(token.word)) continue;
      break;
    }
    factor *= strength;
    by.push(at);
  }
  const after = AFTERWARDS[`${tokens[last + 1]?.word ?? ''} ${tokens[last + 2]?.word ?? ''}`];
  if (after !== undefined) by.push(last + 1);
  return { factor: factor * (after ?? 1), by };
}

/** Index of the token that makes a term hypothetical: “could be nicer”, “used to be nice”. */
export function wishOf(tokens: readonly Token[], first: number): number | undefined {
  for (let at = first - 1; at >= Math.max(0, first - 5); at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break' || clauseStarts.has(token.word)) return undefined;
    if (token.word === 'used' && tokens[at + 1]?.word === 'to') return at;
    if (!WISHES.has(token.word)) continue;
    const next = tokens[at + 1]?.word ?? '';
    const isMine = ['i', 'we'].includes(tokens[at - 1]?.word ?? '') && next === 'be';
    return (next === 'be' || next === 'have') && !isMine ? at : undefined;
  }
  return undefined;
}

/** Index of the token that makes a term an expectation before the fact: “I was worried it would be hard”. */
export function framingOf(tokens: readonly Token[], last: number): number | undefined {
  for (let at = last; at >= Math.max(0, last - 6); at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break' || contrasts.has(token.word)) return undefined;
    if (!framings.has(token.word)) continue;
    const before = tokens.slice(Math.max(0, at - 3), at).map(({ word }) => word);
    return before.some((word) => ['was', 'were', 'had', "wasn't", 'bit', 'initially'].includes(word))
      ? at
      : undefined;
  }
  return undefined;
}

/** Index of the token that gives the praise to another product: “the old one was better”. */
export function otherSubjectOf(tokens: readonly Token[], first: number): number | undefined {
  const word = tokens[first]?.word ?? '';
  const isComparative = /^(?:better|[a-z]{3,}er)$/.test(word) || tokens[first - 1]?.word === 'more';
  if (!isComparative) return undefined;
  for (let at = first - 1; at >= Math.max(0, first - 7); at -= 1) {
    const token = tokens[at];
    if (!token || token.kind === 'break' || token.word === 'than') return undefined;
    if (otherSubjects.has(token.word)) return at;
  }
  return undefined;
}

/** The number of each token’s clause. */
export function clausesOf(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map(({ kind, word }, at) => {
    const isJoint = word === 'and' && subjects.has(tokens[at + 1]?.word ?? '');
    const isLetDown = word === 'let' && tokens[at + 1]?.word === 'down';
    if (kind === 'break' || isLetDown || contrasts.has(word) || concessions.has(word) || isJoint) clause += 1;
    return clause;
  });
}

/** Words allowed between an intensifier and its term. */
function isLink(word: string): boolean {
  return ['a', 'an', 'the', 'of', 'bit', 'little', 'of', 'so'].includes(word);
}

interface Emphasis {
  readonly factor: number;
  readonly reason: string;
  /** Whether the term still is a verdict of its own, as before “but”. */
  readonly isContrast?: boolean;
}

type Emphasize = (foundTerm: FoundTerm) => Emphasis | undefined;

/** Factors from contrast, concession, condition, question and irony. */
export function emphasisIn(
  tokens: readonly Token[],
  foundTerms: readonly FoundTerm[],
  phraseTokens: ReadonlySet<number>,
): (foundTerm: FoundTerm) => Emphasis[] {
  const rules = [
    contrastIn(tokens, foundTerms, phraseTokens),
    concessionIn(tokens, phraseTokens),
    conditionIn(tokens, phraseTokens),
    questionIn(tokens),
    comparisonIn(tokens, phraseTokens),
    ironyIn(tokens),
  ];
  return (foundTerm) => rules.flatMap((rule) => rule?.(foundTerm) ?? []);
}

function contrastIn(
  tokens: readonly Token[],
  foundTerms: readonly FoundTerm[],
  phraseTokens: ReadonlySet<number>,
): Emphasize | undefined {
  const turn = tokens.findLastIndex(
    ({ word }, at) =>
      at > 0 &&
      contrasts.has(word) &&
      !phraseTokens.has(at) &&
      (word !== 'yet' || tokens[at - 1]?.kind === 'break'),
  );
  if (turn < 0) return undefined;
  const word = tokens[turn]?.word ?? '';
  const goesOn = foundTerms.some(({ first }) => first > turn);
  return ({ first }) =>
    first < turn
      ? { factor: goesOn ? 0.5 : 0.35, reason: `counts less before “${word}”`, isContrast: true }
      : { factor: 1.4, reason: `counts more after “${word}”`, isContrast: true };
}

function concessionIn(tokens: readonly Token[], phraseTokens: ReadonlySet<number>): Emphasize | undefined {
  const start = tokens.findIndex(({ word }, at) => concessions.has(word) && !phraseTokens.has(at));
  if (start < 0) return undefined;
  const word = tokens[start]?.word ?? '';
  const comma = tokens.findIndex(({ kind }, at) => at > start && kind === 'break');
  const end = comma < 0 ? tokens.length : comma;
  return ({ first }) =>
    first > start && first < end
      ? { factor: 0.5, reason: `counts less after “${word}”`, isContrast: true }
      : undefined;
}

function conditionIn(tokens: readonly Token[], phraseTokens: ReadonlySet<number>): Emphasize | undefined {
  const start = tokens.findIndex(
    ({ word }, at) =>
      (word === 'if' || word === 'unless') && !phraseTokens.has(at) && tokens[at - 1]?.word !== 'even',
  );
  if (start < 0) return undefined;
  const comma = tokens.findIndex(({ kind }, at) => at > start && kind === 'break');
  const end = comma < 0 ? tokens.length : comma;
  return ({ first }) =>
    first > start && first < end ? { factor: 0.2, reason: 'counts less in a condition' } : undefined;
}

const QUESTION_WORDS = new Set(
  'does do did is are can could would will how when where who which what whats does may should'.split(' '),
);
const EXCLAIMING = new Set(['a', 'an', 'it', 'was', 'not', 'were']);

function questionIn(tokens: readonly Token[]): Emphasize | undefined {
  const end = tokens.findLast(({ kind }) => kind === 'break')?.text ?? '';
  const [first, second] = tokens;
  const startsAsQuestion =
    QUESTION_WORDS.has(first?.word ?? '') &&
    second?.kind === 'word' &&
    ((!first?.word.startsWith('wh') && first?.word !== 'how') || !EXCLAIMING.has(second.word));
  const isAsked = end.includes('?') || (startsAsQuestion && end === '' && tokens.length > 3);
  if (!isAsked || end.includes('!') || first?.word === 'why') return undefined;
  return ({ weight, kind }) =>
    kind === 'negated phrase' && weight > 0
      ? undefined
      : { factor: weight > 0 ? 0.15 : 0.35, reason: 'counts less in a question' };
}

/** What comes after “than” is said of something else. */
function comparisonIn(tokens: readonly Token[], phraseTokens: ReadonlySet<number>): Emphasize | undefined {
  const than = tokens.findIndex(({ word }, at) => word === 'than' && !phraseTokens.has(at));
  if (than < 0) return undefined;
  const stop = tokens.findIndex(({ kind, word }, at) => at > than && (kind === 'break' || word === 'and'));
  const end = stop < 0 ? tokens.length : stop;
  return ({ first }) =>
    first > than && first < end ? { factor: 0.2, reason: 'counts less after “than”' } : undefined;
}

function ironyIn(tokens: readonly Token[]): Emphasize | undefined {
  const sign = tokens.find(({ word }) => word === '🙄' || word === '🤡')?.word;
  if (sign === undefined) return undefined;
  return ({ weight }) => (weight > 0 ? { factor: -0.5, reason: `reversed by ${sign}` } : undefined);
}
