// @vitest-environment node
import { expect, test } from 'vitest';
import { money } from '@/domain/money';
import { currency } from '@/site/brand';

test.each([
  [31, '31'],
  [17.005, '17.01'],
  [1500, '1,500'],
  [12_345.5, '12,345.50'],
])('the price %d is written %s, after the sign of the currency', (amount, text) => {
  expect(money(amount)).toBe(currency.sign + text);
});
