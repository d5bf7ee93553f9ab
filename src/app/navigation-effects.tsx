import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { useAnalytics } from '@/features/consent';
import { usePageTranslator } from '@/features/page-translation';
import { parseFields, readSessionItem, writeSessionItem } from '@/lib/storage';
import { SCROLL_KEY } from '@/lib/storage-keys';
import { decodeText } from '@/lib/text';
import { isSamePath } from '@/site/paths';
import { focusHeading, focusOn } from '@/ui/focus';
import { canonicalPath } from './routes';

const MAX_POSITIONS = 50;
/** How long to retry while the page is too short, or its target is missing, because parts of it still load. */
const RETRY_MS = 5000;

const positions = new Map<string, number>();
let current = '';
let retrying = new AbortController();

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

/** Replaces the browser's own scroll restoration, which runs before a lazy page has rendered. */
function startScrollRestoration(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (positions.size === 0) readPositions();
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => positions.set(current, window.scrollY), { signal, passive: true });
  window.addEventListener('pagehide', storePositions, { signal });
  return () => {
    controller.abort();
    window.history.scrollRestoration = 'auto';
  };
}

/** Starts recording the position of this history entry and returns its stored position, if any. */
function enterHistoryEntry(key: string): number | undefined {
  retrying.abort();
  // A typed address gets the same key as an earlier visit to it in this tab, but starts at the top. A visitor who has
  // scrolled the prerendered page stays where they are.
  if (current === '' && (isNewVisit() || window.scrollY > 0)) positions.delete(key);
  current = key;
  const position = positions.get(key);
  // Moves the entry to the end, so that the oldest entries are dropped first.
  positions.delete(key);
  positions.set(key, position ?? window.scrollY);
  return position;
}

/** Scrolls to a position as soon as the page is long enough. */
function scrollToPosition(y: number) {
  retryOnResize(() => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(window.scrollY - y) < 2;
  });
}

/** Scrolls to the element with the id in the hash and focuses it, as soon as it has rendered. */
function goToTarget(hash: string, behavior: ScrollBehavior) {
  const id = decodeText(hash.slice(1));
  retryOnResize(() => {
    const target = document.getElementById(id);
    if (!target) return false;
    target.scrollIntoView({ behavior });
    focusOn(target);
    return true;
  });
}

function retryOnResize(attempt: () => boolean) {
  if (attempt()) return;
  const controller = new AbortController();
  retrying = controller;
  const { signal } = controller;
  const observer = new ResizeObserver(() => {
    if (attempt()) controller.abort();
  });
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  setTimeout(() => controller.abort(), RETRY_MS);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => controller.abort(), { signal, passive: true });
}

function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');
}

function storePositions() {
  // The last scroll event may not have fired yet. At the top, the page may not have been restored yet.
  if (window.scrollY > 0) positions.set(current, window.scrollY);
  const latest = Object.fromEntries([...positions].slice(-MAX_POSITIONS));
  writeSessionItem(SCROLL_KEY, JSON.stringify(latest));
}

function readPositions() {
  const stored = Object.entries(parseFields(readSessionItem(SCROLL_KEY)));
  for (const [key, y] of stored) if (typeof y === 'number') positions.set(key, y);
}
