import Papa from 'papaparse';
import { scoreText, type ScoredSentence, type TextScore } from './score-text';
import { summarize, type Tone } from './tones';

export const fileErrors = {
  tooLarge:
    'This file is too large: up to 20 MB can be read here. Split the file, or keep only the column with the text.',
  binary: 'This isn’t a text file. Choose a CSV file, or a text file with one review per line.',
  noText: 'This file holds no sentences. Choose one with the reviews themselves.',
  unreadable: 'This file couldn’t be read. It may have been moved, or be a folder. Choose it again.',
} as const;

interface FileScore extends TextScore {
  readonly reviews: number;
  /** The original rows with score and tone. */
  readonly csv: Blob;
}

export type FileAnswer = FileScore | { readonly problem: string };

const SHOWN = 5;

/** Scores a table of reviews in the way of the sentences of a text, or a text file with one review per line. */
export async function readFile(file: File): Promise<FileAnswer> {
  const read = await readTextFile(file);
  if ('problem' in read) return { problem: fileErrors[read.problem] };
  const table = readTable(read.text, /\.(?:txt|md|log)$/i.test(file.name));
  const { rows } = table;
  const column = textColumn(rows);
  const scored = rows.map((row, at) =>
    at === 0 && isHeader(row, rows.length === 1) ? null : scoreReview(row[column]?.trim() ?? '', at + 1),
  );
  const reviews = scored.filter((review) => review !== null);
  if (reviews.length === 0) return { problem: fileErrors.noText };
  return {
    ...summarize(reviews),
    sentences: extremesOf(reviews),
    reviews: reviews.length,
    csv: toCsv(table, scored),
  };
}

/** The most positive, the mixed, and the most negative reviews. */
function extremesOf(scored: readonly ScoredSentence[]): readonly ScoredSentence[] {
  const ranked = scored.toSorted((one, other) => other.score - one.score);
  const ofTone = (name: Tone) => ranked.filter(({ tone }) => tone === name);
  return [
    ...ofTone('positive').slice(0, SHOWN),
    ...ofTone('mixed').slice(0, SHOWN),
    ...ofTone('negative').slice(-SHOWN),
  ];
}

/** A review as one sentence, with the words of all its sentences. Null without text. */
function scoreReview(text: string, start: number): ScoredSentence | null {
  if (text === '') return null;
  const { score, tone, sentences } = scoreText(text);
  const terms = sentences.flatMap(({ terms, start: offset }) =>
    terms.map((term) => ({ ...term, start: term.start + offset, end: term.end + offset })),
  );
  return { text, start, score, tone, terms };
}

/** Share of rows that must have the same number of cells, because sentences contain commas too. */
const MIN_REGULARITY = 0.7;

interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly delimiter: string;
}

function readTable(text: string, isPlain: boolean): Table {
  const { data, errors, meta } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    ...(isPlain && { delimiter: Papa.UNIT_SEP }),
  });
  const width = data[0]?.length ?? 0;
  const regular = data.filter((row) => row.length === width).length;
  const isTable =
    regular >= MIN_REGULARITY * data.length && !errors.some(({ code }) => code === 'MissingQuotes');
  if (isTable && !isPlain) return { rows: data, delimiter: meta.delimiter };
  return { rows: text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [[line]])), delimiter: ',' };
}

const SAMPLE = 200;
const WORD = /\p{L}{2,}|\p{Extended_Pictographic}/gu;
const NAMES = /review|comment|text|feedback|message|opinion|body|content|answer|response|remark|complaint/i;

/** Whether a cell looks like a column name. */
function isLabel(cell: string): boolean {
  return /^(?=.*\p{L}).{1,40}(?<![.!?])$/u.test(cell.trim()) && cell.trim().split(/\s+/).length <= 5;
}

/** A single column, or a row without others, needs a name that says so: it can be a short review. */
function isHeader(row: readonly string[], isAlone: boolean): boolean {
  return row.every(isLabel) && ((row.length > 1 && !isAlone) || row.some((name) => NAMES.test(name)));
}

/** The column that most likely contains reviews: the one with the most words, or a name that says so; -1 for none. */
function textColumn([first = [], ...rows]: readonly (readonly string[])[]): number {
  const words = first.map((name, column) => {
    const cells = (rows.length > 0 ? rows : [first]).slice(0, SAMPLE).flatMap((row) => row[column] || []);
    const texts = cells.filter((cell) => !/^\s*(?:https?:|\S+@\S+\s*$)/i.test(cell));
    const mean = texts.reduce((sum, cell) => sum + (cell.match(WORD)?.length ?? 0), 0) / cells.length;
    const isNamed = isLabel(name) && NAMES.test(name);
    // Cells of one word are categories or names, unless the header names a text column.
    return mean >= (isNamed || first.length === 1 ? 0.5 : 2) ? (1 + mean) * (isNamed ? 4 : 1) : 0;
  });
  const most = Math.max(0, ...words);
  return most > 0 ? words.indexOf(most) : -1;
}

/** Cells other than numbers that a spreadsheet would run as a formula. */
const FORMULA = /^(?![+-]?\d+(?:[.,]\d+)?%?$)[=+\-@\t\r＝＋－＠]/;
const BYTE_ORDER_MARK = '\ufeff';

function toCsv({ rows, delimiter }: Table, scored: readonly (ScoredSentence | null)[]): Blob {
  const table = rows.map((row, at) => {
    const { score, tone = at === 0 ? 'sentiment' : '' } = scored[at] ?? {};
    return [...row, score?.toFixed(3) ?? (at === 0 ? 'sentiment_score' : ''), tone];
  });
  return new Blob([BYTE_ORDER_MARK + Papa.unparse(table, { delimiter, escapeFormulae: FORMULA })], {
    type: 'text/csv;charset=utf-8',
  });
}

const LARGEST_FILE = 20 * 1024 * 1024;

type TextFile = { readonly text: string } | { readonly problem: 'tooLarge' | 'unreadable' | 'binary' };

/** The text of a file in UTF-8, UTF-16, or Windows-1252. */
async function readTextFile(file: File): Promise<TextFile> {
  if (file.size > LARGEST_FILE) return { problem: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { problem: 'unreadable' };
  const text = decode(new Uint8Array(bytes));
  return text === null ? { problem: 'binary' } : { text: text.replace(/\r\n?/g, '\n') };
}

const SAMPLED_BYTES = 65_536;

/** Null if the bytes are no text. */
function decode(bytes: Uint8Array): string | null {
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  const utf16 = /^(?:\u00ff\u00fe|(\u00fe\u00ff))/.exec(start);
  if (/^(?:PK|\u00d0\u00cf|%PDF)/.test(start) || (!utf16 && bytes.subarray(0, SAMPLED_BYTES).includes(0)))
    return null;
  // A cut UTF-16 file can end in half a letter.
  if (utf16)
    return new TextDecoder(utf16[1] ? 'utf-16be' : 'utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
