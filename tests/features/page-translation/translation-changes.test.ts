import { expect, test, vi } from 'vitest';
import { withTranslator } from '../../support/translator';

test('a missed change event is sent again', async () => {
  const page = await withTranslator();
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
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  expect(page.heading()).toBe('de:Hello');
  expect(page.readTranslation()).toMatchObject({ status: 'unavailable', language: 'de', translating: false });
  expect(localStorage.getItem('language')).toBe('de');
  expect(page.cookie()).toBe('/en/de');
  expect(document.documentElement).toHaveAttribute('lang', 'de');

  page.stopIgnoring('fr');
  await page.retryTranslation();
  expect(page.heading()).toBe('fr:Hello');
  expect(page.readTranslation()).toMatchObject({ status: 'ready', language: 'fr', translating: false });
});

test('a page that cannot be restored reports the language it is still in', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  expect(page.heading()).toBe('de:Hello');
  expect(page.readTranslation()).toMatchObject({ status: 'unavailable', language: 'de', translating: false });
  expect(page.cookie()).toBe('/en/de');
});

test('a failed first language is not stored, and Try again requests it', async () => {
  const page = await withTranslator();
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  expect(page.readTranslation()).toMatchObject({ status: 'unavailable', language: 'en', translating: false });
  expect(localStorage).toHaveLength(0);
  expect(page.cookie()).toBeUndefined();
  page.stopIgnoring('fr');
  await page.retryTranslation();
  expect(page.heading()).toBe('fr:Hello');
  expect(localStorage.getItem('language')).toBe('fr');
});

test('a visit without the translator keeps the stored language', async () => {
  localStorage.setItem('language', 'de');
  const page = await withTranslator();
  page.block();
  await page.retryTranslation();
  expect(page.readTranslation()).toMatchObject({ status: 'unavailable', language: 'en', translating: false });
  expect(localStorage.getItem('language')).toBe('de');
  expect(page.cookie()).toBe('/en/de');
});

test('a slow return to English does not undo a newer choice', async () => {
  const page = await withTranslator();
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
  expect(page.readTranslation()).toMatchObject({ status: 'ready', language: 'fr', translating: false });
  expect(localStorage.getItem('language')).toBe('fr');
  expect(page.cookie()).toBe('/en/fr');
});

test('a page that cannot return to English is reloaded', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  const back = page.chooseLanguage('en');
  await vi.advanceTimersByTimeAsync(5000);
  await expect(back).resolves.toBe(false);
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('English chosen while a translation is pending stays', async () => {
  const page = await withTranslator();
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(1000);
  const back = page.chooseLanguage('en');
  page.stopIgnoring('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  await expect(back).resolves.toBe(true);
  expect(page.heading()).toBe('Hello');
  expect(page.readTranslation()).toMatchObject({ language: 'en', translating: false });
});
