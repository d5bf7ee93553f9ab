import { otherSignedOutPaths } from '@/site/paths';
import { OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, SESSION_KEY_PREFIX, THEME_KEY } from '@/site/storage-keys';
import { firstScreenName, showFirstScreen } from './first-screen';
import { holdActions } from './hold-actions';

/** Lists of URLs, separated by spaces. The build fills them in; the dev server leaves them empty. */
export interface BootFiles {
  readonly app?: string;
  readonly styles?: string;
  readonly font?: string;
  /** Origins of the identity provider, to connect to early. */
  readonly origins?: string;
  /** Scripts of the auth client, to run at once. */
  readonly auth?: string;
  /** Scripts that every signed-in page needs. */
  readonly session?: string;
  /** Scripts that every page except Home needs in addition. */
  readonly page?: string;
  /** The start of the URLs of the prerendered first screens, then the paths of their pages. */
  readonly firstScreens?: string;
}

/** How long the app waits for its stylesheet before it starts without one. */
const STYLES_TIMEOUT_MS = 4000;
/** How much earlier than the app the first screen loads, at most. */
const HEAD_START_MS = 400;
/** How long the app waits for the first paint, which never comes in a hidden tab. */
const PAINT_TIMEOUT_MS = 2000;

/**
 * Runs before the first paint: applies the stored theme, chooses between the prerendered sign-in screen and
 * `Loading...`, which the prerendered first screen of the page may replace, and loads the app in the order that keeps
 * the first paint fast.
 */
export function startBoot(files: BootFiles) {
  const root = document.documentElement;
  const path = location.pathname.toLowerCase().replace(/\/+$/, '');
  const { theme, hasSession } = readStorage();
  new MutationObserver(updateThemeColor).observe(root, { attributeFilter: ['data-theme'] });
  if (theme === 'light' || theme === 'dark') root.dataset['theme'] = theme;

  // A public site is prerendered at every address.
  const showsLogin = __PUBLIC_SITE__ !== null || (!hasSession && !otherSignedOutPaths.includes(path));
  root.dataset['boot'] = showsLogin ? 'login' : 'loading';
  if (hasSession) root.dataset['session'] = '';
  if (__PUBLIC_SITE__) skipBelowFold();
  if (__PUBLIC_SITE__ || hasSession) markOffer();
  if (hasSession) {
    for (const origin of list(files.origins)) addLink({ rel: 'preconnect', href: origin, crossOrigin: '' });
    for (const file of list(files.auth)) runModule(file);
  }
  const firstScreen = hasSession ? firstScreenOf(path, files) : null;
  if (showsLogin && !document.hidden) afterFirstPaint(() => loadApp());
  else if (firstScreen === null) loadApp();
  else {
    const styles = loadStyles(files);
    const shown = showFirstScreen(firstScreen, styles).then(nextFrame);
    const cachedOrShown = styles.then(() => (wasCached(files.styles) ? undefined : shown));
    void Promise.race([shown, cachedOrShown, timeout(HEAD_START_MS)])
      .catch(() => undefined)
      .then(() => loadApp(styles));
  }

  // A font that arrives after the first paint would shift the page.
  for (const href of list(files.font)) addLink({ rel: 'preload', as: 'font', crossOrigin: '', href });
  holdActions(root);

  function loadApp(styles = loadStyles(files)) {
    runApp(files, styles);
    if (!hasSession) return;
    preloadModules(files.session);
    if (path !== '') preloadModules(files.page);
  }
}

/**
 * The file with the first screen of a page. A query or hash can change what is shown first, and so does a reload, which
 * restores the scroll position.
 */
function firstScreenOf(path: string, files: BootFiles): string | null {
  const [prefix = '', ...paths] = list(files.firstScreens);
  const [visit] = performance.getEntriesByType('navigation');
  const isReturn = visit !== undefined && 'type' in visit && visit.type !== 'navigate';
  // With App Check, the app starts the auth client, too late for a first screen.
  if (!paths.includes(path || '/') || files.auth === '' || location.search + location.hash !== '' || isReturn)
    return null;
  const variant = document.documentElement.dataset['offer'] === 'ended' ? 'ended-' : '';
  return `${prefix}${variant}${firstScreenName(path)}.json`;
}

/** Sets an attribute by which CSS hides an offer that has ended or was dismissed. */
function markOffer() {
  const { dataset } = document.documentElement;
  try {
    if (Date.parse(localStorage.getItem(OFFER_END_KEY) ?? '') <= Date.now()) dataset['offer'] = 'ended';
    else if (localStorage.getItem(OFFER_BAR_DISMISSED_KEY) !== null) dataset['offer'] = 'dismissed';
  } catch {
    // Blocked storage holds no offer.
  }
}

/**
 * Lets the browser skip sections below the first screen (`data-skip-below-fold`) until the page hydrates or the visitor
 * does something. Their heights are estimates until then, so a link to a section needs them all from the start.
 */
function skipBelowFold() {
  if (location.hash !== '') return;
  const { dataset } = document.documentElement;
  dataset['skipBelowFold'] = '';
  for (const type of ['pointerdown', 'keydown', 'scroll', 'wheel', 'touchstart'])
    addEventListener(type, () => delete dataset['skipBelowFold'], {
      capture: true,
      once: true,
      passive: true,
    });
}

function readStorage() {
  try {
    return {
      theme: localStorage.getItem(THEME_KEY),
      hasSession: Object.keys(localStorage).some((key) => key.startsWith(SESSION_KEY_PREFIX)),
    };
  } catch {
    return { theme: null, hasSession: false };
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

function wasCached(href = ''): boolean {
  return performance
    .getEntriesByName(new URL(href, location.href).href)
    .some((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize === 0);
}

function settled(sheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve());
    sheet.addEventListener('error', () => resolve());
  });
}

/** Resolves once the next frame has been painted. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => void requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

function afterFirstPaint(act: () => void) {
  const run = once(act);
  setTimeout(run, PAINT_TIMEOUT_MS);
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    run();
  }).observe({ type: 'paint', buffered: true });
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

function once(act: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    act();
  };
}
