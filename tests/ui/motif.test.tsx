import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import { Motif } from '@/ui/motif';

test.each(['chat', 'translation', 'mood', 'voice', 'cloud', 'privacy'] as const)(
  'a second render draws the %s motif as the first did',
  (kind) => {
    const motif = <Motif kind={kind} seed="one" />;
    const once = render(motif).container.innerHTML;
    const twice = render(<StrictMode>{motif}</StrictMode>).container.innerHTML;
    expect(twice).toBe(once);
  },
);
