/** Each tone with its name, in the order in which lists show them. */
export const toneNames = {
  positive: 'Positive',
  mixed: 'Mixed',
  neutral: 'Neutral',
  negative: 'Negative',
} as const;

export type Tone = keyof typeof toneNames;

export const tones = ['positive', 'mixed', 'neutral', 'negative'] as const satisfies readonly Tone[];

/** Scores closer to zero are neutral. */
const THRESHOLD = 0.12;
/** The smaller side of a mixed text has at least this weight, and this share of the larger one. */
const MIN_SIDE = 0.7;
const MIN_SHARE = 0.2;

interface Scored {
  readonly score: number;
  readonly tone: Tone;
  readonly terms: readonly { readonly weight: number }[];
}

/** Mixed if there is praise and complaint, neither far weaker than the other. */
export function toneOf({ score, terms }: Omit<Scored, 'tone'>): Tone {
  const praise = terms.reduce((sum, { weight }) => sum + Math.max(0, weight), 0);
  const complaint = terms.reduce((sum, { weight }) => sum - Math.min(0, weight), 0);
  const [less = 0, more = 0] = [praise, complaint].toSorted((one, other) => one - other);
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
  return { score, tone: toneOf({ score, terms: counted.flatMap(({ terms }) => terms) }), counts };
}
