import { EMOJI, splitSentences } from '@/lib/split-sentences';
import { emoticons, factors, idiomOf, weightOf, weightOfSign } from './lexicon';
import { lists } from './sentiment-words';
import { summarize, toneOf } from './tones';

interface Term {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly weight: number;
  /** Context rules that changed the weight, in words. */
  readonly reasons: readonly string[];
}

type SentenceScore = ReturnType<typeof scoreSentence>;

export interface ScoredSentence extends SentenceScore {
  readonly text: string;
  readonly start: number;
}

export interface TextScore extends ReturnType<typeof summarize> {
  readonly sentences: readonly ScoredSentence[];
}

/** The mean score of the sentences that are not neutral. */
export function scoreText(text: string): TextScore {
  const sentences = splitSentences(text).map(({ start, text }) =>
    Object.assign(scoreSentence(text), { text, start }),
  );
  return { ...summarize(sentences), sentences };
}

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

/** Scores a sentence and lists the words that contributed. */
export function scoreSentence(sentence: string) {
  const tokens = tokensOf(sentence);
  const contrast = tokens.findLastIndex(({ word }, at) => at > 0 && lists.contrasts.has(word));
  const isQuestion = /\?\s*$/.test(sentence) && !/^why\b/i.test(sentence);
  const isConditional = conditionsOf(tokens);
  const wordAt = (at: number) => sentence.slice(tokens[at]?.start, tokens[at]?.end);

  const terms = findTerms(tokens).map(({ first, last, weight: own }): Term => {
    const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
    const negation = negationOf(tokens, first);
    const strength = factors.get(tokens[first - 1]?.word ?? '');
    const reasons: string[] = [];
    let weight = own;
    if (strength !== undefined)
      change(strength, `${strength > 1 ? 'stronger' : 'weaker'}: “${wordAt(first - 1)}”`);
    if (negation >= 0)
      change(own > 0 ? NEGATED.praise : NEGATED.complaint, `reversed: “${wordAt(negation)}”`);
    if (isConditional[first]) change(IN_CONDITION, 'counts less in a condition');
    if (isQuestion) change(IN_QUESTION, 'counts less in a question');
    if (contrast > first) change(BEFORE_CONTRAST, `counts less before “${wordAt(contrast)}”`);
    else if (contrast > 0) change(AFTER_CONTRAST, `counts more after “${wordAt(contrast)}”`);
    return { start, end, text: sentence.slice(start, end), weight, reasons };

    function change(factor: number, reason: string) {
      weight *= factor;
      reasons.push(reason);
    }
  });
  const sum = terms.reduce((total, { weight }) => total + weight, 0);
  const score = sum / Math.sqrt(sum * sum + DAMPING);
  return { score, tone: toneOf({ score, terms }), terms };
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

/** Positive and negative terms before their context is considered, with the index of their first and last token. */
function findTerms(tokens: readonly Token[]) {
  const found: { readonly first: number; readonly last: number; readonly weight: number }[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const idiom = idiomOf(tokens.slice(at, at + MAX_IDIOM).map(({ word }) => word));
    const { length, weight } = idiom ?? { length: 1, weight: ownWeight(tokens[at]) };
    if (weight !== 0) found.push({ first: at, last: at + length - 1, weight });
    at += length - 1;
  }
  return found;
}

/** Words such as “expected” and “worried” only frame what follows. */
function ownWeight({ kind = 'break', word = '' }: Partial<Token> = {}): number {
  if (kind === 'break' || lists.conditions.has(word)) return 0;
  return kind === 'sign' ? weightOfSign(word) : weightOf(word);
}

/** Index of the token that turns the term at `first` round, or -1. A negation ends with its clause. */
function negationOf(tokens: readonly Token[], first: number): number {
  for (let at = first - 1; at >= Math.max(0, first - REACH); at -= 1) {
    const { word = '', kind } = tokens[at] ?? {};
    // “I have never felt so welcome” is praise.
    if (kind !== 'word' || lists.contrasts.has(word) || /^(?:so|such|more)$/.test(word)) return -1;
    if (lists.negations.has(word)) return at;
  }
  return -1;
}

/** For each token, whether it follows a condition. “I expected junk and got a gem”: a condition ends at “and”. */
function conditionsOf(tokens: readonly Token[]): readonly boolean[] {
  let isOpen = false;
  return tokens.map(({ kind, word }) => {
    const isConditional = isOpen;
    if (kind === 'break' || word === 'and' || lists.contrasts.has(word)) isOpen = false;
    else if (lists.conditions.has(word)) isOpen = true;
    return isConditional;
  });
}
