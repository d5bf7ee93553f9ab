import { PAGE_LANGUAGE } from '@/site/languages';
import { loadScript } from './load-script';

declare global {
  interface Window {
    /** The name that the translator's documentation gives to the function it calls. */
    googleTranslateElementInit?: () => void;
    google?: { readonly translate?: { readonly TranslateElement?: unknown } };
  }
}

/** What steers the translator once it is there. */
export interface Translator {
  readonly offers: (code: string) => boolean;
  /** Answers whether the page was translated in the end. */
  readonly show: (code: string) => Promise<boolean>;
  readonly showOriginal: () => Promise<boolean>;
}

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';
const HOME_ID = 'google-translate';
const COOKIE = 'googtrans';
const PATIENCE_MS = 10_000;
const FIRST_TRY_MS = 1500;
const LAST_TRY_MS = 6000;

/** Brings the translator in. Rejects when it is blocked, slow, or no longer what it was. */
export async function loadTranslator(): Promise<Translator> {
  const home = emptyHome();
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
  await inTime(Promise.all([loadScript(SCRIPT), started]));
  const combo = await inTime(appeared(home));
  return {
    offers: (code) => optionFor(combo, code) !== undefined,
    show: (code) => showIn(combo, code),
    showOriginal: () => showOriginal(combo),
  };
}

/** What the translator reads when it starts, and keeps of the visitor's choice. */
export function writeTranslationCookie(code: string | null) {
  const value = code === null ? 'expires=Thu, 01 Jan 1970 00:00:00 GMT' : 'SameSite=Lax';
  const choice = code === null ? '' : `/${PAGE_LANGUAGE}/${code}`;
  document.cookie = `${COOKIE}=${choice}; path=/; ${value}`;
  // The translator itself writes it for the whole domain as well.
  document.cookie = `${COOKIE}=${choice}; path=/; domain=${window.location.hostname}; ${value}`;
}

function emptyHome(): HTMLElement {
  document.getElementById(HOME_ID)?.remove();
  const home = document.createElement('div');
  home.id = HOME_ID;
  home.hidden = true;
  home.translate = false;
  document.body.append(home);
  return home;
}

function startElement() {
  const TranslateElement = window.google?.translate?.TranslateElement;
  if (typeof TranslateElement !== 'function') throw new Error('The translator is not what it was.');
  Reflect.construct(TranslateElement, [{ pageLanguage: PAGE_LANGUAGE, autoDisplay: false }, HOME_ID]);
}

function appeared(home: HTMLElement): Promise<HTMLSelectElement> {
  return new Promise((resolve) => {
    function look() {
      const combo = home.querySelector<HTMLSelectElement>('select.goog-te-combo');
      if (!combo || combo.options.length < 2) return;
      observer.disconnect();
      resolve(combo);
    }
    const observer = new MutationObserver(look);
    observer.observe(home, { childList: true, subtree: true });
    look();
  });
}

async function showIn(combo: HTMLSelectElement, code: string): Promise<boolean> {
  writeTranslationCookie(code);
  pick(combo, code);
  if (await becomes(true, FIRST_TRY_MS)) return true;
  // It may not have been listening yet.
  pick(combo, code);
  return becomes(true, LAST_TRY_MS);
}

async function showOriginal(combo: HTMLSelectElement): Promise<boolean> {
  writeTranslationCookie(null);
  const restore = restoreButton();
  if (restore) restore.click();
  else pick(combo, optionFor(combo, PAGE_LANGUAGE) ? PAGE_LANGUAGE : '');
  return becomes(false, FIRST_TRY_MS);
}

function pick(combo: HTMLSelectElement, code: string) {
  combo.value = code;
  combo.dispatchEvent(new Event('change', { bubbles: true }));
}

function optionFor(combo: HTMLSelectElement, code: string) {
  return [...combo.options].find((option) => option.value === code);
}

/** In the translator's own bar, which this site does not show. */
function restoreButton(): HTMLElement | null {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>(
    'iframe.skiptranslate, .skiptranslate iframe',
  )) {
    const button = frame.contentDocument?.querySelector<HTMLElement>('[id$=".restore"]');
    if (button) return button;
  }
  return null;
}

/** The translator marks the page as translated. */
async function becomes(translated: boolean, withinMs: number): Promise<boolean> {
  const root = document.documentElement;
  const isSo = () => /(^|\s)translated-(ltr|rtl)(\s|$)/.test(root.className) === translated;
  const changed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => isSo() && resolve());
    observer.observe(root, { attributes: true, attributeFilter: ['class'] });
    setTimeout(() => {
      observer.disconnect();
      resolve();
    }, withinMs);
  });
  if (!isSo()) await changed;
  return isSo();
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The translator does not answer.')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
