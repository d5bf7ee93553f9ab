import { useLayoutEffect, useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useKeystrokeBuffer, useTypedAhead } from '@/ui/use-typed-ahead';

/** Called between the panel's first layout and its passive effects. */
const inBetween = vi.fn<() => void>();

function Loading() {
  useKeystrokeBuffer();
  return null;
}

function Panel() {
  const [text, setText] = useState('');
  useTypedAhead(setText);
  useLayoutEffect(inBetween, []);
  return <output>{text}</output>;
}

test('a panel gets what was typed while it loaded, and from then on every key itself', () => {
  const isLeftAlone: boolean[] = [];
  inBetween.mockImplementation(() => {
    isLeftAlone.push(fireEvent.keyDown(document, { key: 'x' }));
  });
  const { rerender } = render(<Loading />);
  for (const key of ['g', 'e', 'x', 'Backspace', 'Shift']) fireEvent.keyDown(document, { key });
  rerender(<Panel />);
  expect(screen.getByRole('status')).toHaveTextContent(/^ge$/);
  expect(isLeftAlone).toEqual([true]);
});
