import { expect, test, vi } from 'vitest';
import {
  createTranslator,
  detectLanguage,
  offersPair,
} from '@/features/tools/translation/browser-translator';

const { signal } = new AbortController();
const onProgress = vi.fn<(share: number) => void>();

test('a browser without a translator says so and guesses nothing', async () => {
  const pair = { source: 'en', target: 'de' };
  await expect(createTranslator(pair, onProgress, signal)).rejects.toThrow('no translator');
  expect(await detectLanguage('Guten Morgen', onProgress, signal)).toEqual([]);
  // One that cannot tell may still do it.
  expect(await offersPair(pair)).toBe(true);
});
