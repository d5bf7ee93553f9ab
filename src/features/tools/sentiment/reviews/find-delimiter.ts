import { parseTable } from './parse-table';

const CANDIDATES = [',', ';', '\t', '|'] as const;
const LOOKED_AT = 60;
/** Sentences have commas too: they make cells of a line, but not the same number in each. */
const REGULAR = 0.7;

/** What separates the cells of a table; nothing when each line is one cell. */
export function findDelimiter(text: string): string {
  const sample = text.slice(0, 200_000);
  const [best] = CANDIDATES.map((delimiter) => shapeOf(sample, delimiter))
    .filter(({ width, regularity }) => width > 1 && regularity >= REGULAR)
    .toSorted((one, other) => other.regularity - one.regularity || other.width - one.width);
  return best?.delimiter ?? '';
}

function shapeOf(text: string, delimiter: string) {
  const widths = parseTable(text, delimiter, LOOKED_AT).rows.map((row) => row.length);
  const width = widths[0] ?? 0;
  const regular = widths.filter((other) => other === width).length;
  return { delimiter, width, regularity: regular / Math.max(widths.length, 1) };
}
