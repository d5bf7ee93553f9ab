export type Tone = 'positive' | 'negative' | 'mixed' | 'neutral';

/** Scores closer to zero are neutral. */
export const THRESHOLD = 0.12;

export function toneOf(score: number): Tone {
  if (score >= THRESHOLD) return 'positive';
  return score <= -THRESHOLD ? 'negative' : 'neutral';
}

export type ToneCounts = Readonly<Record<Tone, number>>;

export function countTones(scored: readonly { readonly tone: Tone }[]): ToneCounts {
  const counts = { positive: 0, mixed: 0, neutral: 0, negative: 0 };
  for (const { tone } of scored) counts[tone] += 1;
  return counts;
}

export function meanScore(scored: readonly { readonly score: number }[]): number {
  return scored.reduce((sum, { score }) => sum + score, 0) / Math.max(scored.length, 1);
}
