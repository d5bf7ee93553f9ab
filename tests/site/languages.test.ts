import { expect, test } from 'vitest';
import { findLanguage, languages } from '@/site/languages';

test('there are at least 100 languages, each once, with both names', () => {
  expect(languages.length).toBeGreaterThanOrEqual(100);
  expect(new Set(languages.map(({ code }) => code)).size).toBe(languages.length);
  expect(new Set(languages.map(({ english }) => english)).size).toBe(languages.length);
  for (const { name, english } of languages) {
    expect(name.trim()).not.toBe('');
    expect(english).toMatch(/^[A-Z]/);
  }
});

test('every language has a code that a page may carry', () => {
  for (const { tag } of languages) expect(Intl.getCanonicalLocales(tag)).toHaveLength(1);
});

test('those that are written from right to left say so', () => {
  const fromTheRight = languages.filter(({ direction }) => direction === 'rtl').map(({ name }) => name);
  expect(fromTheRight).toHaveLength(10);
  for (const name of fromTheRight)
    expect(name).toMatch(/\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thaana}/u);
  expect(
    languages.filter(({ name }) => /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u.test(name)),
  ).toHaveLength(10);
});

test('an unknown code is no language', () => {
  for (const code of ['', 'xx', '__proto__', 'EN', null]) expect(findLanguage(code)).toBeUndefined();
});
