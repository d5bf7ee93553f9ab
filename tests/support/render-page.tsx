import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import type { User } from '@/features/auth';
import { UserProvider } from '@/features/auth/use-user';

/** Renders a page under reduced motion, with the observers that jsdom lacks. */
export function renderPage(page: ReactNode, { at = '/', user }: { at?: string; user?: User } = {}) {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  return render(
    <MemoryRouter initialEntries={[at]}>
      <UserProvider user={user ?? null}>{page}</UserProvider>
    </MemoryRouter>,
  );
}

/** The part of the page with this id. */
export function section(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no section #${id}`);
  return element;
}
