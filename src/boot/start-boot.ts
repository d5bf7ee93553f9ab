import { normalizePath, otherSignedOutPaths, pageFileName } from '@/site/paths';
import { readStored } from '@/lib/storage';
import { OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, SESSION_KEY_PREFIX, THEME_KEY } from '@/lib/storage-keys';
import { holdActions } from './hold-actions';
import { showPage } from './prerendered-page';

/** Lists of URLs, separated by spaces. The build fills them in; the dev server leaves them empty. */
export interface BootFiles {
  readonly app?: string;
  /** Scripts of the site that signed-in visitors see, except its pages. */
  readonly site?: string;
  readonly styles?: string;
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

/** How long the app waits for its stylesheet before it starts without one. */
const STYLES_TIMEOUT_MS = 4000;
/** How long the app waits for the first paint, which never comes in a hidden tab. */
const PAINT_TIMEOUT_MS = 2000;

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

  // The app loads after the HTML is painted, so that it does not slow down what the visitor waits for.
  const earlyStyles = isShown ? null : loadStyles(files);
  const painted = earlyStyles ? showPageOf(path, files, hasSession, earlyStyles) : firstPaint();
  void Promise.race([painted, timeout(PAINT_TIMEOUT_MS)]).then(() =>
    runApp(files, earlyStyles ?? loadStyles(files)),
  );
}

/** Starts the auth client and shows the prerendered page of the address once the client accepts the session. */
async function showPageOf(path: string, files: BootFiles, hasSession: boolean, styles: Promise<void>) {
  if (!hasSession) return;
  for (const href of list(files.font)) addLink({ rel: 'preload', as: 'font', href, crossOrigin: '' });
  for (const origin of list(files.origins)) addLink({ rel: 'preconnect', href: origin, crossOrigin: '' });
  for (const file of list(files.auth)) runModule(file);
  const [prefix = '', ...paths] = list(files.pages);
  // Without its file, the page stays `Loading...` until the app renders it. So does an address with a query or hash,
  // which can change what is shown first: a plan in the form, an open tool.
  if (!paths.includes(path) || location.search + location.hash !== '') return;
  const isShown = await showPage(`${prefix}${pageFileName(path)}.json`, styles).catch(() => false);
  if (isShown) preloadModules(files.site);
}

/** Sets an attribute by which CSS hides an offer that has ended or was dismissed. */
function markOffer() {
  const { dataset } = document.documentElement;
  if (Date.parse(readStored(OFFER_END_KEY) ?? '') <= Date.now()) dataset['offer'] = 'ended';
  else if (readStored(OFFER_BAR_DISMISSED_KEY) !== null) dataset['offer'] = 'dismissed';
}

function hasStoredSession() {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX));
  } catch {
    return false;
  }
}

/** Runs the app once its stylesheet is there, so that nothing is shown unstyled. */
function runApp(files: BootFiles, styles: Promise<void>) {
  const [entry] = list(files.app);
  if (entry === undefined) return;
  preloadModules(files.app);
  void styles.then(() => runModule(entry));
}

/** Resolves when the stylesheet is there, or after a timeout. */
async function loadStyles({ styles }: BootFiles) {
  const sheets = list(styles).map((href) => addLink({ rel: 'stylesheet', href, fetchPriority: 'low' }));
  await Promise.race([Promise.all(sheets.map(settled)), timeout(STYLES_TIMEOUT_MS)]);
}

function settled(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => resolve());
  });
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
