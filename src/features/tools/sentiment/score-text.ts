import { sentencesOf } from '../shared/sentences';
import { learnedTone } from './learned-tone';
import { lists } from './lexicon';
import { isMixed, REQUEST, scoreSentence, type SentenceScore } from './score-sentence';
import { countTones, THRESHOLD, type Tone, type ToneCounts, toneOf } from './tones';

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
  readonly counts: ToneCounts;
}

/** Thanks at the end of a request. */
const COURTESY = /^(?:many )?(?:thanks|thank you|thx|ty|cheers)\b[^.!?]{0,20}[.!]*$/i;
const SARCASM_MARK = /(?:^|\s)(?:\/s|#sarcasm|#not)[\s.!]*$|🙄|🤡|🙃/iu;
/** “Wow, only three days to answer” and “Lovely, another update”. */
const SARCASTIC_START = new RegExp(
  String.raw`^(?:oh )?(?:wow|great|lovely|nice|brilliant|fantastic|perfect|wonderful|awesome|amazing|excellent|cheers|bravo|thanks|love it|impressive)[ ,.!:…-]+` +
    String.raw`(?:so now|only|just (?:another|what|when)|(?:yet )?another|one more|again|(?:\w+ ){1,3}now (?:needs|wants|requires|takes|costs))\b`,
  'i',
);

/** The mean score of the sentences that are not neutral. */
export function scoreText(text: string): TextScore {
  const spans = sentencesOf(text);
  const scoreAll = (isIronic: boolean) =>
    spans.map(({ start, text }) => Object.assign(scoreSentence(text, isIronic), { text, start }));
  const plain = scoreAll(false);
  const isIronic = SARCASM_MARK.test(text) || SARCASTIC_START.test(text) || hasIronicPraise(plain);
  const sentences = isIronic
    ? scoreAll(true)
    : plain.map((sentence) => Object.assign(sentence, learnedTone(sentence, sentence.text)));
  const isRequest = spans.some(({ text }) => REQUEST.test(text) || text.endsWith('?'));
  const verdicts = sentences.filter(
    ({ tone, text }) => tone !== 'neutral' && !(isRequest && COURTESY.test(text)),
  );
  const counted = verdicts.length > 0 || isRequest ? verdicts : sentences;
  const score = counted.reduce((sum, sentence) => sum + sentence.score, 0) / Math.max(counted.length, 1);
  const tone = isMixed(sentences.flatMap(({ clauses }) => clauses)) ? 'mixed' : toneOf(score);
  const isWeak = score !== 0 && tone !== 'mixed' && Math.abs(score) < 2 * THRESHOLD;
  return { score, tone, isUnsure: isIronic || isWeak, sentences, counts: countTones(sentences) };
}

/** “Great, now it is broken.”: praise that stands alone, and otherwise only complaints. */
function hasIronicPraise(sentences: readonly ScoredSentence[]): boolean {
  const praise = sentences.flatMap(({ text, terms }) => {
    const start = /^[^,.!?:;…]{1,30}/u.exec(text)?.[0] ?? '';
    const isAlone = start
      .toLowerCase()
      .split(/\s+/)
      .every((word) => lists.ironicPraise.has(word));
    return terms.filter(({ weight }) => weight > 0).map((term) => isAlone && term.start < start.length);
  });
  const hasComplaint = sentences.some(({ clauses }) => clauses.some((clause) => clause <= -1));
  return hasComplaint && praise.length > 0 && praise.every(Boolean);
}
