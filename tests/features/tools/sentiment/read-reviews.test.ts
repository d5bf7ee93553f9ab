// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { fileErrors, readReviews } from '@/features/tools/sentiment/read-reviews';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const read = (content: BlobPart, name = 'reviews.csv') => readReviews(new File([content], name));

async function textsOf(content: BlobPart, name?: string) {
  const reviews = await read(content, name);
  if ('problem' in reviews) throw new Error(reviews.problem);
  return reviews.rows.map((row) => row[reviews.column] ?? '');
}

test.each([
  ['UTF-8', 'review\nCafé', 0],
  ['UTF-8 with a byte order mark', '\ufeffreview\nCafé', 0],
  ['UTF-16', latin('\u00ff\u00fer\0e\0v\0i\0e\0w\0\n\0C\0a\0f\0\u00e9\0'), 0],
  ['Windows-1252', latin('review\nCaf\u00e9'), 1],
])('%s is read', async (_, content, notes) => {
  expect(await textsOf(content)).toEqual(['Café']);
  expect(await read(content)).toMatchObject({ notes: { length: notes } });
});

test.each([
  ['a workbook', 'PK\u0003\u0004rest', fileErrors.workbook],
  ['an old workbook', '\u00d0\u00cf\u0011\u00e0rest', fileErrors.workbook],
  ['a PDF', '%PDF-1.7', fileErrors.binary],
  ['a picture', '\u0089PNG\r\n\0\0\0\rIHDR', fileErrors.binary],
  ['nothing', '', fileErrors.empty],
  ['only space', ' \n\t\n', fileErrors.empty],
  ['a table without sentences', 'date,amount\n2026-01-01,5\n2026-01-02,7', fileErrors.noText],
])('refuses %s', async (_, content, problem) => {
  expect(await read(latin(content))).toEqual({ problem });
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
])('a table with %s', async (_, content, expected) => {
  expect(await textsOf(content)).toEqual(expected);
});

test('plain text has one review per line', async () => {
  expect(await textsOf('Good, really\n\nBad; so bad\r\nFine', 'reviews.txt')).toEqual([
    'Good, really',
    'Bad; so bad',
    'Fine',
  ]);
});

test.each([
  ['the one named review', 'name,review\nAda Lovelace of London,Good\nGrace Hopper of York,Bad', 1],
  ['the longest where no name tells', 'a,b,c\n12,The room was very clean,x\n13,We had a bad night here,y', 1],
  ['not an address', 'url,said\nhttps://example.com/ab cd,It was good\nhttps://example.com/ef,It was bad', 1],
])('the text column is %s', async (_, content, column) => {
  expect(await read(content)).toMatchObject({ column });
});

test('an unclosed quotation mark loses no text and adds a note', async () => {
  expect(await read('id,review\n1,Good stuff\n2,"Bad stuff\n3,Fine stuff')).toMatchObject({
    rows: [
      ['1', 'Good stuff'],
      ['2', '"Bad stuff'],
      ['3', 'Fine stuff'],
    ],
    notes: [expect.stringContaining('quotation mark')],
  });
});

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
  fc.uint8Array({ maxLength: 300 }),
  fc.array(pieces, { maxLength: 60 }).map((parts) => new TextEncoder().encode(parts.join(''))),
);

test('any file gives reviews in one of its columns, or a problem', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('a.csv', 'a.txt', '__proto__'), content, async (name, bytes) => {
      const reviews = await read(new Uint8Array(bytes), name);
      if ('problem' in reviews) expect(reviews.problem).not.toBe('');
      else expect(reviews.columns[reviews.column]).toBeDefined();
    }),
  );
});
