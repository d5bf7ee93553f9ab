import { readStored } from '@/lib/storage';
import { OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, THEME_KEY } from '@/lib/storage-keys';
import { normalizePath, otherSignedOutPaths, pageFileName } from '@/site/paths';
import { holdActions } from './hold-actions';
import { showPage } from './prerendered-page';
import { hasStoredSession } from './stored-session';

/** Lists of URLs, separated by spaces. The build fills them in; the dev server leaves them empty. */
export interface BootFiles {
  readonly app?: string;
  /** Scripts of the site that signed-in visitors see, except its pages. */
  readonly site?: string;
  /** The second font of the site: a page that gets it late is laid out twice. */
  readonly font?: string;
  /** Origins of the identity provider, to connect to early. */
  readonly origins?: string;
  /** The script of the auth client, to run at once where a session is stored. */
  readonly auth?: string;
  /** Of a closed site: the start of the URLs of the prerendered pages, then the paths of the pages. */
  readonly pages?: string;
  /** Set where #root holds the page of the address: on a public site. */
  readonly public?: string;
}

/** How long the app waits for the first paint, which never comes in a hidden tab. */
const PAINT_TIMEOUT_MS = 2000;
/** How long text waits for the stylesheet. */
const STYLES_TIMEOUT_MS = 8000;

/**
 * Runs before the first paint: applies the stored theme, chooses between the prerendered HTML and `Loading...`, and
 * loads the app after the first paint or, where a session is stored, with the prerendered page.
 */
export function startBoot(files: BootFiles) {
  const root = document.documentElement;
  const path = normalizePath(location.pathname);
  const hasSession = hasStoredSession();
  const theme = readStored(THEME_KEY);
  new MutationObserver(updateThemeColor).observe(root, { attributeFilter: ['data-theme'] });
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

  const isPublic = files.public !== undefined;
  const isShown = isPublic || (!hasSession && !otherSignedOutPaths.includes(path));
  root.dataset['boot'] = isShown ? 'shown' : 'loading';
  if (hasSession) root.dataset['session'] = '';
  markOffer();
  holdActions(root);
  watchStyles();

  // The app loads after the HTML is painted, so that it does not slow down what the visitor waits for.
  const painted = isShown ? firstPaint() : showPageOf(path, files, hasSession);
  void Promise.race([painted, timeout(PAINT_TIMEOUT_MS)]).then(() => runApp(files));
}

/** Starts the auth client and shows the prerendered page of the address once the client accepts the session. */
async function showPageOf(path: string, files: BootFiles, hasSession: boolean) {
  if (!hasSession) return;
  for (const href of list(files.font)) addLink({ rel: 'preload', as: 'font', href, crossOrigin: '' });
  for (const origin of list(files.origins)) addLink({ rel: 'preconnect', href: origin, crossOrigin: '' });
  for (const file of list(files.auth)) runModule(file);
  const [prefix = '', ...paths] = list(files.pages);
  // Without its file, the page stays `Loading...` until the app renders it. So does an address with a query or hash,
  // which can change what is shown first: a plan in the form, an open tool.
  if (!paths.includes(path) || location.search + location.hash !== '') return;
  const isShown = await showPage(`${prefix}${pageFileName(path)}.json`).catch(() => false);
  if (isShown) preloadModules(files.site);
}

/** Sets an attribute by which CSS hides an offer that has ended or was dismissed. */
function markOffer() {
  const { dataset } = document.documentElement;
  if (Date.parse(readStored(OFFER_END_KEY) ?? '') <= Date.now()) dataset['offer'] = 'ended';
  else if (readStored(OFFER_BAR_DISMISSED_KEY) !== null) dataset['offer'] = 'dismissed';
}

function runApp(files: BootFiles) {
  const [entry] = list(files.app);
  if (entry === undefined) return;
  preloadModules(files.app);
  runModule(entry);
}

/**
 * Loads a stylesheet that failed again, once, and says so if that fails, too. One that doesn't answer no longer holds back
 * the text, and is applied if it still arrives.
 */
function watchStyles() {
  const notice = unstyledNotice();
  for (const type of ['load', 'error'])
    document.addEventListener(
      type,
      ({ target: link }) => {
        if (!isOwnStylesheet(link)) return;
        if (hasRules(link)) notice.remove();
        else if (link.dataset['again'] === undefined) loadAgain(link);
        else say();
      },
      { capture: true },
    );
  setTimeout(() => {
    for (const link of document.querySelectorAll('link'))
      if (isOwnStylesheet(link) && !link.sheet) {
        loadAgain(link);
        say();
      }
  }, STYLES_TIMEOUT_MS);

  function say() {
    if (document.body) document.body.prepend(notice);
    else document.addEventListener('DOMContentLoaded', say);
  }
}

function isOwnStylesheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet' && target.href.startsWith(origin);
}

/** A failed stylesheet has none, and neither has a page of HTML in its place: browsers refuse them, or have an empty list. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

/** A stylesheet that a script adds doesn't block rendering. The old one goes last, so that a request that is under way goes on. */
function loadAgain(link: HTMLLinkElement) {
  addLink({ rel: 'stylesheet', href: link.href }).dataset['again'] = '';
  link.remove();
}

function unstyledNotice() {
  const notice = document.createElement('p');
  notice.role = 'alert';
  notice.append(
    'The design of this page didn’t load. ',
    Object.assign(document.createElement('a'), { href: '', textContent: 'Try again' }),
  );
  return notice;
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** At low priority, so that the page itself arrives first. */
function preloadModules(files: string | undefined) {
  for (const href of list(files)) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
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
  const theme = document.documentElement.dataset['theme'];
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const scheme = meta.dataset['scheme'];
    if (theme === undefined) meta.media = `(prefers-color-scheme: ${scheme})`;
    else meta.media = theme === scheme ? 'all' : 'not all';
  }
}

function list(names = ''): string[] {
  return names.split(' ').filter(Boolean);
}
