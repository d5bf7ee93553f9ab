import { expect, test } from 'vitest';
import { chooseLanguage } from '@/features/page-translation/translation';

test.each(['', 'xx', '__proto__', 'de; path=/; domain=.example'])(
  'the unknown language code %j is not stored or written to the cookie',
  async (code) => {
    await expect(chooseLanguage(code)).resolves.toBe(false);
    expect(localStorage).toHaveLength(0);
    expect(document.cookie).toBe('');
  },
);

test('choosing English needs no translator and clears the stored choice', async () => {
  localStorage.setItem('language', 'de');
  document.cookie = 'googtrans=/en/de; path=/';
  await expect(chooseLanguage('en')).resolves.toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(document.querySelector('script')).toBeNull();
});
