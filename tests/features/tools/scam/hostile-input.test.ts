// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { checkMessage, findHits } from '@/features/tools/scam/check-message';
import { plainLetters } from '@/features/tools/scam/letters';

const pieces = [
  '[',
  '](',
  ')',
  '<a ',
  '<a href="',
  '">',
  '</a>',
  'http://',
  'xn--',
  '@',
  ':8080',
  '.',
  '/',
  '\n',
  ' ',
  'your account ',
  'will be ',
  'send ',
  'your password',
  'gift card',
  'Dear customer',
  'а',
  '\u200b',
  '\u202e',
  '💥',
  '\ud83d',
  '.pdf.exe',
  '1.2.3.4',
  'a'.repeat(300),
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'binary' })), { maxLength: 60 })
  .map((parts) => parts.join(''));

test('hostile messages never throw, and hits stay inside the text', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const { start, end } of findHits(text)) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(text.length);
      }
      expect(() => checkMessage(text)).not.toThrow();
    }),
    { numRuns: 150 },
  );
});

test('replacing confusable letters keeps the length', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => plainLetters(text).length === text.length));
});

const SIZE = 200_000;

test.each([
  'a',
  ' ',
  '.',
  '-',
  '0',
  '[',
  '](',
  '[[a](',
  '<a',
  '<a href="',
  '<a href="x">',
  '@',
  'a@',
  'a.',
  'http://',
  'xn--',
  'send ',
  'your account ',
  '\n',
  '\n \n',
  'dear ',
  '💥',
  'earn $1 ',
  'hi mum ',
  'a.co/x ',
])('200 kB of %j are read without catastrophic backtracking', (piece) => {
  const text = piece.repeat(SIZE / piece.length);
  expect(() => checkMessage(text)).not.toThrow();
});
