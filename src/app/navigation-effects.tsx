import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { useAnalytics } from '@/features/consent';
import { usePageTranslator } from '@/features/page-translation';
import { isSamePath } from '@/site/paths';
import { focusHeading } from '@/ui/focus';
import { canonicalPath } from './routes';
import {
  enterHistoryEntry,
  goToTarget,
  scrollToPosition,
  startScrollRestoration,
} from './scroll-restoration';

/**
 * Does after a client-side navigation what the browser does after loading a document: restores the scroll position,
 * moves focus and announces the title. It renders inside the page's Suspense, so its effects, and those that load the
 * translator and analytics, run after the page has rendered.
 */
export function NavigationEffects() {
  useCanonicalAddress();
  const announcement = useNavigationAnnouncement();
  usePageTranslator();
  useAnalytics();
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

/** Updates the canonical link of a public site: browsers share its address, and the build wrote the first page's. */
function useCanonicalAddress() {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    const path = canonicalPath(pathname);
    if (link && path !== null) link.href = new URL(path, link.href).href;
  }, [pathname]);
}

function useNavigationAnnouncement(): string {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef<Location | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(startScrollRestoration, []);

  useLayoutEffect(() => {
    const from = previous.current;
    if (from === location) return;
    previous.current = location;
    restorePlace(location, from, type);
    if (from && !isSamePath(location.pathname, from.pathname)) setAnnouncement(document.title);
  }, [location, type]);

  return announcement;
}

function restorePlace(to: Location, from: Location | null, type: NavigationType) {
  const position = enterHistoryEntry(`${to.key} ${to.pathname}${to.search}${to.hash}`);
  const samePage = from !== null && isSamePath(to.pathname, from.pathname);
  // The router also reports a click on a plain `#id` link as a Pop, with the key `default` and a hash.
  const isReturn = type === NavigationType.Pop && (from === null || to.key !== 'default' || to.hash === '');

  // A page that rewrites its own query, such as the search, keeps its scroll and focus.
  if (samePage && to.search !== from.search && to.hash === '') return;
  if (isReturn && position !== undefined) scrollToPosition(position);
  else if (to.hash !== '') return goToTarget(to.hash, samePage ? 'auto' : 'instant');
  // Not at the first load: the visitor may already have scrolled the prerendered page.
  else if (from !== null) scrollToPosition(0);
  // Only pages reached by a link animate in: at a first load, an animation would delay the largest paint.
  document.documentElement.toggleAttribute('data-page-entrance', from !== null && !samePage && !isReturn);
  if (from && !(samePage && isReturn) && !hasOpenedMenu()) focusHeading();
}

/** Whether the focus is on a menu button whose menu was opened while the page loaded, and would close on blur. */
function hasOpenedMenu(): boolean {
  return document.activeElement?.matches('button[aria-expanded=true]') ?? false;
}
