import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useAnalytics } from '@/features/consent';
import { useTranslator } from '@/features/translation';
import { HYDRATION_KEY } from '@/lib/hydration-key';
import { isSamePath } from '@/site/paths';
import { restOffScreen } from './off-screen-rest';
import {
  enterEntry,
  focusPage,
  goToTarget,
  scrollBackTo,
  scrollToTop,
  startScrollMemory,
} from './scroll-memory';

/**
 * Does for a page what the browser does for a document: restores scroll, moves focus and announces the title. It
 * renders inside the page's Suspense, so that it runs once the page is there. The translator loads after that, too.
 */
export function PageArrival() {
  const announcement = usePageArrival();
  useEffect(restOffScreen, []);
  useTranslator();
  useAnalytics();
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
}

function usePageArrival(): string {
  const location = useLocation();
  const type = useNavigationType();
  const previous = useRef<Location | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(startScrollMemory, []);

  useLayoutEffect(() => {
    const from = previous.current;
    if (from === location || (__PUBLIC_SITE__ && location.key === HYDRATION_KEY)) return;
    previous.current = location;
    arrive(location, from, type);
    if (from && !isSamePath(location.pathname, from.pathname)) setAnnouncement(document.title);
  }, [location, type]);

  return announcement;
}

function arrive(to: Location, from: Location | null, type: NavigationType) {
  const position = enterEntry(`${to.key} ${to.pathname}${to.search}${to.hash}`);
  const samePage = from !== null && isSamePath(to.pathname, from.pathname);
  // A click on a plain anchor looks like a return to an entry without a key; unlike the visit's first entry, it has a hash.
  const isReturn = type === NavigationType.Pop && (from === null || to.key !== 'default' || to.hash === '');

  // A page that rewrites its own query, such as the search, keeps its scroll and focus.
  if (samePage && to.search !== from.search && to.hash === '') return;
  if (isReturn && position !== undefined) scrollBackTo(position);
  else if (to.hash !== '') return goToTarget(to.hash, samePage ? 'auto' : 'instant');
  else scrollToTop();
  // Only pages reached by a link animate in: at a first load, an animation would delay the largest paint.
  document.documentElement.toggleAttribute('data-page-entrance', from !== null && !samePage && !isReturn);
  if (from && !(samePage && isReturn) && !hasOpenedMenu()) focusPage();
}

/** Whether a menu was opened while the page loaded. It would close if it lost the focus. */
function hasOpenedMenu(): boolean {
  return document.activeElement?.matches('button[aria-expanded=true]') ?? false;
}
