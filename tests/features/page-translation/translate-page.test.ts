import { expect, test, vi } from 'vitest';
import { chooseLanguage } from '@/features/page-translation/translate-page';
import { openTranslatablePage } from './google-translate-page';

type TranslatablePage = Awaited<ReturnType<typeof openTranslatablePage>>;

/** Chooses a language in vain, for as long as the page tries. */
async function fail(page: TranslatablePage, code: string) {
  const chosen = page.chooseLanguage(code);
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
}

function expectState(page: TranslatablePage, status: 'ready' | 'unavailable', language: string) {
  expect(page.pageLanguage.get()).toMatchObject({ status, language, translating: false });
}

test('a missed change event is sent again', async () => {
  const page = await openTranslatablePage();
  await page.chooseLanguage('de');
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(1000);
  page.stopIgnoring('fr');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(chosen).resolves.toBe(true);
  expect(page.heading()).toBe('fr:Hello');
});

test('when the second language fails, the first is restored and stays stored', async () => {
  const page = await openTranslatablePage();
  await page.chooseLanguage('de');
  page.ignore('fr');
  await fail(page, 'fr');
  expect(page.heading()).toBe('de:Hello');
  expectState(page, 'unavailable', 'de');
  expect(localStorage.getItem('language')).toBe('de');
  expect(page.cookie()).toBe('/en/de');
  expect(document.documentElement).toHaveAttribute('lang', 'de');

  page.stopIgnoring('fr');
  await page.retryPageTranslation();
  expect(page.heading()).toBe('fr:Hello');
  expectState(page, 'ready', 'fr');
});

test('a page that cannot be restored reports the language it is still in', async () => {
  const page = await openTranslatablePage();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  await fail(page, 'fr');
  expect(page.heading()).toBe('de:Hello');
  expectState(page, 'unavailable', 'de');
  expect(page.cookie()).toBe('/en/de');
});

test('a failed first language is not stored, and Try again requests it', async () => {
  const page = await openTranslatablePage();
  page.ignore('fr');
  await fail(page, 'fr');
  expectState(page, 'unavailable', 'en');
  expect(localStorage).toHaveLength(0);
  expect(page.cookie()).toBeUndefined();
  page.stopIgnoring('fr');
  await page.retryPageTranslation();
  expect(page.heading()).toBe('fr:Hello');
  expect(localStorage.getItem('language')).toBe('fr');
});

test('a visit without the translator keeps the stored language', async () => {
  localStorage.setItem('language', 'de');
  const page = await openTranslatablePage();
  page.block();
  await page.retryPageTranslation();
  expectState(page, 'unavailable', 'en');
  expect(localStorage.getItem('language')).toBe('de');
  expect(page.cookie()).toBe('/en/de');
});

test('a slow return to English does not undo a newer choice', async () => {
  const page = await openTranslatablePage();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  const back = page.chooseLanguage('en');
  await vi.advanceTimersByTimeAsync(1000);
  page.stopIgnoring('');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(back).resolves.toBe(false);
  await expect(chosen).resolves.toBe(true);
  expect(page.reloadPage).not.toHaveBeenCalled();
  expect(page.heading()).toBe('fr:Hello');
  expectState(page, 'ready', 'fr');
  expect(localStorage.getItem('language')).toBe('fr');
  expect(page.cookie()).toBe('/en/fr');
});

test('a page that cannot return to English is reloaded', async () => {
  const page = await openTranslatablePage();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  const back = page.chooseLanguage('en');
  await vi.advanceTimersByTimeAsync(5000);
  await expect(back).resolves.toBe(false);
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('English chosen while a translation is pending stays', async () => {
  const page = await openTranslatablePage();
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(1000);
  const back = page.chooseLanguage('en');
  page.stopIgnoring('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  await expect(back).resolves.toBe(true);
  expect(page.heading()).toBe('Hello');
  expect(page.pageLanguage.get()).toMatchObject({ language: 'en', translating: false });
});

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

test('the stored language is applied after load, without requestIdleCallback too', async () => {
  localStorage.setItem('language', 'de');
  const page = await openTranslatablePage();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  page.startPageTranslation();
  page.startPageTranslation();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.pageLanguage.get().status).toBe('waiting');
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.heading()).toBe('de:Hello');
});

test('a language that is no longer offered leaves the page as it is', async () => {
  const page = await openTranslatablePage();
  await page.chooseLanguage('de');
  page.withdraw('fr');
  await expect(page.chooseLanguage('fr')).resolves.toBe(false);
  expect(page.heading()).toBe('de:Hello');
  expectState(page, 'unavailable', 'de');
});

test('choosing English while the translator cannot load reloads the page', async () => {
  const page = await openTranslatablePage();
  await page.chooseLanguage('de');
  page.block();
  void page.retryPageTranslation();
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
    page.startPageTranslation();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(page.chooseLanguage('de')).resolves.toBe(true);
  } finally {
    Reflect.deleteProperty(document, 'cookie');
  }
  expect(page.heading()).toBe('de:Hello');
});

function throwSecurityError() {
  throw new DOMException('Cookies are blocked.', 'SecurityError');
}
