import { readCookies, writeCookie } from '@/lib/storage';
import { GOOGLE_TRANSLATE_COOKIE } from '@/lib/storage-keys';
import { PAGE_LANGUAGE } from '@/site/brand';

declare global {
  interface Window {
    /** Google's script calls this function once it has loaded; its documentation fixes the name. */
    googleTranslateElementInit?: () => void;
    google?: { readonly translate?: { readonly TranslateElement?: unknown } };
  }
}

/** Controls the loaded Google Translate element. */
export interface PageTranslator {
  readonly offers: (code: string) => boolean;
  /** Resolves to whether the page is now in that language; false if a newer call came in between. */
  readonly show: (code: string) => Promise<boolean>;
  readonly showOriginal: () => Promise<boolean>;
}

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';
const CONTAINER_ID = 'google-translate';
const TIMEOUT_MS = 10_000;
const FIRST_TRY_MS = 1500;
const LAST_TRY_MS = 6000;

/** Loads Google Translate. Rejects when it is blocked, times out, or has changed its interface. */
export async function loadPageTranslator(): Promise<PageTranslator> {
  // Google's element starts in the cookie's language, but a page that is already translated may be in another one.
  const initial = isTranslated() ? undefined : readLanguageCookie();
  const container = createContainer();
  const started = new Promise<void>((resolve, reject) => {
    window.googleTranslateElementInit = () => {
      try {
        startElement();
        resolve();
      } catch (error) {
        reject(error);
      }
    };
  });
  await withTimeout(Promise.all([loadScript(SCRIPT), started]));
  return createPageTranslator(await withTimeout(languageSelect(container)), initial);
}

function createPageTranslator(combo: HTMLSelectElement, initial: string | undefined): PageTranslator {
  let shown = initial;
  let target = initial;

  async function show(code: string): Promise<boolean> {
    target = code;
    // The `translated-*` class does not name the language, so restore the original before switching languages.
    if (isTranslated() && shown !== code && !(await restore(combo))) return false;
    if (target !== code) return false;
    writeLanguageCookie(code);
    select(combo, code);
    if (!(await becomesTranslated(true, FIRST_TRY_MS)) && target === code) {
      // The element may have missed the first change event; send it again.
      select(combo, code);
      await becomesTranslated(true, LAST_TRY_MS);
    }
    if (target !== code) return false;
    if (isTranslated()) {
      shown = code;
      return true;
    }
    // The failure has been reported, so a late translation must not appear.
    await restore(combo);
    return false;
  }

  return {
    offers: (code) => optionFor(combo, code) !== undefined,
    show,
    showOriginal: () => {
      target = undefined;
      return restore(combo);
    },
  };
}

function createContainer(): HTMLElement {
  document.getElementById(CONTAINER_ID)?.remove();
  const container = document.createElement('div');
  container.id = CONTAINER_ID;
  container.hidden = true;
  container.translate = false;
  document.body.append(container);
  return container;
}

function startElement() {
  const TranslateElement = window.google?.translate?.TranslateElement;
  if (typeof TranslateElement !== 'function') throw new Error('Google Translate has changed its interface.');
  Reflect.construct(TranslateElement, [{ pageLanguage: PAGE_LANGUAGE, autoDisplay: false }, CONTAINER_ID]);
}

function languageSelect(container: HTMLElement): Promise<HTMLSelectElement> {
  return new Promise((resolve) => {
    function look() {
      const combo = container.querySelector<HTMLSelectElement>('select.goog-te-combo');
      if (!combo || combo.options.length < 2) return;
      observer.disconnect();
      resolve(combo);
    }
    const observer = new MutationObserver(look);
    observer.observe(container, { childList: true, subtree: true });
    look();
  });
}

async function restore(combo: HTMLSelectElement): Promise<boolean> {
  writeLanguageCookie(null);
  const button = restoreButton();
  if (button) button.click();
  else select(combo, optionFor(combo, PAGE_LANGUAGE) ? PAGE_LANGUAGE : '');
  return becomesTranslated(false, FIRST_TRY_MS);
}

function select(combo: HTMLSelectElement, code: string) {
  combo.value = code;
  combo.dispatchEvent(new Event('change', { bubbles: true }));
}

function optionFor(combo: HTMLSelectElement, code: string) {
  return [...combo.options].find((option) => option.value === code);
}

/** The restore button in Google's own toolbar, which this site hides. */
function restoreButton(): HTMLElement | null {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(
    'iframe.skiptranslate, .skiptranslate iframe',
  )) {
    const button = frame.contentDocument?.querySelector<HTMLElement>('[id$=".restore"]');
    if (button) return button;
  }
  return null;
}

function withTimeout<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Google Translate did not answer in time.')), TIMEOUT_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export function writeLanguageCookie(code: string | null) {
  const value = code === null ? 'expires=Thu, 01 Jan 1970 00:00:00 GMT' : 'SameSite=Lax';
  const choice = code === null ? '' : `/${PAGE_LANGUAGE}/${code}`;
  writeCookie(`${GOOGLE_TRANSLATE_COOKIE}=${choice}; path=/; ${value}`);
  // Google Translate sets it for the domain as well.
  writeCookie(`${GOOGLE_TRANSLATE_COOKIE}=${choice}; path=/; domain=${window.location.hostname}; ${value}`);
}

function readLanguageCookie(): string | undefined {
  return new RegExp(`(?:^|; )${GOOGLE_TRANSLATE_COOKIE}=/${PAGE_LANGUAGE}/([^;]+)`).exec(readCookies())?.[1];
}

/** Google Translate sets this class on <html>, the same for every language. */
export function isTranslated(): boolean {
  return /(^|\s)translated-(ltr|rtl)(\s|$)/.test(document.documentElement.className);
}

/** Resolves to whether the page reached that state in time. */
async function becomesTranslated(translated: boolean, withinMs: number): Promise<boolean> {
  const isReached = () => isTranslated() === translated;
  if (isReached()) return true;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => isReached() && finish());
    const timer = setTimeout(finish, withinMs);
    function finish() {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  });
  return isReached();
}

/** A script that fails to load is removed, so that a retry requests it again. */
function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} did not load.`));
    });
    document.head.append(script);
  });
}
