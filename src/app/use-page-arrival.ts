import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import {
  enterEntry,
  focusPage,
  goToTarget,
  scrollBackTo,
  scrollToTop,
  startScrollMemory,
} from './page-scroll';

/**
 * What a browser does when a document arrives, for pages that are not documents: scroll, focus, and a word about
 * where one is. To be used beside the page inside its Suspense, so that it runs when the page is really there.
 * Answers the words to announce.
 */
export function usePageArrival(): string {
  const location = useLocation();
  const type = useNavigationType();
  const left = useRef<Location | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useLayoutEffect(startScrollMemory, []);

  useLayoutEffect(() => {
    const from = left.current;
    if (from === location) return;
    left.current = location;
    arrive(location, from, type);
    if (from && !isSamePage(location, from)) setAnnouncement(document.title);
  }, [location, type]);

  return announcement;
}

function arrive(to: Location, from: Location | null, type: NavigationType) {
  const position = enterEntry(`${to.key} ${to.pathname}${to.search}${to.hash}`);
  const samePage = from !== null && isSamePage(to, from);
  // An anchor that the router does not know of looks like a step back to an entry without a key.
  const isReturn = type === NavigationType.Pop && (from === null || to.key !== 'default');

  // A page that rewrites its own query, such as the search, keeps its place and its focus.
  if (samePage && to.search !== from.search && to.hash === '') return;
  if (isReturn && position !== undefined) scrollBackTo(position);
  else if (to.hash !== '') return goToTarget(to.hash, samePage ? 'auto' : 'instant');
  else scrollToTop();
  if (from && !(samePage && isReturn)) focusPage();
}

function isSamePage(one: Location, other: Location): boolean {
  return one.pathname.toLowerCase() === other.pathname.toLowerCase();
}
