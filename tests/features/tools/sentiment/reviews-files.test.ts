import { expect, test } from 'vitest';
import { decodeFile, fileErrors } from '@/features/tools/sentiment/decode-file';
import { readReviews } from '@/features/tools/sentiment/read-reviews';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('UTF-8 is read with its mark and without', () => {
  expect(decodeFile(utf8('Café'))).toEqual({ text: 'Café', note: null });
  expect(decodeFile(utf8('\ufeffCafé'))).toEqual({ text: 'Café', note: null });
});

test('UTF-16 is read either way round when it says so', () => {
  expect(decodeFile(latin('\u00ff\u00feG\0u\0t\0'))).toEqual({ text: 'Gut', note: null });
  expect(decodeFile(latin('\u00fe\u00ff\0G\0u\0t'))).toEqual({ text: 'Gut', note: null });
});

test('what is no UTF-8 is read as Windows-1252, and that is said', () => {
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
])('%s is refused with a sentence', (_, content, problem) => {
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

test('plain text has one review a line', () => {
  expect(textsOf('reviews.txt', 'Good, really\n\nBad; so bad\r\nFine')).toEqual([
    'Good, really',
    'Bad; so bad',
    'Fine',
  ]);
});

test.each([
  ['the one that is called review', 'name,review\nAda Lovelace of London,Good\nGrace Hopper of York,Bad', 1],
  ['the longest where no name tells', 'a,b,c\n12,The room was very clean,x\n13,We had a bad night here,y', 1],
  [
    'not an address',
    'url,said\nhttps://example.com/a b c d,It was good\nhttps://example.com/e f g h,It was bad',
    1,
  ],
])('the text column is %s', (_, text, column) => {
  expect(readReviews('reviews.csv', text)).toMatchObject({ column });
});

test('a table without sentences is refused', () => {
  expect(readReviews('figures.csv', 'date,amount\n2026-01-01,5\n2026-01-02,7')).toEqual({
    problem: fileErrors.noText,
  });
  expect(readReviews('figures.txt', '1 2 3\n4 5 6')).toEqual({ problem: fileErrors.noText });
});

test('a quotation mark that is never closed loses nothing, and is said', () => {
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
