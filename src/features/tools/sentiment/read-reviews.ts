import Papa from 'papaparse';

const LARGEST_FILE = 20 * 1024 * 1024;

/** Error messages for files that cannot be read. */
export const fileErrors = {
  tooLarge:
    'This file is too large: up to 20 MB can be read here. Split the file, or keep only the column with the text.',
  workbook:
    'This is a workbook, not a text file. Save the sheet as CSV in your spreadsheet program, then choose that.',
  binary: 'This is not a text file. Choose a CSV file, or a text file with one review per line.',
  empty: 'There is no text in this file. Choose one with at least one review in it.',
  noText:
    'No column in this file holds sentences, only numbers, dates or codes. Choose a file with the reviews themselves.',
  unreadable: 'This file could not be read. It may have been moved, or be a folder. Choose it again.',
} as const;

export interface Reviews {
  readonly columns: readonly string[];
  /** Rows without the header. */
  readonly rows: readonly (readonly string[])[];
  /** Index of the text column. */
  readonly column: number;
  readonly notes: readonly string[];
}

interface Problem {
  readonly problem: string;
}

/** Reads a table of reviews, or a text file with one review per line. */
export async function readReviews(file: File): Promise<Reviews | Problem> {
  if (file.size > LARGEST_FILE) return { problem: fileErrors.tooLarge };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: fileErrors.unreadable };
  const decoded = decode(new Uint8Array(bytes));
  if ('problem' in decoded) return decoded;
  const { rows: all, notes } = parse(
    decoded.text.replace(/\r\n?/g, '\n'),
    /\.(?:txt|md|log)$/i.test(file.name),
  );
  const width = Math.max(...all.slice(0, SAMPLE).map((row) => row.length), 1);
  const first = all[0] ?? [];
  const hasHeader = all.length > 1 && first.every(isLabel) && (width > 1 || NAMES.test(first[0] ?? ''));
  const columns = Array.from(
    { length: width },
    (_, at) => (hasHeader && first[at]?.trim()) || `Column ${at + 1}`,
  );
  const rows = hasHeader ? all.slice(1) : all;
  const column = textColumn(columns, rows);
  if (column === null) return { problem: fileErrors.noText };
  return { columns, rows, column, notes: [...decoded.notes, ...notes] };
}

const LOOKED_AT = 65_536;

/** The text of UTF-8, UTF-16 or Windows-1252 bytes. */
function decode(bytes: Uint8Array): { text: string; notes: string[] } | Problem {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start.startsWith('PK') || start.startsWith('\u00d0\u00cf')) return { problem: fileErrors.workbook };
  const utf16 = /^(?:\u00ff\u00fe|(\u00fe\u00ff))/.exec(start);
  if (start === '%PDF' || (!utf16 && bytes.subarray(0, LOOKED_AT).includes(0)))
    return { problem: fileErrors.binary };
  const notes: string[] = [];
  let text: string;
  try {
    const encoding = utf16 ? (utf16[1] === undefined ? 'utf-16le' : 'utf-16be') : 'utf-8';
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
    notes.push('The file is not UTF-8, so it was read as Windows-1252. Check that accents look right.');
  }
  return text.trim() === '' ? { problem: fileErrors.empty } : { text, notes };
}

/** Share of rows that must have the same number of cells, because sentences contain commas too. */
const MIN_REGULARITY = 0.7;

function parse(text: string, isPlain: boolean): { rows: string[][]; notes: string[] } {
  const read = (options: object) =>
    Papa.parse<string[]>(text, {
      skipEmptyLines: 'greedy',
      delimitersToGuess: [',', ';', '\t', '|'],
      ...options,
    });
  if (isPlain) return { rows: read({ delimiter: Papa.UNIT_SEP, fastMode: true }).data, notes: [] };
  const table = read({});
  if (table.errors.some(({ code }) => code === 'MissingQuotes'))
    return {
      rows: read({ fastMode: true }).data,
      notes: ['A quotation mark is never closed, so all of them were read as text.'],
    };
  const width = table.data[0]?.length ?? 0;
  const regular = table.data.filter((row) => row.length === width).length / table.data.length;
  const isTable = width > 1 && regular >= MIN_REGULARITY;
  return { rows: isTable ? table.data : read({ delimiter: Papa.UNIT_SEP }).data, notes: [] };
}

const NAMES =
  /review|comment|text|feedback|message|opinion|body|content|answer|response|remark|testimonial|description|note|post|complaint/i;
const WORD = /\p{L}{2,}|\p{Extended_Pictographic}/gu;
const SAMPLE = 200;

/** Whether a cell looks like a column name. */
function isLabel(cell: string): boolean {
  return /^(?=.*\p{L}).{1,40}(?<![.!?])$/u.test(cell.trim()) && cell.trim().split(/\s+/).length <= 5;
}

/** The column that most likely contains reviews: the one with the most words, or a name that says so. */
function textColumn(columns: readonly string[], rows: Reviews['rows']): number | null {
  const ranks = columns.map((name, column) => {
    const cells = rows.slice(0, SAMPLE).flatMap((row) => row[column]?.trim() || []);
    const sentences = cells.filter((cell) => !/^(?:https?:|\S+@\S+$)/i.test(cell));
    const words = sentences.reduce((sum, cell) => sum + (cell.match(WORD)?.length ?? 0), 0) / cells.length;
    const isNamed = NAMES.test(name);
    // Cells of one word are categories or names, unless the header names a text column.
    return words >= (isNamed || columns.length === 1 ? 0.5 : 2)
      ? Math.log2(1 + words) + (isNamed ? 2 : 0)
      : 0;
  });
  const best = Math.max(...ranks);
  return best > 0 ? ranks.indexOf(best) : null;
}
