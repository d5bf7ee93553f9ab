import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { Footer } from '@/layout/footer';
import { brand } from '@/site/brand';

afterEach(() => void vi.useRealTimers());

test('the copyright line has the current year', () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1) });
  render(
    <MemoryRouter>
      <Footer onShortcuts={() => undefined} />
    </MemoryRouter>,
  );
  expect(screen.getByText('©').parentElement).toHaveTextContent(`© 2031 ${brand.legalName}`);
});
