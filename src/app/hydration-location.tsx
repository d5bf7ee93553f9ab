import { type ReactNode, startTransition, use, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { finishBoot } from '@/boot/hydration';
import { HYDRATION_KEY } from '@/lib/use-hydrated';

interface HydrationLocationProps {
  /** The path that the HTML in #root was rendered for; null for the sign-in screen, which looks the same at each path. */
  readonly path: string | null;
  readonly children: ReactNode;
}

/**
 * Hydrates with the address that the HTML was prerendered for, then switches to the visit's address in a transition.
 * The two differ in query and hash, which change what a page shows, and at unknown addresses, which all get 404.html.
 */
export function HydrationLocation({ path, children }: HydrationLocationProps) {
  const visit = use(LocationContext);
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  useLayoutEffect(() => {
    if (isHydrated) finishBoot();
  }, [isHydrated]);

  const prerendered = useMemo(() => {
    const pathname = path ?? visit.location.pathname;
    return { ...visit, location: { ...visit.location, pathname, search: '', hash: '', key: HYDRATION_KEY } };
  }, [visit, path]);
  return <LocationContext value={isHydrated ? visit : prerendered}>{children}</LocationContext>;
}
