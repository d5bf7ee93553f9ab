interface Table {
  readonly rows: string[][];
  /** Line of an opening quotation mark that is never closed. */
  readonly openQuote: number | null;
}

interface Cell {
  readonly value: string;
  /** Position of the delimiter or line end after the cell. */
  readonly end: number;
}

const QUOTE = '"';

/**
 * Parses delimited text. Quoted cells may contain delimiters, line breaks and doubled quotation marks.
 * After a mark that is never closed, marks are read literally, so that it does not swallow the rest of the
 * file.
 */
export function parseTable(text: string, delimiter: string, mostRows = Infinity): Table {
  const cellEnd = new RegExp(`[\\r\\n${delimiter}]`, 'g');
  const rows: string[][] = [];
  let row: string[] = [];
  let openQuote: number | null = null;
  let at = 0;

  while (at < text.length && rows.length < mostRows) {
    const isQuoted = text[at] === QUOTE && openQuote === null;
    const quoted = isQuoted ? quotedCell(text, at) : null;
    if (isQuoted && !quoted) openQuote = text.slice(0, at).split('\n').length;
    const cell = quoted ? withRest(quoted) : plainCell(at);
    row.push(cell.value);
    at = cell.end;
    if (delimiter !== '' && text[at] === delimiter) {
      at += 1;
      if (at < text.length) continue;
      row.push('');
    } else at += text.startsWith('\r\n', at) ? 2 : 1;
    if (row.some((value) => value.trim() !== '')) rows.push(row);
    row = [];
  }
  return { rows, openQuote };

  function plainCell(start: number): Cell {
    cellEnd.lastIndex = start;
    const end = cellEnd.exec(text)?.index ?? text.length;
    return { value: text.slice(start, end), end };
  }

  /** Keeps text that some programs write after the closing mark. */
  function withRest({ value, end }: Cell): Cell {
    const rest = plainCell(end);
    return { value: value + rest.value, end: rest.end };
  }
}

function quotedCell(text: string, start: number): Cell | null {
  let value = '';
  for (let from = start + 1; ;) {
    const mark = text.indexOf(QUOTE, from);
    if (mark < 0) return null;
    value += text.slice(from, mark);
    if (text[mark + 1] !== QUOTE) return { value, end: mark + 1 };
    value += QUOTE;
    from = mark + 2;
  }
}

const CANDIDATES = [',', ';', '\t', '|'] as const;
const LOOKED_AT = 60;
/** Share of lines that must have the same number of cells, because sentences contain commas too. */
const MIN_REGULARITY = 0.7;

/** The delimiter of a table; empty if each line is one cell. */
export function findDelimiter(text: string): string {
  const sample = text.slice(0, 200_000);
  const [best] = CANDIDATES.map((delimiter) => shapeOf(sample, delimiter))
    .filter(({ width, regularity }) => width > 1 && regularity >= MIN_REGULARITY)
    .toSorted((one, other) => other.regularity - one.regularity || other.width - one.width);
  return best?.delimiter ?? '';
}

function shapeOf(text: string, delimiter: string) {
  const widths = parseTable(text, delimiter, LOOKED_AT).rows.map((row) => row.length);
  const width = widths[0] ?? 0;
  const regular = widths.filter((other) => other === width).length;
  return { delimiter, width, regularity: regular / Math.max(widths.length, 1) };
}
