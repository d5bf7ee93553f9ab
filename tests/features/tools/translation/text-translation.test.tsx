import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TextTranslation, useTextTranslation } from '@/features/tools/translation/text-translation';
import { ada } from '../../../support/ada';
import { renderPage } from '../../../support/render-page';

test('swapping the languages swaps the text with its translation', async () => {
  const translator = { translate: () => Promise.resolve('Guten Tag.'), destroy: () => undefined };
  vi.stubGlobal('Translator', {
    availability: () => Promise.resolve('available'),
    create: () => Promise.resolve(translator),
  });
  renderPage(<TextTranslation />, { user: ada });
  const field = screen.getByLabelText('Your text');
  await userEvent.clear(field);
  await userEvent.type(field, 'Good day.');
  await userEvent.selectOptions(screen.getByLabelText('From'), 'en');
  await userEvent.selectOptions(screen.getByLabelText('To'), 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Translate' }));
  expect(await screen.findByText('Guten Tag.')).toHaveAttribute('lang', 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Swap languages' }));
  expect(field).toHaveValue('Guten Tag.');
  expect(screen.getByText('Good day.')).toHaveAttribute('lang', 'en');
  expect(screen.getByLabelText('From')).toHaveValue('de');
});

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
