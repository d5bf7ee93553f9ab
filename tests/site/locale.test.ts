// @vitest-environment node
import { expect, test } from 'vitest';
import { clockTime, momentText, withCommas } from '@/site/locale';

test.each([
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
  ['1234.50', '1,234.50'],
])('%s is written %s', (value, text) => {
  expect(withCommas(value)).toBe(text);
});

test('times and dates are written as in the United States', () => {
  expect([9, 9.5, 24].map(clockTime)).toEqual(['9 AM', '9:30 AM', '12 AM']);
  const at = Date.parse('2026-03-12T18:05:00Z');
  expect(momentText(at, 'time', 'UTC')).toMatch(/^6:05\sPM$/);
  expect(momentText(at, 'date', 'UTC')).toBe('March 12, 2026');
});
