import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useTextTranslation } from '@/features/tools/translation/text-translation';

test('a result that arrives after cancelling is ignored', async () => {
  let answer: ((availability: string) => void) | undefined;
  vi.stubGlobal('Translator', { availability: () => new Promise((resolve) => (answer = resolve)) });
  const { result } = renderHook(useTextTranslation);
  await act(async () => {
    const translating = result.current.translate({ text: 'Good day', source: 'en', target: 'de' });
    result.current.cancel();
    answer?.('unavailable');
    await translating;
  });
  expect(result.current).toMatchObject({ cancelled: true, failure: null, result: null, step: null });
});
