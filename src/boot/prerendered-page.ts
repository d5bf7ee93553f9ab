/** The event by which the auth client reports that the stored session is accepted. */
export const SESSION_CONFIRMED = 'sessionconfirmed';

/** A page of a closed site, which the build writes into a file of its own. */
export interface PrerenderedPage {
  readonly path: string;
  /** Its title and description. */
  readonly head: string;
  readonly html: string;
  /** Scripts that it runs besides the app's entry. */
  readonly scripts: string;
}

/** The part of a page's file name that stands for its path. */
export function pageFileName(path: string): string {
  return path.slice(1).toLowerCase().replaceAll('/', '-') || 'home';
}

/**
 * Fetches a prerendered page and puts it into #root as soon as the provider has accepted the session and the
 * stylesheet is there. Does nothing if the app has rendered the page before.
 */
export async function showPage(file: string, styles: Promise<void>, preload: (scripts: string) => void) {
  const confirmed = new Promise<void>((resolve) => {
    document.addEventListener(SESSION_CONFIRMED, () => resolve(), { once: true });
  });
  const response = await fetch(file);
  const page: unknown = await response.json();
  if (!isPage(page)) return;
  preload(page.scripts);
  await Promise.all([confirmed, styles]);
  const { dataset } = document.documentElement;
  const root = document.getElementById('root');
  if (dataset['boot'] !== 'loading' || !root || root.dataset['rendered'] !== undefined) return;
  for (const tag of document.head.querySelectorAll('title, meta[name="description"]')) tag.remove();
  document.head.insertAdjacentHTML('beforeend', page.head);
  root.innerHTML = page.html;
  root.dataset['path'] = page.path;
  dataset['boot'] = 'shown';
}

function isPage(value: unknown): value is PrerenderedPage {
  return typeof value === 'object' && value !== null && 'html' in value && 'scripts' in value;
}
