import { nextPaint } from '@/lib/page';

/** The event by which the auth client reports the provider's first answer; its detail says if the session is accepted. */
export const SESSION_ANSWERED = 'sessionanswered';

/** A page of a closed site, which the build writes into a file of its own. */
export interface PrerenderedPage {
  /** Its title and description. */
  readonly head: string;
  /** #root and its content. */
  readonly root: string;
}

/**
 * Puts a prerendered page into #root as soon as the provider has accepted the session, and
 * resolves with true when it is painted. Does nothing if the session has ended or the app has rendered the page before.
 */
export async function showPage(file: string): Promise<boolean> {
  const [isAccepted, page] = await Promise.all([sessionAnswer(), fetchJson(file)]);
  const { dataset } = document.documentElement;
  const root = document.getElementById('root');
  if (!isAccepted || !isPage(page)) return false;
  if (dataset['boot'] !== 'loading' || !root || root.dataset['rendered'] !== undefined) return false;
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
  document.head.insertAdjacentHTML('beforeend', page.head);
  const painted = largestPaint();
  root.outerHTML = page.root;
  dataset['boot'] = 'shown';
  showInParts();
  await painted;
  return true;
}

/**
 * Shows the first screen in the next frame and one more section in each frame after it: to style and lay out a whole page
 * at once would block a phone for half a second. What stands outside of sections shows at once, and would be shifted.
 */
function showInParts() {
  const parts = [...document.querySelectorAll<HTMLElement>('main section:not(section section), footer')];
  for (const part of parts) part.hidden = true;
  // Read once, because each read may cost a layout.
  const fold = innerHeight;
  let bottom = 0;
  requestAnimationFrame(showMore);

  function showMore() {
    do {
      const part = parts.shift();
      if (!part) return;
      part.hidden = false;
      if (bottom < fold) bottom = part.getBoundingClientRect().bottom;
    } while (bottom < fold);
    requestAnimationFrame(showMore);
  }
}

/** How long to wait for the report of the paint: there is none after the visitor's first key or click. */
const REPORT_TIMEOUT_MS = 500;

/** Resolves when the browser reports a paint larger than the ones before: the page is on the screen. */
function largestPaint(): Promise<void> {
  const type = 'largest-contentful-paint';
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return nextPaint();
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type });
    setTimeout(resolve, REPORT_TIMEOUT_MS);
  });
}

function sessionAnswer(): Promise<boolean> {
  return new Promise((resolve) => {
    document.addEventListener(
      SESSION_ANSWERED,
      (event) => resolve(event instanceof CustomEvent && event.detail === true),
      { once: true },
    );
  });
}

async function fetchJson(file: string): Promise<unknown> {
  return (await fetch(file)).json();
}

function isPage(value: unknown): value is PrerenderedPage {
  return typeof value === 'object' && value !== null && 'root' in value && 'head' in value;
}
