import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { fit, available } from '@/features/tools/content/search-preview';

test('what fits is shown whole, what does not is cut after a word', () => {
  expect(fit('How to choose a chair', available.title)).toMatchObject({
    shown: 'How to choose a chair',
    isCut: false,
    length: 21,
  });
  const { shown, isCut } = fit(
    'How to choose a garden chair that lasts for twenty summers and more',
    available.title,
  );
  expect(isCut).toBe(true);
  expect(shown).toBe('How to choose a garden chair that lasts for twenty summers …');
});

test('about sixty characters of English fit; fewer wide ones, more narrow ones', () => {
  const english = 'Oak and robinia stand the rain without paint, and pine needs a new coat every spring.';
  const most =
    Array.from(english).findIndex((_, size) => fit(english.slice(0, size), available.title).isCut) - 1;
  expect(most).toBeGreaterThan(55);
  expect(most).toBeLessThan(68);
  expect(fit('W'.repeat(45), available.title).isCut).toBe(true);
  expect(fit('i'.repeat(80), available.title).isCut).toBe(false);
});

test('whatever comes, no more is shown than there is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 3_000 }), (text) => {
      const { shown, share } = fit(text, available.description);
      expect(shown.length).toBeLessThanOrEqual(Math.max(text.length, 2));
      expect(share).toBeGreaterThanOrEqual(0);
    }),
  );
});
