import { expect, test, vi } from 'vitest';
import { openTranslatablePage } from './translatable-page';

test.each([null, '', 'xx', '__proto__', 'de; path=/; domain=.example'])(
  'with %j as the stored language, the cookie does not start a translation',
  async (code) => {
    if (code !== null) localStorage.setItem('language', code);
    const page = await openTranslatablePage();
    document.cookie = 'googtrans=/en/de; path=/';
    await page.startPageTranslation();
    expect(page.heading()).toBe('Hello');
    expect(page.cookie()).toBeUndefined();
  },
);

test('a translator that is blocked keeps the choice, which Try again applies', async () => {
  const page = await openTranslatablePage({ isBlocked: true });
  await expect(page.chooseLanguage('fr')).resolves.toBe(false);
  expect(page.pageLanguage.get()).toMatchObject({ busy: null, hasFailed: true, shown: null });
  expect(localStorage.getItem('language')).toBe('fr');
  page.isBlocked = false;
  await expect(page.retryPageTranslation()).resolves.toBe(true);
  expect(page.heading()).toBe('fr:Hello');
  expect(page.pageLanguage.get()).toMatchObject({ busy: null, hasFailed: false, shown: { code: 'fr' } });
});

test('a translator that does nothing is reported', async () => {
  const page = await openTranslatablePage();
  page.isStuck = true;
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(8000);
  await expect(chosen).resolves.toBe(false);
  expect(page.heading()).toBe('Hello');
  expect(page.pageLanguage.get()).toMatchObject({ busy: null, hasFailed: true, shown: null });
});

test.each([
  [
    'has changed its interface',
    () => {
      window.google = {};
      window.googleTranslateElementInit?.();
    },
  ],
  ['offers no languages', () => undefined],
])('a translator that %s is reported', async (_, load) => {
  const page = await openTranslatablePage();
  page.load.mockImplementation(load);
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(8000);
  await expect(chosen).resolves.toBe(false);
  expect(page.pageLanguage.get().hasFailed).toBe(true);
});

test('of two languages chosen while the translator loads, the last is shown', async () => {
  const page = await openTranslatablePage();
  const [first, last] = [page.chooseLanguage('de'), page.chooseLanguage('fr')];
  await expect(first).resolves.toBe(false);
  await expect(last).resolves.toBe(true);
  expect(page.heading()).toBe('fr:Hello');
});

test('English chosen while a translation is pending reloads the page', async () => {
  const page = await openTranslatablePage();
  await page.startPageTranslation();
  page.isStuck = true;
  void page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(page.chooseLanguage('en')).resolves.toBe(false);
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('with cookies blocked, the page can still be translated', async () => {
  const page = await openTranslatablePage();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: throwSecurityError,
    set: throwSecurityError,
  });
  try {
    await expect(page.chooseLanguage('de')).resolves.toBe(true);
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
  expect(page.heading()).toBe('de:Hello');
});

function throwSecurityError() {
  throw new DOMException('Cookies are blocked.', 'SecurityError');
}
