export type Tone = 'positive' | 'negative' | 'mixed' | 'neutral';

/** Scores closer to zero are neutral. */
export const THRESHOLD = 0.12;

export function toneOf(score: number): Tone {
  if (score >= THRESHOLD) return 'positive';
  return score <= -THRESHOLD ? 'negative' : 'neutral';
}

/** Number of histogram bars, from -1 to +1. */
const STEPS = 21;

export interface ScoreSummary {
  readonly counts: Readonly<Record<Tone, number>>;
  /** Number of scores around each step of the scale. */
  readonly steps: readonly number[];
}

export function summarizeScores(
  scored: readonly { readonly score: number; readonly tone: Tone }[],
): ScoreSummary {
  const counts = { positive: 0, mixed: 0, neutral: 0, negative: 0 };
  const steps = Array.from({ length: STEPS }, () => 0);
  for (const { score, tone } of scored) {
    const step = Math.round(((score + 1) / 2) * (STEPS - 1));
    counts[tone] += 1;
    steps[step] = (steps[step] ?? 0) + 1;
  }
  return { counts, steps };
}
