// @vitest-environment node
import { expect, test } from 'vitest';
import { checkMessage } from '@/features/tools/scam/check-message';
const SIZE = 200_000;

test.each([
  ' ',
  '.',
  '](',
  '[[a](',
  '<a href="',
  'a@',
  'a.',
  'http://',
  'xn--',
  'send ',
  'your account ',
  '\n \n',
  'earn $1 ',
  'a.co/x ',
])('200 kB of %j are read without catastrophic backtracking', (piece) => {
  const text = piece.repeat(SIZE / piece.length);
  expect(() => checkMessage(text)).not.toThrow();
});
