import { scoreSentence, type SentenceScore, type Tone, toneOf } from './score-sentence';
import { EMOJI, EMOTICON } from './tokens';

interface ScoredSentence extends SentenceScore {
  readonly text: string;
  readonly start: number;
}

export interface TextScore {
  readonly score: number;
  readonly tone: Tone;
  readonly sentences: readonly ScoredSentence[];
}

const CONTRAST_START = /^(?:but|however|yet|still|sadly|unfortunately|nevertheless)\b/i;

/** Mean score of the non-neutral sentences; those starting with a contrast (“But …”) count more. */
export function scoreText(text: string): TextScore {
  const sentences = sentencesOf(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return Object.assign(scoreSentence(sentence), { text: sentence, start });
  });
  let [sum, weights] = [0, 0];
  for (const { score, tone, text: sentence } of sentences) {
    if (tone === 'neutral') continue;
    const weight = CONTRAST_START.test(sentence) ? 1.5 : 1;
    sum += score * weight;
    weights += weight;
  }
  const score = weights === 0 ? meanOfNeutral(sentences) : sum / weights;
  return { score, tone: toneOf(score), sentences };
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
