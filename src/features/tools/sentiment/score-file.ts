import Papa from 'papaparse';
import { readReviews, type Reviews } from './read-reviews';
import { scoreText } from './score-text';
import { type ScoreSummary, summarizeScores, type Tone } from './tones';

export interface FileRequest {
  readonly file: File;
  /** The text column; detected by default. */
  readonly column?: number;
}

interface ScoredRow {
  /** Row number, starting at 1. */
  readonly number: number;
  readonly text: string;
  readonly score: number;
  readonly tone: Tone;
}

export interface Report extends ScoreSummary {
  readonly rows: number;
  /** Number of rows without text. */
  readonly blank: number;
  readonly best: readonly ScoredRow[];
  readonly worst: readonly ScoredRow[];
  readonly columns: readonly string[];
  readonly column: number;
  readonly notes: readonly string[];
  /** The original rows with score and tone. */
  readonly csv: Blob;
}

export type FileAnswer =
  | { readonly status: 'busy'; readonly done: number; readonly total: number }
  | { readonly status: 'scored'; readonly report: Report }
  | { readonly status: 'failed'; readonly problem: string };

const PROGRESS_EVERY = 1000;
const SHOWN = 5;

/** Reads and scores a file of reviews. */
export async function scoreFile(
  { file, column: chosen }: FileRequest,
  answer: (answer: FileAnswer) => void,
): Promise<void> {
  const reviews = await readReviews(file);
  if ('problem' in reviews) return answer({ status: 'failed', problem: reviews.problem });
  const { rows, columns, notes } = reviews;
  const column = chosen ?? reviews.column;
  const scored: ScoredRow[] = [];
  for (const [at, row] of rows.entries()) {
    const text = row[column] ?? '';
    if (at % PROGRESS_EVERY === 0) answer({ status: 'busy', done: at, total: rows.length });
    if (text.trim() === '') continue;
    const { score, tone } = scoreText(text);
    scored.push({ number: at + 1, text, score, tone });
  }
  const ranked = scored.toSorted((one, other) => other.score - one.score);
  answer({
    status: 'scored',
    report: {
      ...summarizeScores(scored),
      rows: scored.length,
      blank: rows.length - scored.length,
      best: ranked.filter(({ tone }) => tone === 'positive').slice(0, SHOWN),
      worst: ranked
        .filter(({ tone }) => tone === 'negative')
        .slice(-SHOWN)
        .toReversed(),
      columns,
      column,
      notes,
      csv: new Blob([toCsv(reviews, scored)], { type: 'text/csv;charset=utf-8' }),
    },
  });
}

/** Cells other than numbers that a spreadsheet would run as a formula. */
const FORMULA = /^(?![+-]?\d+(?:[.,]\d+)?%?$)[=+\-@\t\r＝＋－＠]/;
const BYTE_ORDER_MARK = '\ufeff';

function toCsv({ columns, rows }: Reviews, scored: readonly ScoredRow[]): string {
  const byNumber = new Map(scored.map((row) => [row.number, row]));
  const data = rows.map((row, at) => {
    const { score, tone = '' } = byNumber.get(at + 1) ?? {};
    return [...columns.map((_, column) => row[column] ?? ''), score?.toFixed(3) ?? '', tone];
  });
  return (
    BYTE_ORDER_MARK +
    Papa.unparse({ fields: [...columns, 'sentiment_score', 'sentiment'], data }, { escapeFormulae: FORMULA })
  );
}
