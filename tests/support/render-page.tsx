import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';

/** Renders a page under reduced motion, with the observers that jsdom lacks. */
export function renderPage(page: ReactNode) {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return render(<MemoryRouter>{page}</MemoryRouter>);
}

/** The part of the page with this id. */
export function section(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no section #${id}`);
  return element;
}
