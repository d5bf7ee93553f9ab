import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from '@/lib/first-interaction';

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

test('a press that the page stops, as React does before it hydrates a part, is an interaction', () => {
  const met = vi.fn();
  onFirstInteraction(met);
  document.body.addEventListener('pointerdown', (event) => event.stopPropagation(), { once: true });
  fireEvent.pointerDown(document.body);
  expect(met).toHaveBeenCalledOnce();
});
