/** Each tone with its name, in the order in which lists show them. */
export const toneNames = {
  positive: 'Positive',
  mixed: 'Mixed',
  neutral: 'Neutral',
  negative: 'Negative',
} as const;

export type Tone = keyof typeof toneNames;

export const tones = ['positive', 'mixed', 'neutral', 'negative'] as const satisfies readonly Tone[];

interface Scored {
  readonly score: number;
  readonly tone: Tone;
  /** The sum of weights of each clause. */
  readonly clauses: readonly number[];
}

/** Scores closer to zero are neutral. */
export const THRESHOLD = 0.12;
/** The smaller side of a mixed text has at least this weight, and this share of the larger one. */
const MIN_SIDE = 0.7;
const MIN_SHARE = 0.2;

/** Mixed if praise and complaint stand in different clauses, neither far weaker than the other. */
export function toneOf(score: number, clauses: readonly number[]): Tone {
  const praise = clauses.reduce((sum, clause) => sum + Math.max(0, clause), 0);
  const complaint = clauses.reduce((sum, clause) => sum - Math.min(0, clause), 0);
  const [less, more] = praise < complaint ? [praise, complaint] : [complaint, praise];
  if (less >= MIN_SIDE && less / more >= MIN_SHARE) return 'mixed';
  if (Math.abs(score) < THRESHOLD) return 'neutral';
  return score > 0 ? 'positive' : 'negative';
}

/** The mean score and the tone of those that are not neutral, and how many have each tone. */
export function summarize(scored: readonly Scored[]) {
  const counts = { positive: 0, mixed: 0, neutral: 0, negative: 0 };
  for (const { tone } of scored) counts[tone] += 1;
  const counted = scored.filter(({ tone }) => tone !== 'neutral');
  const score = counted.reduce((sum, { score }) => sum + score, 0) / Math.max(counted.length, 1);
  return {
    score,
    tone: toneOf(
      score,
      counted.flatMap(({ clauses }) => clauses),
    ),
    counts,
  };
}
