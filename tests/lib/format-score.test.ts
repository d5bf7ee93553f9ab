import { expect, test } from 'vitest';
import { formatScore } from '@/lib/format-score';

test.each([
  [0.314, '+0.31'],
  [-0.2, '−0.20'],
  [0.001, '0.00'],
  [-0.001, '0.00'],
])('%d is written as %s', (score, written) => {
  expect(formatScore(score)).toBe(written);
});
