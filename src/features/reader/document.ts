import { splitSentences } from '@/lib/split-sentences';

/** A heading, or a paragraph, list item, or table row below one. */
export interface Block {
  /** Its number. */
  readonly id: number;
  readonly kind: 'heading' | 'paragraph' | 'item';
  readonly text: string;
  /** The heading above it; empty for none. */
  readonly heading: string;
  /** As in "Cancellations, paragraph 2"; empty for a heading. */
  readonly place: string;
}

const MARKED_HEADING = /^(?:#{1,6}\s+(.+?)\s*#*|\*\*(.+)\*\*:?)$/;
const UNDERLINE = /^(?:={3,}|-{3,})$/;
const ITEM = /^(?:[-*•·–▪◦]|\d{1,2}[.)])\s+/;
const QUESTION = /^(?:q|question)\s*\d*\s*[.:)]\s*/i;
const ANSWER = /^(?:a|answer)\s*\d*\s*[.:)]\s*/i;
const SENTENCE_END = /[.!…:;,。！]["'”’)]?$/u;
/** A shorter line wasn't broken by the width of an email. */
const MIN_BROKEN_LENGTH = 50;
/** A longer line is a paragraph. */
const MAX_HEADING_LENGTH = 90;
const MAX_HEADING_WORDS = 12;

/**
 * Reads a plain text or Markdown document: headings, questions with answers, lists, tables, and paragraphs. Long lines
 * that follow one another are one paragraph, because emails and text files break them. Headings are guessed only if none
 * is marked. A row of a table is read with the names of its columns.
 */
export function readDocument(text: string): readonly Block[] {
  const blocks: { kind: Block['kind']; text: string; heading: string }[] = [];
  let heading = '';
  let isOpen = false;
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  function add(kind: Block['kind'], text: string) {
    if (kind === 'heading') heading = text;
    blocks.push({ kind, text, heading });
    isOpen = kind !== 'heading';
  }
  let columns: readonly string[] = [];
  const hasMarks = lines.some((line) => line.startsWith('#') && MARKED_HEADING.test(line));
  for (const [at, line] of lines.entries()) {
    const marked = MARKED_HEADING.exec(line);
    const last = blocks.at(-1);
    const next = lines[at + 1] ?? '';
    const cells = cellsOf(line);
    if (cells.length === 0) columns = [];
    if (line === '') isOpen = false;
    else if (isHead(cells, next) && columns.length === 0) columns = cells;
    else if (cells.length > 0) {
      if (cells.some((cell) => /[^-: ]/.test(cell))) add('item', rowText(columns, cells));
      isOpen = false;
    } else if (UNDERLINE.test(line)) continue;
    else if (marked) add('heading', marked[1] ?? marked[2] ?? '');
    else if (QUESTION.test(line)) add('heading', line.replace(QUESTION, ''));
    else if (ANSWER.test(line)) add('paragraph', line.replace(ANSWER, ''));
    else if (ITEM.test(line)) add('item', line.replace(ITEM, ''));
    else if (isOpen && last && isBroken(lines[at - 1] ?? '', line)) last.text += ` ${line}`;
    else if (!hasMarks && isHeading(line) && mayHead(lines, at)) add('heading', line);
    else add('paragraph', line);
    if (UNDERLINE.test(next)) isOpen = false;
  }
  return withPlaces(blocks);
}

/** The cells of a row: between bars in Markdown, and after tabs in what is copied from a page or a spreadsheet. */
function cellsOf(line: string): readonly string[] {
  if (!/^\|.*\|$/.test(line) && !line.includes('\t')) return [];
  return line
    .replace(/^\||\|$/g, '')
    .split(/[|\t]/)
    .map((cell) => cell.trim());
}

/** The first row of a table has the names of its columns, unless they are two or have figures. */
function isHead(cells: readonly string[], next: string): boolean {
  if (/^\|[-:| ]+\|$/.test(next)) return true;
  return cells.length > 2 && cellsOf(next).length > 0 && !cells.slice(1).some((cell) => /\d/.test(cell));
}

/** As in "Check-up: Cat $45, Dog $55". */
export function rowText(columns: readonly string[], [first = '', ...cells]: readonly string[]): string {
  const named = cells.flatMap((cell, at) => (cell === '' ? [] : `${columns[at + 1] ?? ''} ${cell}`.trim()));
  return named.length > 0 ? `${first}: ${named.join(', ')}` : first;
}

/** Whether a line is the rest of the one before it. */
function isBroken(before: string, line: string): boolean {
  return before.length >= MIN_BROKEN_LENGTH || /^\p{Ll}/u.test(line);
}

/** A short line that doesn't end like a sentence, or a question. */
function isHeading(line: string): boolean {
  return (
    line.length <= MAX_HEADING_LENGTH &&
    line.split(/\s+/).length <= MAX_HEADING_WORDS &&
    !SENTENCE_END.test(line) &&
    /\p{L}/u.test(line)
  );
}

/** Whether a line stands alone above others. Below another short line, it is an entry of a list. */
function mayHead(lines: readonly string[], at: number): boolean {
  const before = lines[at - 1] ?? '';
  const isAlone = before === '' || UNDERLINE.test(before) || SENTENCE_END.test(before);
  return isAlone && lines.slice(at + 1).some((line) => line !== '' && !UNDERLINE.test(line));
}

function withPlaces(blocks: readonly Pick<Block, 'kind' | 'text' | 'heading'>[]): readonly Block[] {
  const counts = new Map<string, number>();
  for (const { kind, heading } of blocks)
    if (kind !== 'heading') counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const seen = new Map<string, number>();
  return blocks.map(({ kind, text, heading }, id) => {
    const block = { id, kind, text, heading };
    if (kind === 'heading') return { ...block, place: '' };
    const number = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, number);
    if (heading === '') return { ...block, place: `Paragraph ${number}` };
    return { ...block, place: counts.get(heading) === 1 ? heading : `${heading}, paragraph ${number}` };
  });
}

/** A part of a block, word for word. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Two or three sentences. Longer quotes answer more questions, and take longer to read. */
const MAX_QUOTE_LENGTH = 240;

/** The sentences of a text. A question is read with the sentence that follows it. */
export function sentencesIn(text: string): readonly Span[] {
  const sentences = splitSentences(text);
  return sentences.flatMap(({ start, text }, at) => {
    const before = sentences[at - 1];
    if (text.endsWith('?') && at < sentences.length - 1) return [];
    return [{ start: before?.text.endsWith('?') ? before.start : start, end: start + text.length }];
  });
}

/** For each sentence of a text, the quote that starts with it. */
export function spansIn(text: string): readonly Span[] {
  const sentences = sentencesIn(text);
  return sentences.map((first, at) => {
    const fitting = sentences.slice(at).filter(({ end }) => end - first.start <= MAX_QUOTE_LENGTH);
    return { start: first.start, end: fitting.at(-1)?.end ?? first.end };
  });
}
