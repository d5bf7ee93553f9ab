import { type ReactNode, startTransition, use, useEffect, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { loadShellParts } from '@/layout/shell-panels';
import { HYDRATION_KEY } from '@/lib/hydration-key';
import { reportQuietly, reportRecovery } from '@/lib/report';
import '@/styles/public-site.css';

/** Hydrates the prerendered page once its code is there, so that no part of it waits or shows a placeholder. */
export async function hydratePublicSite(container: HTMLElement, app: ReactNode) {
  const { loadPage } = await import('./routes');
  const parts = [import('./signed-in-site'), loadShellParts(), loadPage(window.location.pathname)];
  await Promise.all(parts).catch(reportQuietly);
  // An extension may have changed the page, or the browser may have translated it. React then renders it anew.
  hydrateRoot(container, app, { onRecoverableError: reportRecovery });
}

/**
 * Hydrates with the address that the file was prerendered for. The address of the visit follows in a transition: its
 * query and hash change what a page shows, and 404.html stands for every unknown address.
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

  const prerendered = useMemo(() => {
    const pathname = document.getElementById('root')?.dataset['path'] ?? visit.location.pathname;
    return { ...visit, location: { ...visit.location, pathname, search: '', hash: '', key: HYDRATION_KEY } };
  }, [visit]);
  return <LocationContext value={isHydrated ? visit : prerendered}>{children}</LocationContext>;
}
