import { findDelimiter, parseTable } from './parse-table';
import { fileErrors } from './decode-file';

export interface Reviews {
  readonly columns: readonly string[];
  readonly hasHeader: boolean;
  /** Rows without the header. */
  readonly rows: readonly (readonly string[])[];
  /** Index of the text column. */
  readonly column: number;
  readonly note: string | null;
}

/** Reads reviews from a table or from plain text with one review per line. */
export function readReviews(name: string, text: string): Reviews | { readonly problem: string } {
  const delimiter = /\.(?:txt|md|log)$/i.test(name) ? null : findDelimiter(text);
  if (delimiter === null) return readLines(text);
  const { rows: all, openQuote } = parseTable(text, delimiter);
  const { names, isHeader } = readHeader(all);
  const rows = isHeader ? all.slice(1) : all;
  const column = chooseColumn(names, rows);
  if (column === null) return { problem: fileErrors.noText };
  const note =
    openQuote === null
      ? null
      : `A quotation mark in line ${openQuote} is never closed. From there on, marks were read as written.`;
  return { columns: names, hasHeader: isHeader, rows, column, note };
}

function readLines(text: string): Reviews | { readonly problem: string } {
  const rows = text
    .split(/\r\n|[\r\n]/)
    .filter((line) => line.trim() !== '')
    .map((line) => [line]);
  if (!/\p{L}{2,}|\p{Extended_Pictographic}/u.test(text)) return { problem: fileErrors.noText };
  return { columns: ['Line'], hasHeader: false, rows, column: 0, note: null };
}

const NAMES =
  /review|comment|text|feedback|message|opinion|body|content|answer|response|remark|testimonial|verbatim|description|summary|note|tweet|post|complaint|quote/i;
const NOT_NAMES =
  /\b(?:id|date|time|url|link|email|e-mail|author|user|name|lang|language|country|city|status|type|category|rating|score|stars?)\b|_id$|_at$/i;
const WORD = /\p{L}{2,}/gu;
const SAMPLE = 200;

interface Header {
  readonly names: readonly string[];
  readonly isHeader: boolean;
}

/** Column names, and whether the first row is a header. */
function readHeader(rows: readonly (readonly string[])[]): Header {
  const [first = []] = rows;
  const width = Math.max(...rows.slice(0, SAMPLE).map((row) => row.length), 1);
  const isHeader =
    rows.length > 1 &&
    first.every(isLabel) &&
    !first.every((cell) => cell.trim() === '') &&
    new Set(first).size === first.length &&
    (width > 1 || NAMES.test(first[0] ?? ''));
  const names = Array.from(
    { length: width },
    (_, column) => (isHeader && first[column]?.trim()) || `Column ${column + 1}`,
  );
  return { names, isHeader };
}

/** The column that most likely contains reviews; null if none does. */
function chooseColumn(names: readonly string[], rows: readonly (readonly string[])[]): number | null {
  const sample = rows.slice(0, SAMPLE);
  const [best] = names
    .map((name, column) => ({
      column,
      rank: rankOf(
        name,
        sample.map((row) => row[column] ?? ''),
      ),
    }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank || one.column - other.column);
  return best?.column ?? null;
}

function rankOf(name: string, cells: readonly string[]): number {
  const filled = cells.filter((cell) => cell.trim() !== '');
  if (filled.length === 0) return 0;
  const words = filled.reduce((sum, cell) => sum + (cell.match(WORD)?.length ?? 0), 0) / filled.length;
  const isNamed = NAMES.test(name);
  // Cells of one word are categories or names, unless the header names a text column.
  if (words < (isNamed ? 0.5 : 2) || filled.every(isMachineValue)) return 0;
  return Math.log2(1 + words) + (isNamed ? 2 : 0) - (NOT_NAMES.test(name) ? 2 : 0);
}

/** Whether a cell looks like a column name. */
function isLabel(cell: string): boolean {
  return (
    cell.length <= 40 &&
    !/[.!?]$/.test(cell.trim()) &&
    !/^\s*[-+\d.,:/€$%]+\s*$/.test(cell) &&
    cell.trim().split(/\s+/).length <= 5
  );
}

function isMachineValue(cell: string): boolean {
  return /^\s*(?:https?:\S+|\S+@\S+|[\d\s.,:/+-]+|[\da-f-]{16,})\s*$/i.test(cell);
}
