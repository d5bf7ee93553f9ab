// @vitest-environment node
import { expect, test } from 'vitest';
import { money, parseAmount } from '@/domain/money';
import { currency } from '@/site/brand';

test.each([
  [31, '31'],
  [17.005, '17.01'],
  [1500, '1,500'],
  [12_345.5, '12,345.50'],
])('the price %d is written %s, after the sign of the currency', (amount, text) => {
  expect(money(amount)).toBe(currency.sign + text);
});

test.each([
  ['0.99', 0.99],
  ['$1,200', 1200],
  ['0,99 €', 0.99],
  ['1.200,50', 1200.5],
  ['0.125', 0.125],
  ['free', null],
  ['-1', null],
])('%s is read as %s', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});
