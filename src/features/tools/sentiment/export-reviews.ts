import { toneOf } from './engine/tone';
import type { Reviews } from './reviews/read-reviews';

/** What a spreadsheet would take for a formula when it opens the file. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?%?$/;
const MARK = '\ufeff';

/** The rows as they came, with their score and tone: a CSV file that spreadsheets open as it is meant. */
export function exportReviews({ columns, rows }: Reviews, scores: ArrayLike<number>): string {
  const lines = rows.map((row, at) => {
    const score = scores[at] ?? Number.NaN;
    const cells = columns.map((_, column) => row[column] ?? '');
    return [...cells, ...(Number.isNaN(score) ? ['', ''] : [score.toFixed(3), toneOf(score)])];
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
