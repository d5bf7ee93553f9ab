import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onFirstInteraction, onWindowFocus } from '@/lib/page';

test.each(['pointerMove', 'pointerDown', 'keyDown', 'touchStart', 'focusIn'] as const)(
  '%s counts as the first interaction, and only once',
  (sign) => {
    const met = vi.fn<() => void>();
    onFirstInteraction(met);
    expect(met).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent[sign](document.body);
    fireEvent.keyDown(document.body);
    expect(met).toHaveBeenCalledOnce();
  },
);

test('onWindowFocus calls back every time until unsubscribed', () => {
  const back = vi.fn<() => void>();
  const stop = onWindowFocus(back);
  fireEvent.focus(window);
  fireEvent.focus(window);
  stop();
  fireEvent.focus(window);
  expect(back).toHaveBeenCalledTimes(2);
});
