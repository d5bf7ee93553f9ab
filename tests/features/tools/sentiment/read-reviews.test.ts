// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { decodeFile, fileErrors } from '@/features/tools/sentiment/decode-file';
import { readReviews } from '@/features/tools/sentiment/read-reviews';
import { exportReviews } from '@/features/tools/sentiment/score-reviews';
import { parseTable } from '@/features/tools/sentiment/parse-table';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('UTF-8 is decoded with and without a byte order mark', () => {
  expect(decodeFile(utf8('Café'))).toEqual({ text: 'Café', note: null });
  expect(decodeFile(utf8('\ufeffCafé'))).toEqual({ text: 'Café', note: null });
});

test('UTF-16 with a byte order mark is decoded in both byte orders', () => {
  expect(decodeFile(latin('\u00ff\u00feG\0u\0t\0'))).toEqual({ text: 'Gut', note: null });
  expect(decodeFile(latin('\u00fe\u00ff\0G\0u\0t'))).toEqual({ text: 'Gut', note: null });
});

test('other encodings are read as Windows-1252 with a note', () => {
  expect(decodeFile(latin('Caf\u00e9'))).toEqual({
    text: 'Café',
    note: expect.stringContaining('Windows-1252'),
  });
});

test.each([
  ['a workbook', 'PK\u0003\u0004rest', fileErrors.workbook],
  ['an old workbook', '\u00d0\u00cf\u0011\u00e0rest', fileErrors.workbook],
  ['a PDF', '%PDF-1.7', fileErrors.pdf],
  ['a picture', '\u0089PNG\r\n\0\0\0\rIHDR', fileErrors.binary],
  ['control characters', 'a\u0001b\u0002c\u0003', fileErrors.binary],
  ['nothing', '', fileErrors.empty],
  ['only space', ' \n\t\n', fileErrors.empty],
])('refuses %s', (_, content, problem) => {
  expect(decodeFile(latin(content))).toEqual({ problem });
});

test.each([
  ['commas', 'id,review\n1,"Good, really"\n2,Bad', ['Good, really', 'Bad']],
  ['semicolons', 'id;review\n1;Good, really\n2;Bad, too', ['Good, really', 'Bad, too']],
  ['tabs', 'id\treview\n1\tGood\n2\tBad', ['Good', 'Bad']],
  [
    'quoted line breaks and marks',
    'id,review\r\n1,"He said ""no""\nand left"\r\n2,Bad\r\n',
    ['He said "no"\nand left', 'Bad'],
  ],
  [
    'one column of sentences with commas',
    'review\nGood, really\nBad, so bad, awful\nFine',
    ['Good, really', 'Bad, so bad, awful', 'Fine'],
  ],
  ['no header', '1,The room was lovely\n2,The room was awful', ['The room was lovely', 'The room was awful']],
  ['short rows', 'id,review,stars\n1,Good stuff,5\n2,Bad stuff,1\n3', ['Good stuff', 'Bad stuff', '']],
])('a table with %s', (_, text, expectedWords) => {
  expect(textsOf('reviews.csv', text)).toEqual(expectedWords);
});

test('plain text has one review per line', () => {
  expect(textsOf('reviews.txt', 'Good, really\n\nBad; so bad\r\nFine')).toEqual([
    'Good, really',
    'Bad; so bad',
    'Fine',
  ]);
});

test.each([
  ['the one named review', 'name,review\nAda Lovelace of London,Good\nGrace Hopper of York,Bad', 1],
  ['the longest where no name tells', 'a,b,c\n12,The room was very clean,x\n13,We had a bad night here,y', 1],
  [
    'not an address',
    'url,said\nhttps://example.com/a b c d,It was good\nhttps://example.com/e f g h,It was bad',
    1,
  ],
])('the text column is %s', (_, text, column) => {
  expect(readReviews('reviews.csv', text)).toMatchObject({ column });
});

test('refuses a table without sentences', () => {
  expect(readReviews('figures.csv', 'date,amount\n2026-01-01,5\n2026-01-02,7')).toEqual({
    problem: fileErrors.noText,
  });
  expect(readReviews('figures.txt', '1 2 3\n4 5 6')).toEqual({ problem: fileErrors.noText });
});

test('an unclosed quotation mark loses no text and adds a note', () => {
  const read = readReviews('reviews.csv', 'id,review\n1,Good stuff\n2,"Bad stuff\n3,Fine stuff');
  expect(read).toMatchObject({
    rows: [
      ['1', 'Good stuff'],
      ['2', '"Bad stuff'],
      ['3', 'Fine stuff'],
    ],
    note: expect.stringContaining('line 3'),
  });
});

function textsOf(name: string, text: string) {
  const read = readReviews(name, text);
  if ('problem' in read) throw new Error(read.problem);
  return read.rows.map((row) => row[read.column] ?? '');
}

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

test('any bytes decode to a text or an error', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const decoded = decodeFile(bytes);
      if ('problem' in decoded) expect(decoded.problem).not.toBe('');
      else expect(decoded.text.trim()).not.toBe('');
    }),
  );
});

test('any text gives reviews in one of its columns, or an error', () => {
  fc.assert(
    fc.property(fileName, content, (name, text) => {
      const read = readReviews(name, text);
      if ('problem' in read) return;
      expect(read.columns[read.column]).toBeDefined();
      for (const row of read.rows) expect(row.length).toBeLessThanOrEqual(Math.max(read.columns.length, 200));
    }),
  );
});

test('a well-formed table is parsed exactly', () => {
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { maxLength: 8 });
  fc.assert(
    fc.property(table, delimiters, (rows, delimiter) => {
      const text = rows.map((row) => `${row.map(quoted).join(delimiter)}\n`).join('');
      const filled = rows.filter((row) => row.some((value) => value.trim() !== ''));
      expect(parseTable(text, delimiter)).toEqual({ rows: filled, openQuote: null });
    }),
  );
});

test('an export contains no formula and can be parsed back', () => {
  const rows = fc.array(fc.tuple(cell, cell, fc.constant('x')), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(rows, (written) => {
      const reviews = { columns: ['a', 'b', 'c'], hasHeader: true, rows: written, column: 0, note: null };
      const exported = exportReviews(reviews, [], []).slice(1);
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

test('a line of half a million cells is parsed', () => {
  const { rows } = parseTable('a,'.repeat(500_000), ',');
  expect(rows[0]).toHaveLength(500_001);
});

function quoted(value: string): string {
  return `"${value.replaceAll('"', '""')}"`;
}
