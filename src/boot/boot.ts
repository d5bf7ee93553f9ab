import { performanceEntry, timeout } from '@/lib/schedule';
import { hasStoredSession, readStored } from '@/lib/storage';
import { OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, THEME_KEY } from '@/lib/storage-keys';
import { normalizePath, otherSignedOutPaths, pageFileName } from '@/site/paths';
import { startEventReplay } from './event-replay';
import { showPage } from './prerendered-page';

/*
 * The first script of index.html. It runs before the first paint and loads the app. It, the app, and
 * styles/prerendered.css tell each other by attributes how far the page is.
 *
 * On <html>:
 * - data-boot: `loading` while `Loading...` is shown, `shown` while prerendered HTML is shown that isn't hydrated yet.
 *   Removed when the app takes over (end-boot.ts), and then the held clicks are replayed (event-replay.ts).
 * - data-session: a session is stored. The auth gate keeps it up to date.
 * - data-pressed: the visitor has pressed on the page, so restoring its scroll position would move it below the press.
 * - data-theme, data-offer: the chosen theme, and whether the offer has ended or its bar was dismissed.
 *
 * On #root:
 * - data-path: the page that it was prerendered with. The sign-in screen has none.
 * - data-rendered: React has begun to render into it, so a prerendered page that arrives now comes too late.
 *
 * On an element of a prerendered page:
 * - data-static: works without scripts, so its clicks aren't held.
 */

declare const __BOOT_FILES__: BootFiles | null;

/** The URLs of what the boot script loads. The build puts them into its text; the dev server has none. */
export interface BootFiles {
  /** The entry of the app, and the scripts that load with it. */
  readonly entry: string;
  readonly app: readonly string[];
  /** Scripts of the site that signed-in visitors see, except its pages. */
  readonly site: readonly string[];
  /** The second font of the site: a page that gets it late is laid out twice. */
  readonly font: string | null;
  /** Origins of the identity provider, to connect to early. */
  readonly origins: readonly string[];
  /** The script of the auth client, to run at once where a session is stored. */
  readonly auth: string | null;
  /** The prerendered pages of a closed site. Null on a public site, where #root holds the page of the address. */
  readonly pages: { readonly prefix: string; readonly paths: readonly string[] } | null;
}

/** How long the app waits for the first paint, which never comes in a hidden tab. */
const PAINT_TIMEOUT_MS = 2000;
/** How long text waits for the stylesheet. */
const STYLES_TIMEOUT_MS = 8000;

const html = document.documentElement;

boot(__BOOT_FILES__);

function boot(files: BootFiles | null) {
  const path = normalizePath(location.pathname);
  const hasSession = hasStoredSession();
  const theme = readStored(THEME_KEY);
  new MutationObserver(updateThemeColor).observe(html, { attributeFilter: ['data-theme'] });
  if (theme === 'light' || theme === 'dark') html.dataset['theme'] = theme;

  const isShown = files?.pages === null || (!hasSession && !otherSignedOutPaths.includes(path));
  html.dataset['boot'] = isShown ? 'shown' : 'loading';
  if (hasSession) html.dataset['session'] = '';
  markOffer();
  startEventReplay();
  watchStyles();

  if (files === null) return;
  // The app loads after the HTML is painted, so that it does not slow down what the visitor waits for.
  const painted = isShown
    ? performanceEntry({ type: 'paint', buffered: true })
    : hasSession && showPageOf(path, files);
  void Promise.race([painted, timeout(PAINT_TIMEOUT_MS)]).then(() => {
    preloadModules(files.app);
    runModule(files.entry);
  });
}

/** Starts the auth client and shows the prerendered page of the address once the client accepts the session. */
async function showPageOf(path: string, { font, origins, auth, pages, site }: BootFiles) {
  if (font !== null) addLink({ rel: 'preload', as: 'font', href: font, crossOrigin: '' });
  for (const origin of origins) addLink({ rel: 'preconnect', href: origin, crossOrigin: '' });
  if (auth !== null) runModule(auth);
  // Without its file, the page stays `Loading...` until the app renders it. So does an address with a query or hash,
  // which can change what is shown first: a plan in the form, an open tool.
  if (!pages?.paths.includes(path) || location.search + location.hash !== '') return;
  const isShown = await showPage(`${pages.prefix}${pageFileName(path)}.json`).catch(() => false);
  if (isShown) preloadModules(site);
}

/** Sets an attribute by which CSS hides an offer that has ended or was dismissed. */
function markOffer() {
  if (Date.parse(readStored(OFFER_END_KEY) ?? '') <= Date.now()) html.dataset['offer'] = 'ended';
  else if (readStored(OFFER_BAR_DISMISSED_KEY) !== null) html.dataset['offer'] = 'dismissed';
}

/** Says so if a stylesheet fails. One that doesn't answer no longer holds back the text, and still applies if it arrives. */
function watchStyles() {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.append(
    'The design of this page didn’t load. ',
    Object.assign(document.createElement('a'), { href: '', textContent: 'Try again' }),
  );
  function show() {
    if (document.body) document.body.prepend(notice);
    else document.addEventListener('DOMContentLoaded', show);
  }
  document.addEventListener('error', ({ target }) => isOwn(target) && show(), { capture: true });
  setTimeout(() => {
    for (const link of document.querySelectorAll('link')) {
      if (!isOwn(link) || link.sheet) continue;
      show();
      // A stylesheet that a script adds doesn't hold back the text.
      addLink({ rel: 'stylesheet', href: link.href }).addEventListener('load', () => notice.remove());
      link.remove();
    }
  }, STYLES_TIMEOUT_MS);
}

function isOwn(link: unknown) {
  return link instanceof HTMLLinkElement && link.rel === 'stylesheet' && link.href.startsWith(origin);
}

/** At low priority, so that the page itself arrives first. */
function preloadModules(files: readonly string[]) {
  for (const href of files) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
}

function runModule(src: string) {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

function addLink(properties: Partial<HTMLLinkElement>) {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}

/** Matches the browser's own interface to the chosen theme, or to the system's when none is chosen. */
function updateThemeColor() {
  const { theme } = html.dataset;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const { scheme } = meta.dataset;
    if (theme === undefined) meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? 'all' : 'not all';
  }
}
