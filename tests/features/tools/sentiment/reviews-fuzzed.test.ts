import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { exportReviews } from '@/features/tools/sentiment/score-reviews';
import { decodeFile } from '@/features/tools/sentiment/decode-file';
import { parseTable } from '@/features/tools/sentiment/parse-table';
import { readReviews } from '@/features/tools/sentiment/read-reviews';

const delimiters = fc.constantFrom(',', ';', '\t', '|');
const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '"', '""', '\r', '\n', '=1+1', ' '));
const pieces = fc.constantFrom(
  '"',
  ',',
  ';',
  '\t',
  '|',
  '\r',
  '\n',
  '\r\n',
  'good',
  'bad day',
  '1',
  '\0',
  '🙂',
);
const content = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
);
const fileName = fc.constantFrom('reviews.csv', 'reviews.txt', 'reviews', '__proto__');

test('whatever bytes a file holds, it is a text or a problem in words', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const decoded = decodeFile(bytes);
      if ('problem' in decoded) expect(decoded.problem).not.toBe('');
      else expect(decoded.text.trim()).not.toBe('');
    }),
  );
});

test('whatever a file says, its reviews are in one of its columns, or a problem is said', () => {
  fc.assert(
    fc.property(fileName, content, (name, text) => {
      const read = readReviews(name, text);
      if ('problem' in read) return;
      expect(read.columns[read.column]).toBeDefined();
      for (const row of read.rows) expect(row.length).toBeLessThanOrEqual(Math.max(read.columns.length, 200));
    }),
  );
});

test('a table that was written by the rules is read as it was written', () => {
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 });
  fc.assert(
    fc.property(table, delimiters, (rows, delimiter) => {
      const text = rows.map((row) => `${row.map(quoted).join(delimiter)}\n`).join('');
      const filled = rows.filter((row) => row.some((value) => value.trim() !== ''));
      expect(parseTable(text, delimiter)).toEqual({ rows: filled, openQuote: null });
    }),
  );
});

test('what is taken away begins no cell with a formula, and is read back whole', () => {
  const rows = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, (written) => {
      const reviews = { columns: ['a', 'b', 'c'], hasHeader: true, rows: written, column: 0, note: null };
      const exported = exportReviews(reviews, []).slice(1);
      const { rows: read } = parseTable(exported, ',');
      expect(read).toHaveLength(written.length + 1);
      for (const [at, row] of written.entries())
        for (const [column, value] of row.entries()) {
          const kept = read[at + 1]?.[column] ?? '';
          expect([value, `'${value}`]).toContain(kept);
          if (!/^[+-]?\d/.test(kept)) expect(kept).not.toMatch(/^[=+\-@\t\r]/);
        }
    }),
  );
});

test('a line of half a million cells is read in a breath', () => {
  const { rows } = parseTable('a,'.repeat(500_000), ',');
  expect(rows[0]).toHaveLength(500_001);
});

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
