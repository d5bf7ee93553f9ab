import { scoreText, sentencesOf } from './score-text';
import { type Report, summarizeScores } from './report';
import { decodeFile, LARGEST_FILE, fileErrors, tooLarge } from './decode-file';
import { readReviews, type Reviews } from './read-reviews';
import type { Tone } from './score-sentence';

export type ScorerRequest =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'export' };

export type ScorerResponse =
  | { readonly kind: 'progress'; readonly done: number; readonly total: number }
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'problem'; readonly problem: string }
  | { readonly kind: 'export'; readonly csv: string };

const PROGRESS_EVERY = 1000;

/** Reads and scores one file at a time, and answers requests about it. */
export function createReviewScorer(
  answer: (answer: ScorerResponse) => void,
): (request: ScorerRequest) => Promise<void> {
  let name = '';
  let notes: string[] = [];
  let reviews: Reviews | null = null;
  let scores = new Float32Array();
  let tones: Tone[] = [];

  return async (request) => {
    if (request.kind === 'file') await readFile(request.file);
    else if (request.kind === 'text') readText(request.text);
    else if (reviews && request.kind === 'column') score({ ...reviews, column: request.column });
    else if (reviews && request.kind === 'export')
      answer({ kind: 'export', csv: exportReviews(reviews, scores, tones) });
  };

  async function readFile(file: File) {
    name = file.name;
    if (file.size > LARGEST_FILE) return refuse(tooLarge(file.size));
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return refuse(fileErrors.unreadable);
    const decoded = decodeFile(new Uint8Array(bytes));
    if ('problem' in decoded) return refuse(decoded.problem);
    const read = readReviews(file.name, decoded.text);
    if ('problem' in read) return refuse(read.problem);
    notes = [decoded.note, read.note].filter((note) => note !== null);
    score(read);
  }

  function readText(text: string) {
    name = 'Your text';
    const rows = sentencesOf(text).map(({ start, end }) => [text.slice(start, end)]);
    score({ columns: ['Sentence'], hasHeader: false, rows, column: 0, note: null });
  }

  function score(next: Reviews) {
    reviews = next;
    const { rows, column, columns } = next;
    const texts = rows.map((row) => row[column] ?? '');
    scores = new Float32Array(rows.length);
    tones = [];
    for (const [at, text] of texts.entries()) {
      const { score, tone } = scoreText(text);
      scores[at] = text.trim() === '' ? Number.NaN : score;
      tones.push(tone);
      if (at % PROGRESS_EVERY === 0) answer({ kind: 'progress', done: at, total: rows.length });
    }
    answer({
      kind: 'report',
      report: { name, ...summarizeScores(texts, scores, tones), columns, column, notes },
    });
  }

  function refuse(problem: string) {
    answer({ kind: 'problem', problem });
  }
}

/** Cells that a spreadsheet would run as a formula. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?%?$/;
const MARK = '\ufeff';

/** CSV of the original rows with score and tone, safe to open in a spreadsheet. */
export function exportReviews(
  { columns, rows }: Reviews,
  scores: ArrayLike<number>,
  tones: readonly Tone[],
): string {
  const lines = rows.map((row, at) => {
    const score = scores[at] ?? Number.NaN;
    const cells = columns.map((_, column) => row[column] ?? '');
    return [...cells, ...(Number.isNaN(score) ? ['', ''] : [score.toFixed(3), tones[at] ?? ''])];
  });
  return MARK + [[...columns, 'sentiment_score', 'sentiment'], ...lines].map(toLine).join('');
}

function toLine(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string): string {
  const safe = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
