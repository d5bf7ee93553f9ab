export type Tone = 'positive' | 'negative' | 'neutral';

/** Nearer to nought than this says nothing. */
export const THRESHOLD = 0.12;
/** How much it takes to come near the ends of the scale. */
const DAMPING = 15;

export function toneOf(score: number): Tone {
  if (score >= THRESHOLD) return 'positive';
  return score <= -THRESHOLD ? 'negative' : 'neutral';
}

/** Brings any sum of weights between minus one and one. */
export function onScale(sum: number): number {
  return sum / Math.sqrt(sum * sum + DAMPING);
}
