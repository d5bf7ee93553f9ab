// @vitest-environment node
import { expect, test } from 'vitest';
import { findLanguage, languages } from '@/site/languages';

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
