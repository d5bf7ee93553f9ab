import { isMixed, scoreSentence, type SentenceScore, THRESHOLD, type Tone, toneOf } from './score-sentence';
import { ironicPraise } from './lexicon';
import { EMOJI, EMOTICON } from './tokens';

export interface ScoredSentence extends SentenceScore {
  readonly text: string;
  readonly start: number;
}

export interface TextScore {
  readonly score: number;
  readonly tone: Tone;
  /** Whether the signs are weak or contradict each other. */
  readonly isUnsure: boolean;
  readonly sentences: readonly ScoredSentence[];
}

const CONTRAST_START = /^(?:but|however|yet|still|sadly|unfortunately|nevertheless)\b/i;
const SARCASM_MARK = /(?:^|\s)(?:\/s|#sarcasm|#not)[\s.!]*$/i;

/** Mean score of the non-neutral sentences; those starting with a contrast (“But …”) count more. */
export function scoreText(text: string): TextScore {
  const plain = sentencesOf(text).map((span) => score(span, false));
  const isIronic = SARCASM_MARK.test(text) || hasIronicPraise(plain);
  const sentences = isIronic ? sentencesOf(text).map((span) => score(span, true)) : plain;
  let [sum, weights] = [0, 0];
  for (const { score, tone, text: sentence } of sentences) {
    if (tone === 'neutral') continue;
    const weight = CONTRAST_START.test(sentence) ? 1.5 : 1;
    sum += score * weight;
    weights += weight;
  }
  const mean = weights === 0 ? meanOfNeutral(sentences) : sum / weights;
  const tone = isMixed(sentences.flatMap(({ clauses }) => clauses)) ? 'mixed' : toneOf(mean);
  return { score: mean, tone, isUnsure: isIronic || isWeak(mean, tone), sentences };

  function score({ start, end }: Span, isIronic: boolean): ScoredSentence {
    const sentence = text.slice(start, end);
    return { ...scoreSentence(sentence, isIronic), text: sentence, start };
  }
}

function isWeak(score: number, tone: Tone): boolean {
  return tone === 'neutral' ? score !== 0 : tone !== 'mixed' && Math.abs(score) < 2 * THRESHOLD;
}

/** “Great, now it is broken.”: praise that stands alone, and otherwise only complaints. */
function hasIronicPraise(sentences: readonly ScoredSentence[]): boolean {
  let hasPraise = false;
  let hasComplaint = false;
  for (const { text, terms, clauses } of sentences) {
    const start = /^[^,.!?:;…]{1,30}/u.exec(text)?.[0] ?? '';
    const isAlone = start
      .toLowerCase()
      .split(/\s+/)
      .every((word) => ironicPraise.has(word));
    for (const { start: at, weight } of terms) {
      if (weight > 0 && !(isAlone && at < start.length)) return false;
      if (weight > 0) hasPraise = true;
    }
    if (clauses.some((clause) => clause <= -1)) hasComplaint = true;
  }
  return hasPraise && hasComplaint;
}

/** Mean of neutral sentences, which is close to zero but still shows a direction. */
function meanOfNeutral(sentences: readonly SentenceScore[]): number {
  return sentences.length === 0 ? 0 : sentences.reduce((sum, { score }) => sum + score, 0) / sentences.length;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const CLOSING = String.raw`["'”’)\]»]*(?:[ \t]*(?:${EMOJI}|(?:${EMOTICON})(?=\s|$)))*`;
const END = new RegExp(
  String.raw`[.!?…。！？]+${CLOSING}(?=\s|$)|[。！？]|(?:${EMOJI})+(?=\s+\p{Lu})|[\r\n]+`,
  'gu',
);
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|mr|mrs|ms|dr|prof|st|no|vs|etc|approx|e\.g|i\.e|a\.m|p\.m|inc|ltd|min|max)\.$/iu;

/** Sentence boundaries without surrounding white space. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(END)) {
    const end = index + found.length;
    if (found === '.' && ABBREVIATION.test(text.slice(Math.max(0, index - 8), end))) continue;
    add(end);
  }
  add(text.length);
  return spans;

  function add(end: number) {
    const piece = text.slice(start, end);
    const trimmed = piece.trim();
    const from = start + piece.length - piece.trimStart().length;
    if (trimmed !== '') spans.push({ start: from, end: from + trimmed.length });
    start = end;
  }
}
