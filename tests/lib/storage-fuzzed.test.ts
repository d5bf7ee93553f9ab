import * as fc from '../support/fuzz';
import { afterEach, expect, test } from 'vitest';
import { isSubscribed, saveSubscribed } from '@/features/forms/newsletter-form';
import { parseAccountScoped } from '@/lib/account-scoped-text';
import { startScrollRestoration } from '@/app/scroll-restoration';
import { readTranslationCookie } from '@/features/translation/google-translate';
import { findLanguage, languages } from '@/site/languages';

const RUNS = { numRuns: 1000 };
const hostile = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.json(),
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{}',
    '[[]]',
    '[["a"]]',
    '[["a","b"]]',
    '[[1,2]]',
    '__proto__',
    '[["a",1e999]]',
  ),
);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('with any stored value, newsletter addresses can be read and added', () => {
  fc.assert(
    fc.property(hostile, fc.emailAddress(), (stored, email) => {
      localStorage.setItem('newsletter', stored);
      expect(typeof isSubscribed(email)).toBe('boolean');
      saveSubscribed(email);
      expect(isSubscribed(` ${email.toUpperCase()}`)).toBe(true);
    }),
    RUNS,
  );
});

test('with any stored value, a text is returned to its owner only', () => {
  fc.assert(
    fc.property(hostile, fc.string(), (stored, owner) => {
      const text = parseAccountScoped(stored, owner);
      expect(typeof text).toBe('string');
      const kept = JSON.stringify({ owner: 'ada', text: stored });
      expect(parseAccountScoped(kept, 'ada')).toBe(JSON.parse(kept).text);
      fc.pre(owner !== 'ada');
      expect(parseAccountScoped(kept, owner)).toBe('');
    }),
    RUNS,
  );
});

test('with any stored scroll positions, pages still scroll', () => {
  fc.assert(
    fc.property(hostile, (stored) => {
      sessionStorage.setItem('scroll', stored);
      expect(() => startScrollRestoration()()).not.toThrow();
    }),
    RUNS,
  );
});

test('any translator cookie gives a language code or nothing', () => {
  const cookie = fc.oneof(
    fc.string({ unit: 'binary' }).map((text) => text.replace(/[;\ud800-\udfff]/g, '')),
    fc.constantFrom('', '/en', '/en/', '/en/de', '/de/en', '//', '/en/"><script>', 'x; googtrans=/en/fr'),
  );
  fc.assert(
    fc.property(cookie, (value) => {
      document.cookie = `googtrans=${value}; path=/`;
      const code = readTranslationCookie();
      expect(code === undefined || (code !== '' && !code.includes(';'))).toBe(true);
    }),
    RUNS,
  );
});

test('only codes of the list are languages', () => {
  const codes = new Set(languages.map(({ code }) => code));
  const values = fc.oneof(hostile, fc.constantFrom('constructor', 'EN', 'en ', 'en/../de', ...codes));
  fc.assert(
    fc.property(values, (value) => {
      expect(findLanguage(value) !== undefined).toBe(codes.has(value));
    }),
    RUNS,
  );
});
