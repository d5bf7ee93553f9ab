import * as fc from '../../support/fuzz';
import { expect, test } from 'vitest';
import { chooseLanguage } from '@/features/translation/translation';
import { readTranslation } from '@/features/translation/translation-state';
import { findLanguage } from '@/site/languages';

test('what is no language is neither shown nor remembered nor put into the cookie', async () => {
  const nonsense = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '__proto__',
      'de; path=/; domain=.example',
      '/en/de',
      'DE',
      'en-GB',
      '\uD800',
      'de\n',
    ),
  );
  await fc.assert(
    fc.asyncProperty(nonsense, async (code) => {
      fc.pre(!findLanguage(code));
      await expect(chooseLanguage(code)).resolves.toBe(false);
    }),
  );
  expect(readTranslation()).toMatchObject({ language: 'en', translating: false });
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(document.documentElement.hasAttribute('dir')).toBe(false);
}, 60_000);

test('English needs no translator, and forgets what was remembered', async () => {
  localStorage.setItem('language', 'de');
  document.cookie = 'googtrans=/en/de; path=/';
  await expect(chooseLanguage('en')).resolves.toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(document.querySelector('script')).toBeNull();
});
