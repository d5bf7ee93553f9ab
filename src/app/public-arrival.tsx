import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { finishBoot } from '@/boot/handover';
import { HYDRATION_KEY } from '@/lib/hydration-key';
import { PageArrival } from './page-arrival';
import { specifiedPath } from './routes';

/** Arrival at a page of a public site. It renders inside the page's Suspense, so it runs once the page is hydrated. */
export function PublicArrival() {
  usePublicBootEnd();
  useCanonicalAddress();
  return <PageArrival />;
}

/** Ends the boot phase once the page shows what the query and hash of its address say. */
function usePublicBootEnd() {
  const { key } = useLocation();
  useLayoutEffect(() => {
    if (key !== HYDRATION_KEY) finishBoot('login');
  }, [key]);
}

/** The browser's share menu offers the canonical address, which the build wrote for the first page only. */
function useCanonicalAddress() {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const path = specifiedPath(pathname);
    if (link && path !== null) link.href = new URL(path, __PUBLIC_SITE__?.url).href;
  }, [pathname]);
}
