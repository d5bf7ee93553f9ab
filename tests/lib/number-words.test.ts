// @vitest-environment node
import { expect, test } from 'vitest';
import { countOf } from '@/lib/number-words';
import { amountOf } from '@/site/locale';

test.each([
  [0, '0 languages'],
  [1, '1 language'],
  [20, '20 languages'],
  [1000, '1,000 languages'],
])('%s: %s', (amount, sentence) => {
  expect(amountOf(amount, 'language')).toBe(sentence);
});

test('small counts are words', () => {
  expect([countOf(1, 'day'), countOf(5, 'person', 'people')]).toEqual(['one day', 'five people']);
});
