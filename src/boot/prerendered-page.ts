import { timeout } from '@/lib/schedule';
import { fieldsOf } from '@/lib/storage';

/** The event by which the auth client reports the provider's first answer; its detail says if the session is accepted. */
export const SESSION_ANSWERED = 'sessionanswered';

/** Then the app renders the page itself. */
const PAGE_TIMEOUT_MS = 4000;

/** What the HTML in #root is: the sign-in screen or the page of the address. */
export type Prerendered = 'sign-in' | 'page';

/**
 * Puts a prerendered page into #root as soon as the provider has accepted the session, and resolves with true. Does
 * nothing if the session has ended or the file doesn't arrive.
 */
export async function showPage(file: string): Promise<boolean> {
  const answers = Promise.all([sessionAnswer(), fetchPage(file)]).catch(() => undefined);
  const [isAccepted, page] = (await Promise.race([answers, timeout(PAGE_TIMEOUT_MS)])) ?? [];
  const root = document.getElementById('root');
  if (!isAccepted || typeof page?.['head'] !== 'string' || typeof page['body'] !== 'string' || !root)
    return false;
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
  document.head.insertAdjacentHTML('beforeend', page['head']);
  root.outerHTML = page['body'];
  document.documentElement.dataset['boot'] = 'shown';
  return true;
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

async function fetchPage(file: string) {
  return fieldsOf(await (await fetch(file)).json());
}
