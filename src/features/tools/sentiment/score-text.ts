import { splitSentences } from '@/lib/split-sentences';
import { scoreSentence, type SentenceScore } from './score-sentence';
import { lists } from './sentiment-words';
import { summarize, THRESHOLD } from './tones';

export interface ScoredSentence extends SentenceScore {
  readonly text: string;
  readonly start: number;
}

export interface TextScore extends ReturnType<typeof summarize> {
  /** Whether the signs are weak or contradict each other. */
  readonly isUnsure: boolean;
  readonly sentences: readonly ScoredSentence[];
}

const SARCASM_MARK = /(?:^|\s)(?:\/s|#sarcasm|#not)[\s.!]*$|🙄|🤡|🙃/iu;

/** The mean score of the sentences that are not neutral. */
export function scoreText(text: string): TextScore {
  const spans = splitSentences(text);
  const scoreAll = (isIronic: boolean) =>
    spans.map(({ start, text }) => Object.assign(scoreSentence(text, isIronic), { text, start }));
  const plain = scoreAll(false);
  const isIronic = SARCASM_MARK.test(text) || hasIronicPraise(plain);
  const sentences = isIronic ? scoreAll(true) : plain;
  const summary = summarize(sentences);
  const { score, tone } = summary;
  const isWeak = score !== 0 && tone !== 'mixed' && Math.abs(score) < 2 * THRESHOLD;
  return { ...summary, isUnsure: isIronic || isWeak, sentences };
}

/** “Great, now it is broken.” and “Oh great, another update”: praise alone, then only complaints or one of these words. */
function hasIronicPraise(sentences: readonly ScoredSentence[]): boolean {
  const praise = sentences.flatMap(({ text, terms }) => {
    const start = /^[^,.!?:;…]{1,30}/u.exec(text)?.[0] ?? '';
    const isAlone = start
      .toLowerCase()
      .split(/\s+/)
      .every((word) => lists.ironic.has(word));
    return terms.filter(({ weight }) => weight > 0).map((term) => isAlone && term.start < start.length);
  });
  const hasComplaint = sentences.some(
    ({ text, clauses }) =>
      clauses.some((clause) => clause <= -1) ||
      /^(?:\S+ ){0,1}\S+, (?:(?:yet )?another|only|now)\b/i.test(text),
  );
  return hasComplaint && praise.length > 0 && praise.every(Boolean);
}
