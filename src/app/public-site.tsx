import { type ReactNode, startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { finishBoot } from '@/boot/handover';
import { loadShellParts } from '@/layout/shell-panels';
import { HYDRATION_KEY } from '@/lib/use-hydrated';
import { logError, logHydrationError } from '@/lib/log-error';
import '@/styles/public-site.css';

/** Hydrates the prerendered page once all its code has loaded, so that no part of it suspends. */
export async function hydratePublicSite(container: HTMLElement, app: ReactNode) {
  const { loadPage } = await import('./routes');
  const parts = [import('./signed-in-site'), loadShellParts(), loadPage(window.location.pathname)];
  await Promise.all(parts).catch(logError);
  // Hydration fails if an extension or a translator has changed the page. React then renders it from scratch.
  hydrateRoot(container, app, { onRecoverableError: logHydrationError });
}

/**
 * Hydrates with the address that the file was prerendered for, then switches to the visit's address in a transition.
 * The two differ in query and hash, which change what a page shows, and at unknown addresses, which all get 404.html.
 */
export function PublicRouter({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <HydrationLocation>{children}</HydrationLocation>
    </BrowserRouter>
  );
}

function HydrationLocation({ children }: { children: ReactNode }) {
  const visit = use(LocationContext);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  useLayoutEffect(() => {
    if (isHydrated) finishBoot('login');
  }, [isHydrated]);

  const prerendered = useMemo(() => {
    const pathname = document.getElementById('root')?.dataset['path'] ?? visit.location.pathname;
    return { ...visit, location: { ...visit.location, pathname, search: '', hash: '', key: HYDRATION_KEY } };
  }, [visit]);
  return <LocationContext value={isHydrated ? visit : prerendered}>{children}</LocationContext>;
}
