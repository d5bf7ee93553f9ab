import { expect, test } from 'vitest';
import { monthlyPlans } from '@/domain/plans';
import { initialsOf } from '@/lib/text';
import { terms } from '@/site/facts';
import { findLanguage, languages } from '@/site/languages';
import { amountOf } from '@/site/locale';

const FROM_THE_RIGHT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\p{Script=Nko}\p{Script=Syriac}\p{Script=Adlam}]/u;

test('each language is listed once, with both names and a valid lang tag', () => {
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  expect(new Set(languages.map(({ english }) => english)).size).toBe(languages.length);
  for (const { name, english, tag } of languages) {
    expect(name.trim()).not.toBe('');
    expect(english).toMatch(/^[A-Z]/);
    expect(Intl.getCanonicalLocales(tag)).toHaveLength(1);
  }
});

test('right-to-left languages are marked', () => {
  const marked = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
  const inScript = languages.filter(({ name }) => FROM_THE_RIGHT.test(name)).map(({ code }) => code);
  expect(marked, 'rightToLeft in src/site/languages.ts').toEqual(inScript);
});

test('an unknown code gives no language', () => {
  for (const code of ['', 'xx', '__proto__', 'EN', null]) expect(findLanguage(code)).toBeUndefined();
});

test.each([
  [0, '0 languages'],
  [1, '1 language'],
  [20, '20 languages'],
  [1_234_567, '1,234,567 languages'],
])('%s: %s', (amount, sentence) => {
  expect(amountOf(amount, 'language')).toBe(sentence);
});

test.each([
  ['Ada Maria Lovelace', 'AL'],
  ['Ada', 'A'],
  ['Dr. Ada Lovelace', 'AL'],
  ['A. Lovelace', 'AL'],
  ['ada@example.com', 'a'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a year costs as many months as the site says', () => {
  for (const { price, yearly } of monthlyPlans)
    expect(terms.annualPrice).toContain(`of ${(yearly ?? 0) / price}.`);
});
