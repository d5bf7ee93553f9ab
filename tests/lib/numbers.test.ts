// @vitest-environment node
import { expect, test } from 'vitest';
import { dollars, withCommas } from '@/lib/numbers';

test.each([
  [7, '7'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (value, text) => {
  expect(withCommas(value)).toBe(text);
});

test.each([
  [0, '$0'],
  [31, '$31'],
  [29.1, '$29.10'],
  [17.005, '$17.01'],
  [1500, '$1,500'],
  [12_345.5, '$12,345.50'],
])('%d dollars are written %s', (amount, text) => {
  expect(dollars(amount)).toBe(text);
});
