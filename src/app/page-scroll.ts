import { parseKept, readForVisit, writeForVisit } from '@/lib/storage';

const KEY = 'scroll';
const MOST_REMEMBERED = 50;
/** How long a late page may take to show what an address asks for. */
const PATIENCE_MS = 5000;

const positions = new Map<string, number>();
let current = '';
let giveUp = new AbortController();

/** Takes scrolling over from the browser, which restores it before the page of an address is there. */
export function startScrollMemory(): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (positions.size === 0) for (const [key, y] of readKept()) positions.set(key, y);
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', () => positions.set(current, window.scrollY), { signal, passive: true });
  window.addEventListener('pagehide', keep, { signal });
  return () => {
    controller.abort();
    window.history.scrollRestoration = 'auto';
  };
}

/** From here on positions belong to this entry of the history. Answers where it was left, if it was. */
export function enterEntry(key: string): number | undefined {
  giveUp.abort();
  // An address that is typed anew looks like the entry it had before.
  if (current === '' && isNewVisit()) positions.delete(key);
  current = key;
  const position = positions.get(key);
  // The entries that were visited last are the ones to remember.
  positions.delete(key);
  positions.set(key, position ?? 0);
  return position;
}

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Goes back to where the page was left, as soon as it is long enough for that. */
export function scrollBackTo(y: number) {
  keepTrying(() => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return Math.abs(window.scrollY - y) < 2;
  });
}

/** Goes to the element that the hash names and puts the focus there, also when it arrives late. */
export function goToTarget(hash: string, behavior: ScrollBehavior) {
  const id = decode(hash.slice(1));
  keepTrying(() => {
    const target = document.getElementById(id);
    if (!target) return false;
    target.scrollIntoView({ behavior });
    focusOn(target);
    return true;
  });
}

/** Puts the focus where reading starts: a person who hears the page is told where they are. */
export function focusPage() {
  const start = document.querySelector('main h1') ?? document.querySelector('main');
  if (start instanceof HTMLElement) focusOn(start);
}

function focusOn(element: HTMLElement) {
  element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function keepTrying(attempt: () => boolean) {
  if (attempt()) return;
  const controller = new AbortController();
  giveUp = controller;
  const { signal } = controller;
  const observer = new ResizeObserver(() => {
    if (attempt()) controller.abort();
  });
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect());
  setTimeout(() => controller.abort(), PATIENCE_MS);
  for (const event of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => controller.abort(), { signal, passive: true });
}

function isNewVisit(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.type === 'navigate');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function keep() {
  writeForVisit(KEY, JSON.stringify([...positions].slice(-MOST_REMEMBERED)));
}

function readKept(): [string, number][] {
  const kept = parseKept(readForVisit(KEY));
  return Array.isArray(kept) ? kept.filter(isPosition) : [];
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}
