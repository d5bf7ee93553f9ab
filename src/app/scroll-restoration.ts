import { parseFields, readSessionItem, writeSessionItem } from '@/lib/storage';
import { SCROLL_KEY } from '@/lib/storage-keys';
import { decodeText } from '@/lib/text';
import { focusOn } from '@/ui/focus';

const MAX_POSITIONS = 50;
/** How long to retry while the page is too short, or its target is missing, because parts of it still load. */
const RETRY_MS = 5000;

const positions = new Map<string, number>();
let current = '';
let retrying = new AbortController();

/** Replaces the browser's own scroll restoration, which runs before a lazy page has rendered. */
export function startScrollRestoration(): () => void {
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
export function enterHistoryEntry(key: string): number | undefined {
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
export function scrollToPosition(y: number) {
  retryOnResize(() => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(window.scrollY - y) < 2;
  });
}

/** Scrolls to the element with the id in the hash and focuses it, as soon as it has rendered. */
export function goToTarget(hash: string, behavior: ScrollBehavior) {
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
