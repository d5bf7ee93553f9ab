import { createReader, type Quote, type Reading, type Section } from './rank';

/** A heading, or a paragraph, list item, or table row below one. Its place is as in "Cancellations, paragraph 2". */
export interface Block extends Section {
  /** Its number. */
  readonly id: number;
  readonly kind: 'heading' | 'paragraph' | 'item';
}

export type DocumentReading = Reading<Block>;
/** Words of a document that answer a question. */
export type DocumentQuote = Quote<Block>;

/** Answers questions with the words of a document. */
export function createDocumentReader(text: string): (question: string) => DocumentReading {
  return createReader(readDocument(text).filter(({ kind }) => kind !== 'heading')).ask;
}

const MARKED_HEADING = /^(?:#{1,6}\s+(.+?)\s*#*|\*\*(.+)\*\*:?|(?:q|question)\s*\d*\s*[.:)]\s*(.+))$/i;
const UNDERLINE = /^(?:={3,}|-{3,})$/;
const ITEM = /^(?:[-*•·–▪◦]|\d{1,2}[.)])\s+/;
const ANSWER = /^(?:a|answer)\s*\d*\s*[.:)]\s*/i;
const SENTENCE_END = /[.!…:;,。！]["'”’)]?$/u;
/** A shorter line wasn't broken by the width of an email. */
const MIN_BROKEN_LENGTH = 50;
/** A longer line is a paragraph. */
const MAX_HEADING_LENGTH = 60;

/**
 * Reads a plain text or Markdown document: headings, questions with answers, lists, tables, and paragraphs. Long lines
 * that follow one another are one paragraph, because emails and text files break them. Headings are guessed only if none
 * is marked. A row of a table is read with the names of its columns.
 */
export function readDocument(text: string): readonly Block[] {
  const blocks: { kind: Block['kind']; text: string; heading: string; number: number }[] = [];
  const counts = new Map<string, number>();
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  const hasMarks = lines.some((line) => line.startsWith('#') && MARKED_HEADING.test(line));
  const lastText = lines.findLastIndex((line) => line !== '' && !UNDERLINE.test(line));
  let heading = '';
  let columns: readonly string[] = [];
  function add(kind: Block['kind'], text: string) {
    if (kind === 'heading') heading = text;
    const number = kind === 'heading' ? 0 : (counts.get(heading) ?? 0) + 1;
    if (number > 0) counts.set(heading, number);
    blocks.push({ kind, text, heading, number });
  }
  for (const [at, line] of lines.entries()) {
    const marked = MARKED_HEADING.exec(line);
    const [before = '', last, next = ''] = [lines[at - 1], blocks.at(-1), lines[at + 1]];
    const cells = cellsOf(line);
    if (cells.length === 0) columns = [];
    if (line === '' || UNDERLINE.test(line)) continue;
    if (cells.length > 0) {
      if (columns.length === 0 && isHead(cells, next)) columns = cells;
      else if (/[^-: |]/.test(line)) add('item', rowText(columns, cells));
    } else if (marked) add('heading', marked[1] ?? marked[2] ?? marked[3] ?? '');
    else if (ITEM.test(line)) add('item', line.replace(ITEM, ''));
    else if (ANSWER.test(line)) add('paragraph', line.replace(ANSWER, ''));
    else if (last && last.kind !== 'heading' && isBroken(before, line)) last.text += ` ${line}`;
    else add(!hasMarks && at < lastText && isHeading(before, line) ? 'heading' : 'paragraph', line);
  }
  return blocks.map(({ kind, text, heading, number }, id) => {
    const paragraph = `${heading === '' ? 'P' : `${heading}, p`}aragraph ${number}`;
    const place = heading !== '' && counts.get(heading) === 1 ? heading : paragraph;
    return { id, kind, text, headings: [heading], place };
  });
}

/** The cells of a row: between bars, or after tabs in what is copied from a page or a spreadsheet. */
function cellsOf(line: string): readonly string[] {
  if (!/^\|.*\|$| \| .+ \| |\t/.test(line)) return [];
  const cells = line.replace(/^\||\|$/g, '').split(/[|\t]/);
  return cells.map((cell) => cell.trim());
}

/** The first row of a table has the names of its columns, unless they are two or have figures. */
function isHead(cells: readonly string[], next: string): boolean {
  if (/^[-:| ]+$/.test(next) && next.includes('|')) return true;
  return cells.length > 2 && cellsOf(next).length > 0 && !cells.slice(1).some((cell) => /\d/.test(cell));
}

/** As in "Check-up: Cat $45, Dog $55". */
export function rowText(columns: readonly string[], [first = '', ...cells]: readonly string[]): string {
  const named = cells.flatMap((cell, at) => (cell === '' ? [] : `${columns[at + 1] ?? ''} ${cell}`.trim()));
  return named.length > 0 ? `${first}: ${named.join(', ')}` : first;
}

/** Whether a line is the rest of the one before it. */
function isBroken(before: string, line: string): boolean {
  if (cellsOf(before).length > 0) return false;
  return before.length >= MIN_BROKEN_LENGTH || (before !== '' && /^\p{Ll}/u.test(line));
}

/** A short line that doesn't end like a sentence. Below another short line, it is an entry of a list. */
function isHeading(before: string, line: string): boolean {
  const isAlone = before === '' || UNDERLINE.test(before) || SENTENCE_END.test(before);
  return isAlone && line.length <= MAX_HEADING_LENGTH && /\p{L}/u.test(line) && !SENTENCE_END.test(line);
}
