import { painted } from '@/lib/schedule';
import { hasStoredSession, readStored } from '@/lib/storage';
import { OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, THEME_KEY } from '@/lib/storage-keys';
import { applyTheme } from '@/lib/theme';
import { normalizePath, otherSignedOutPaths, pageFileName } from '@/site/paths';
import { keepTypedText } from './keep-typed-text';
import { showPage } from './prerendered-page';

/*
 * The first script of index.html. It runs before the first paint and loads the app. Attributes of <html> tell the CSS
 * and the app what it knows:
 * - data-boot: `loading` while `Loading...` is shown, `shown` while prerendered HTML is shown that isn't hydrated yet.
 *   Removed when the app takes over (end-boot.ts).
 * - data-session: a session is stored. The auth gate keeps it up to date.
 * - data-theme, data-offer: the chosen theme, and whether the offer has ended or its bar was dismissed.
 */

declare const __BOOT_FILES__: BootFiles | null;

/** The URLs of what the boot script loads. The build puts them into its text; the dev server has none. */
export interface BootFiles {
  /** The entry of the app, and the scripts that load with it. */
  readonly entry: string;
  readonly app: readonly string[];
  /** Scripts of the site that signed-in visitors see, except its pages. */
  readonly site: readonly string[];
  /** Origins of the identity provider, to connect to early. */
  readonly origins: readonly string[];
  /** The script of the auth client, to run at once where a session is stored. */
  readonly auth: string | null;
  /** The prerendered pages of a closed site. Null on a public site, where #root holds the page of the address. */
  readonly pages: { readonly prefix: string; readonly paths: readonly string[] } | null;
}

const LATE_MS = 5000;
const html = document.documentElement;

void boot(__BOOT_FILES__);

async function boot(files: BootFiles | null) {
  const path = normalizePath(location.pathname);
  const hasSession = hasStoredSession();
  applyTheme(readStored(THEME_KEY));
  const isShown = files && (files.pages === null || (!hasSession && !otherSignedOutPaths.includes(path)));
  html.dataset['boot'] = isShown ? 'shown' : 'loading';
  if (hasSession) html.dataset['session'] = '';
  if (Date.parse(readStored(OFFER_END_KEY) ?? '') <= Date.now()) html.dataset['offer'] = 'ended';
  else if (readStored(OFFER_BAR_DISMISSED_KEY) !== null) html.dataset['offer'] = 'dismissed';
  keepTypedText();
  setTimeout(showLate, LATE_MS);

  if (files === null) return;
  // The app loads after the HTML is painted, so that it does not slow down what the visitor waits for.
  if (isShown) await painted('paint');
  else if (hasSession) await showPageOf(path, files);
  preloadModules(hasSession ? [...files.app, ...files.site] : files.app);
  runModule(files.entry);
}

/** Starts the auth client and shows the prerendered page of the address once the client accepts the session. */
async function showPageOf(path: string, { origins, auth, pages }: BootFiles) {
  for (const origin of origins) addLink({ rel: 'preconnect', href: origin, crossOrigin: '' });
  if (auth !== null) runModule(auth);
  // Without its file, the page stays `Loading...` until the app renders it. So does an address with a query or hash,
  // which can change what is shown first: a plan in the form, an open tool.
  if (!pages?.paths.includes(path) || location.search + location.hash !== '') return;
  const isPageShown = await showPage(`${pages.prefix}${pageFileName(path)}.json`);
  if (isPageShown) await painted('largest-contentful-paint');
}

function showLate() {
  if (html.dataset['boot'] !== undefined) document.getElementById('boot-late')?.removeAttribute('hidden');
}

/** At low priority, so that the page itself arrives first. */
function preloadModules(files: readonly string[]) {
  for (const href of files) addLink({ rel: 'modulepreload', href, fetchPriority: 'low' });
}

function runModule(src: string) {
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
}

function addLink(properties: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), properties));
}
