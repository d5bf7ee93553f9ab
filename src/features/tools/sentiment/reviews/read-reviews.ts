import { chooseColumn, readHeader } from './choose-column';
import { findDelimiter } from './find-delimiter';
import { parseTable } from './parse-table';
import { problems } from './problems';

export interface Reviews {
  readonly columns: readonly string[];
  readonly hasHeader: boolean;
  /** Without the header. */
  readonly rows: readonly (readonly string[])[];
  /** Where the text is. */
  readonly column: number;
  readonly note: string | null;
}

/** The reviews in the text of a file: a table with one a row, or plain text with one a line. */
export function readReviews(name: string, text: string): Reviews | { readonly problem: string } {
  const delimiter = /\.(?:txt|md|log)$/i.test(name) ? null : findDelimiter(text);
  if (delimiter === null) return readLines(text);
  const { rows: all, openQuote } = parseTable(text, delimiter);
  const { names, isHeader } = readHeader(all);
  const rows = isHeader ? all.slice(1) : all;
  const column = chooseColumn(names, rows);
  if (column === null) return { problem: problems.noText };
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
  if (!/\p{L}{2,}|\p{Extended_Pictographic}/u.test(text)) return { problem: problems.noText };
  return { columns: ['Line'], hasHeader: false, rows, column: 0, note: null };
}
