import { scoreSentence, type SentenceScore } from './score-sentence';
import { sentencesOf } from './sentences';
import { toneOf, type Tone } from './tone';

export interface ScoredSentence extends SentenceScore {
  readonly text: string;
  readonly start: number;
}

export interface TextScore {
  readonly score: number;
  readonly tone: Tone;
  readonly sentences: readonly ScoredSentence[];
}

const AGAIN = /^(?:but|however|yet|still|sadly|unfortunately|nevertheless)\b/i;

/** How a text sounds: the mean of its sentences that say something, a turn (“But …”) counting more. */
export function scoreText(text: string): TextScore {
  const sentences = sentencesOf(text).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return Object.assign(scoreSentence(sentence), { text: sentence, start });
  });
  let [sum, weights] = [0, 0];
  for (const { score, tone, text: sentence } of sentences) {
    if (tone === 'neutral') continue;
    const weight = AGAIN.test(sentence) ? 1.5 : 1;
    sum += score * weight;
    weights += weight;
  }
  const score = weights === 0 ? meanOfFaint(sentences) : sum / weights;
  return { score, tone: toneOf(score), sentences };
}

/** Near nought, so that it may as well show which way it leans. */
function meanOfFaint(sentences: readonly SentenceScore[]): number {
  return sentences.length === 0 ? 0 : sentences.reduce((sum, { score }) => sum + score, 0) / sentences.length;
}
