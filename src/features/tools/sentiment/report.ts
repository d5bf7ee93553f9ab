import type { Tone } from './score-sentence';

export interface ScoredRow {
  /** Row number, starting at 1. */
  readonly number: number;
  readonly text: string;
  readonly score: number;
}

export interface Report {
  readonly name: string;
  readonly rows: number;
  /** Number of rows without text. */
  readonly blank: number;
  readonly mean: number;
  readonly counts: Readonly<Record<Tone, number>>;
  /** Histogram of scores from -1 to +1 in steps of 0.1. */
  readonly steps: readonly number[];
  readonly best: readonly ScoredRow[];
  readonly worst: readonly ScoredRow[];
  readonly columns: readonly string[];
  readonly column: number;
  readonly notes: readonly string[];
}

type ScoreSummary = Pick<Report, 'rows' | 'blank' | 'mean' | 'counts' | 'steps' | 'best' | 'worst'>;

export const STEPS = 21;
const SHOWN = 5;
const LONGEST_SHOWN = 400;

/** Summarizes scored rows. A score of NaN marks a row without text. */
export function summarizeScores(
  texts: readonly string[],
  scores: ArrayLike<number>,
  tones: readonly Tone[],
): ScoreSummary {
  const counts = { positive: 0, mixed: 0, neutral: 0, negative: 0 };
  const steps = Array.from({ length: STEPS }, () => 0);
  let [sum, rows] = [0, 0];
  const best: ScoredRow[] = [];
  const worst: ScoredRow[] = [];
  for (const [at, text] of texts.entries()) {
    const score = scores[at] ?? Number.NaN;
    if (Number.isNaN(score)) continue;
    rows += 1;
    sum += score;
    const tone = tones[at] ?? 'neutral';
    counts[tone] += 1;
    const step = stepOf(score);
    steps[step] = (steps[step] ?? 0) + 1;
    if (tone === 'positive') keep(best, { number: at + 1, text, score }, 1);
    if (tone === 'negative') keep(worst, { number: at + 1, text, score }, -1);
  }
  return { rows, blank: texts.length - rows, mean: rows === 0 ? 0 : sum / rows, counts, steps, best, worst };
}

function stepOf(score: number): number {
  return Math.round(((score + 1) / 2) * (STEPS - 1));
}

/** Inserts a row into a sorted list of limited length. */
function keep(list: ScoredRow[], row: ScoredRow, direction: 1 | -1) {
  const last = list.at(-1);
  if (list.length === SHOWN && last && (row.score - last.score) * direction <= 0) return;
  const text = row.text.length > LONGEST_SHOWN ? `${row.text.slice(0, LONGEST_SHOWN)}…` : row.text;
  const place = list.findIndex(({ score }) => (row.score - score) * direction > 0);
  list.splice(place < 0 ? list.length : place, 0, { ...row, text });
  if (list.length > SHOWN) list.pop();
}
