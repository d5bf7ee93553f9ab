import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { finishBoot } from '@/boot/handover';
import { HYDRATION_KEY } from '@/lib/hydration-key';
import { PageArrival } from './page-arrival';
import { canonicalPath } from './routes';

/** `PageArrival` for a public site. Its effects run after the page has hydrated. */
export function PublicArrival() {
  usePublicBootEnd();
  useCanonicalAddress();
  return <PageArrival />;
}

/** Ends the boot phase once the page has rendered with the query and hash of the visit. */
function usePublicBootEnd() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (key !== HYDRATION_KEY) finishBoot('hydrated');
  }, [key]);
}

/** Updates the canonical link on navigation: browsers share the address in it, and the build wrote the first page's. */
function useCanonicalAddress() {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const path = canonicalPath(pathname);
    if (link && path !== null) link.href = new URL(path, __PUBLIC_SITE__?.url).href;
  }, [pathname]);
}
