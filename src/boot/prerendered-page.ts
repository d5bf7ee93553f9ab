import { nextPaint, performanceEntry, timeout } from '@/lib/schedule';
import { fieldsOf } from '@/lib/storage';

/** The event by which the auth client reports the provider's first answer; its detail says if the session is accepted. */
export const SESSION_ANSWERED = 'sessionanswered';

/** How long to wait for a report of the paint, which older versions of Safari don't give. */
const PAINT_REPORT_TIMEOUT_MS = 200;

/** A page of a closed site, which the build writes into a file of its own. */
export interface PrerenderedPage {
  /** Its title and description. */
  readonly head: string;
  /** #root and its content. */
  readonly body: string;
}

/** What the HTML in #root is: the sign-in screen or the page of this path. */
export type Prerendered = 'sign-in' | { readonly path: string };

/**
 * What React can hydrate, or null if it has to render. The sign-in screen is hydrated only if no session was stored
 * when the document loaded, even if another tab has signed in since.
 */
export function prerenderedIn(root: HTMLElement, openedWithSession: boolean): Prerendered | null {
  if (document.documentElement.dataset['boot'] !== 'shown' || !root.hasChildNodes()) return null;
  const { path } = root.dataset;
  if (path !== undefined) return { path };
  return openedWithSession ? null : 'sign-in';
}

/**
 * Puts a prerendered page into #root as soon as the provider has accepted the session, and resolves with true when it is
 * painted. Does nothing if the session has ended or the app has rendered the page before.
 */
export async function showPage(file: string): Promise<boolean> {
  const [isAccepted, { head, body }] = await Promise.all([sessionAnswer(), fetchFields(file)]);
  const { dataset } = document.documentElement;
  const root = document.getElementById('root');
  if (!isAccepted || typeof head !== 'string' || typeof body !== 'string') return false;
  if (dataset['boot'] !== 'loading' || !root || root.dataset['rendered'] !== undefined) return false;
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
  document.head.insertAdjacentHTML('beforeend', head);
  root.outerHTML = body;
  dataset['boot'] = 'shown';
  // The next paint that is larger than `Loading...`. It's reported once it is on screen, some time after its frame.
  const painted = performanceEntry({ type: 'largest-contentful-paint' });
  showInParts();
  await nextPaint();
  await Promise.race([painted, timeout(PAINT_REPORT_TIMEOUT_MS)]);
  return true;
}

/**
 * Shows the first screen in the next frame and one more part in each frame after it: to style and lay out a whole page at
 * once would block a phone for half a second.
 */
function showInParts() {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, footer')];
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

function sessionAnswer(): Promise<boolean> {
  return new Promise((resolve) => {
    document.addEventListener(
      SESSION_ANSWERED,
      (event) => resolve(event instanceof CustomEvent && event.detail === true),
      { once: true },
    );
  });
}

async function fetchFields(file: string) {
  return fieldsOf(await (await fetch(file)).json());
}
