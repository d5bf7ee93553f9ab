import * as fc from '../../support/fuzz';
import { expect, test } from 'vitest';
import { chooseLanguage } from '@/features/translation/translation';
import { readTranslation } from '@/features/translation/use-translation';
import { findLanguage } from '@/site/languages';

test('an unknown language code is not shown, stored or written to the cookie', async () => {
  const unknown = fc.oneof(
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
    fc.asyncProperty(unknown, async (code) => {
      fc.pre(!findLanguage(code));
      await expect(chooseLanguage(code)).resolves.toBe(false);
    }),
  );
  expect(readTranslation()).toMatchObject({ language: 'en', translating: false });
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(document.documentElement.hasAttribute('dir')).toBe(false);
}, 60_000);

test('choosing English needs no translator and clears the stored choice', async () => {
  localStorage.setItem('language', 'de');
  document.cookie = 'googtrans=/en/de; path=/';
  await expect(chooseLanguage('en')).resolves.toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(document.querySelector('script')).toBeNull();
});
