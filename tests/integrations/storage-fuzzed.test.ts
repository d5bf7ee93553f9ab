import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { isSubscribed, rememberSubscribed } from '@/integrations/newsletter-memory';
import { parseOwned } from '@/integrations/owned-text';
import { startScrollMemory } from '@/integrations/page-scroll';
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

test('whatever is remembered of the newsletter, asking and adding work', () => {
  fc.assert(
    fc.property(hostile, fc.emailAddress(), (stored, email) => {
      localStorage.setItem('newsletter', stored);
      expect(typeof isSubscribed(email)).toBe('boolean');
      rememberSubscribed(email);
      expect(isSubscribed(` ${email.toUpperCase()}`)).toBe(true);
    }),
    RUNS,
  );
});

test('a kept text is given to its owner only, whatever is stored', () => {
  fc.assert(
    fc.property(hostile, fc.string(), (stored, owner) => {
      const text = parseOwned(stored, owner);
      expect(typeof text).toBe('string');
      const kept = JSON.stringify({ owner: 'ada', text: stored });
      expect(parseOwned(kept, 'ada')).toBe(JSON.parse(kept).text);
      fc.pre(owner !== 'ada');
      expect(parseOwned(kept, owner)).toBe('');
    }),
    RUNS,
  );
});

test('whatever is stored of places on pages, pages are scrolled', () => {
  fc.assert(
    fc.property(hostile, (stored) => {
      sessionStorage.setItem('scroll', stored);
      expect(() => startScrollMemory()()).not.toThrow();
    }),
    RUNS,
  );
});

test('only a language of the list is one', () => {
  const codes = new Set(languages.map(({ code }) => code));
  const values = fc.oneof(hostile, fc.constantFrom('constructor', 'EN', 'en ', 'en/../de', ...codes));
  fc.assert(
    fc.property(values, (value) => {
      expect(findLanguage(value) !== undefined).toBe(codes.has(value));
    }),
    RUNS,
  );
});
