import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onFirstInteraction } from '@/lib/page';

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
