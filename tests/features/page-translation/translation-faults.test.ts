import { expect, test, vi } from 'vitest';
import { withTranslator } from '../../support/translator';

test('the stored language is applied after load, without requestIdleCallback too', async () => {
  localStorage.setItem('language', 'de');
  const page = await withTranslator();
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  page.startTranslation();
  page.startTranslation();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.readTranslation().status).toBe('waiting');
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.heading()).toBe('de:Hello');
});

test('a language that is no longer offered leaves the page as it is', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.withdraw('fr');
  await expect(page.chooseLanguage('fr')).resolves.toBe(false);
  expect(page.heading()).toBe('de:Hello');
  expect(page.readTranslation()).toMatchObject({ status: 'unavailable', language: 'de', translating: false });
});

test('choosing English while the translator cannot load reloads the page', async () => {
  const page = await withTranslator();
  await page.chooseLanguage('de');
  page.block();
  void page.retryTranslation();
  await expect(page.chooseLanguage('en')).resolves.toBe(false);
  expect(page.reloadPage).toHaveBeenCalledOnce();
});

test('with cookies blocked, the page can still be translated', async () => {
  const page = await withTranslator();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: throwSecurityError,
    set: throwSecurityError,
  });
  try {
    page.startTranslation();
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
