import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPageTranslator } from '@/features/page-translation/google-translate';

beforeEach(() => {
  vi.useFakeTimers();
  window.google = { translate: { TranslateElement: Object } };
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('load'));
  });
});

afterEach(() => {
  delete window.google;
});

function offer(code: string) {
  const combo = document.querySelector('#google-translate select') ?? document.createElement('select');
  combo.className = 'goog-te-combo';
  combo.append(new Option(code, code));
  document.querySelector('#google-translate')?.append(combo);
}

test('loading waits for a late list of languages', async () => {
  const loading = loadPageTranslator();
  window.googleTranslateElementInit?.();
  await vi.advanceTimersByTimeAsync(4000);
  offer('');
  await vi.advanceTimersByTimeAsync(4000);
  offer('de');
  const { offers } = await loading;
  expect([offers('de'), offers('fr')]).toEqual([true, false]);
});

test('loading fails when the list stays empty or the interface has changed', async () => {
  const refused = expect(loadPageTranslator()).rejects.toThrow('did not answer');
  window.googleTranslateElementInit?.();
  offer('');
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  window.google = {};
  const other = expect(loadPageTranslator()).rejects.toThrow('changed its interface');
  window.googleTranslateElementInit?.();
  await other;
});
