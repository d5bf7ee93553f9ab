import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTranslator } from '@/features/translation/google-translate';

vi.mock('@/lib/load-script', () => ({ loadScript: () => Promise.resolve() }));

beforeEach(() => {
  vi.useFakeTimers();
  window.google = { translate: { TranslateElement: Object } };
});

afterEach(() => {
  vi.useRealTimers();
  delete window.google;
});

function offer(code: string) {
  const combo = document.querySelector('#google-translate select') ?? document.createElement('select');
  combo.className = 'goog-te-combo';
  combo.append(new Option(code, code));
  document.querySelector('#google-translate')?.append(combo);
}

test('a translator whose languages come late is waited for', async () => {
  const loading = loadTranslator();
  window.googleTranslateElementInit?.();
  await vi.advanceTimersByTimeAsync(4000);
  offer('');
  await vi.advanceTimersByTimeAsync(4000);
  offer('de');
  const { offers } = await loading;
  expect([offers('de'), offers('fr')]).toEqual([true, false]);
});

test('one whose languages do not come is given up, and so is one that is not what it was', async () => {
  const refused = expect(loadTranslator()).rejects.toThrow('does not answer');
  window.googleTranslateElementInit?.();
  offer('');
  await vi.advanceTimersByTimeAsync(10_000);
  await refused;
  window.google = {};
  const other = expect(loadTranslator()).rejects.toThrow('not what it was');
  window.googleTranslateElementInit?.();
  await other;
});
