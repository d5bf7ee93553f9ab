// @vitest-environment node
import { expect, test } from 'vitest';
import { numberOf } from '@/domain/plans';
import { planForMonth } from '@/domain/prices';
import { countOf } from '@/lib/number-words';
import { initialsOf } from '@/lib/text';
import { changeOf } from '@/site/cases';
import { findLanguage, languages } from '@/site/languages';
import { amountOf, clockTime, momentText, withCommas } from '@/site/locale';
import { scorecard } from '@/site/scorecard';

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

test('languages are sorted by their own name', () => {
  const names = languages.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('right-to-left languages are marked', () => {
  const marked = languages.filter(({ direction }) => direction === 'rtl').map(({ code }) => code);
  const inScript = languages.filter(({ name }) => FROM_THE_RIGHT.test(name)).map(({ code }) => code);
  expect(marked, 'rightToLeft in src/site/languages.ts').toEqual(inScript);
});

test('an unknown code gives no language', () => {
  for (const code of ['', 'xx', '__proto__', 'EN', null]) expect(findLanguage(code)).toBeUndefined();
});

test('a change is a signed percentage', () => {
  const result = { what: '' };
  expect(changeOf({ ...result, before: 210, after: 84 })).toBe('−60%');
  expect(changeOf({ ...result, before: 40, after: 50 })).toBe('+25%');
  expect(changeOf({ ...result, before: 0, after: 3 })).toBe('0%');
});

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

test('the plan of the store includes its month, and its mistakes are among the wrong answers', () => {
  const { answered, wrong, mistakes, languages } = scorecard;
  expect(wrong).toBeLessThan(answered);
  expect(wrong).toBeGreaterThanOrEqual(mistakes.length);
  const { plan, extra } = planForMonth(scorecard);
  expect(extra).toBe(0);
  expect(numberOf(plan, 'languages')).toBeGreaterThanOrEqual(languages);
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
