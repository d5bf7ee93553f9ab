import { expect, test, vi } from 'vitest';
import { withTranslator } from '../../support/translator';

test('from one language straight to another, the page is in the second', async () => {
  const page = await withTranslator();
  await expect(page.chooseLanguage('de')).resolves.toBe(true);
  expect(page.heading()).toBe('de:Hello');
  await expect(page.chooseLanguage('iw')).resolves.toBe(true);
  expect(page.heading()).toBe('iw:Hello');
  expect(page.readTranslation()).toEqual({ status: 'ready', language: 'iw', translating: false });
  expect(localStorage.getItem('language')).toBe('iw');
  expect(page.cookie()).toBe('/en/iw');
  expect(document.documentElement).toHaveAttribute('lang', 'he');
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
});

test('a translator that did not listen at first is asked for the second language again', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(1000);
  page.heed('fr');
  await vi.advanceTimersByTimeAsync(1000);
  await expect(chosen).resolves.toBe(true);
  expect(page.heading()).toBe('fr:Hello');
});

test('when the second language fails, the first comes back, and is what is remembered', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  expect(page.heading()).toBe('de:Hello');
  expect(page.readTranslation()).toEqual({ status: 'unavailable', language: 'de', translating: false });
  expect(localStorage.getItem('language')).toBe('de');
  expect(page.cookie()).toBe('/en/de');
  expect(document.documentElement).toHaveAttribute('lang', 'de');

  page.heed('fr');
  await page.retryTranslation();
  expect(page.heading()).toBe('fr:Hello');
  expect(page.readTranslation()).toEqual({ status: 'ready', language: 'fr', translating: false });
});

test('when no language works any more, the page is in English and the next visit tries the first again', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.ignore('fr');
  page.ignore('de');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  expect(page.heading()).toBe('Hello');
  expect(page.readTranslation()).toEqual({ status: 'unavailable', language: 'en', translating: false });
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(localStorage.getItem('language')).toBe('de');
  expect(page.cookie()).toBe('/en/de');
});

test('a page that cannot be taken out of its language is still said to be in it', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  expect(page.heading()).toBe('de:Hello');
  expect(page.readTranslation()).toEqual({ status: 'unavailable', language: 'de', translating: false });
  expect(page.cookie()).toBe('/en/de');
});

test('a first language that fails is not remembered, and Retry asks for it', async () => {
  const page = await withTranslator();
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  expect(page.readTranslation()).toEqual({ status: 'unavailable', language: 'en', translating: false });
  expect(localStorage).toHaveLength(0);
  expect(page.cookie()).toBeUndefined();
  page.heed('fr');
  await page.retryTranslation();
  expect(page.heading()).toBe('fr:Hello');
  expect(localStorage.getItem('language')).toBe('fr');
});

test('a remembered language outlives a visit without the translator', async () => {
  localStorage.setItem('language', 'de');
  const page = await withTranslator();
  page.block();
  await page.retryTranslation();
  expect(page.readTranslation()).toEqual({ status: 'unavailable', language: 'en', translating: false });
  expect(localStorage.getItem('language')).toBe('de');
  expect(page.cookie()).toBe('/en/de');
});

test('a way back to English that takes too long does not undo a newer choice', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  const back = page.chooseLanguage('en');
  await vi.advanceTimersByTimeAsync(1000);
  page.heed('');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(back).resolves.toBe(false);
  await expect(chosen).resolves.toBe(true);
  expect(page.reloadPage).not.toHaveBeenCalled();
  expect(page.heading()).toBe('fr:Hello');
  expect(page.readTranslation()).toEqual({ status: 'ready', language: 'fr', translating: false });
  expect(localStorage.getItem('language')).toBe('fr');
  expect(page.cookie()).toBe('/en/fr');
});

test('a page that does not come back to English is asked for anew', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.refuseOriginal();
  const back = page.chooseLanguage('en');
  await vi.advanceTimersByTimeAsync(5000);
  await expect(back).resolves.toBe(false);
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('English chosen while a language is on its way stays', async () => {
  const page = await withTranslator();
  page.ignore('fr');
  const chosen = page.chooseLanguage('fr');
  await vi.advanceTimersByTimeAsync(1000);
  const back = page.chooseLanguage('en');
  page.heed('fr');
  await vi.advanceTimersByTimeAsync(20_000);
  await expect(chosen).resolves.toBe(false);
  await expect(back).resolves.toBe(true);
  expect(page.heading()).toBe('Hello');
  expect(page.readTranslation()).toMatchObject({ language: 'en', translating: false });
});
