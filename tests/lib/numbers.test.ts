// @vitest-environment node
import { expect, test } from 'vitest';
import { withCommas } from '@/lib/numbers';

test.each([
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (value, text) => {
  expect(withCommas(value)).toBe(text);
});
