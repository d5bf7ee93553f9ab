import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { nextPaint } from '@/lib/schedule';
import { BufferKeystrokes, useBufferedText } from '@/ui/keystroke-buffer';
import { LazyPanel } from '@/ui/lazy-panel';

/** Called between the panel's first layout and its passive effects. */
const inBetween = vi.fn<() => void>();

function Panel() {
  const [text, setText] = useState('');
  useBufferedText(setText);
  useLayoutEffect(inBetween, []);
  return <output aria-label="Typed">{text}</output>;
}

test('a panel gets what was typed while it loaded, and from then on every key itself', () => {
  const isLeftAlone: boolean[] = [];
  inBetween.mockImplementation(() => {
    isLeftAlone.push(fireEvent.keyDown(document, { key: 'x' }));
  });
  const { rerender } = render(<BufferKeystrokes />);
  for (const key of ['g', 'e', 'x', 'Backspace', 'Shift']) fireEvent.keyDown(document, { key });
  rerender(<Panel />);
  expect(screen.getByRole('status', { name: 'Typed' })).toHaveTextContent(/^ge$/);
  expect(isLeftAlone).toEqual([true]);
});

test('keys are kept from the press that opens a panel until its code has loaded, but not after it was closed', async () => {
  let arrive = vi.fn<(module: { default: typeof Panel }) => void>();
  const load = () =>
    new Promise<{ default: typeof Panel }>((resolve) => {
      arrive = vi.fn(resolve);
    });
  const shown = <LazyPanel load={load} props={{ onClose: vi.fn() }} fallback={<BufferKeystrokes />} />;
  const { unmount } = render(shown);
  fireEvent.keyDown(document, { key: 'x' });
  unmount();

  render(shown);
  fireEvent.keyDown(document, { key: 'a' });
  await act(nextPaint);
  fireEvent.keyDown(document, { key: 'i' });
  await act(async () => arrive({ default: Panel }));
  expect(await screen.findByRole('status', { name: 'Typed' })).toHaveTextContent(/^ai$/);
});
