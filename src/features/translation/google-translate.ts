import { PAGE_LANGUAGE } from '@/site/languages';
import { loadScript } from '@/lib/load-script';
import {
  becomesTranslated,
  isTranslated,
  readTranslationCookie,
  writeTranslationCookie,
} from './translation-marks';

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
  /** Answers whether the page is in that language in the end. A newer call makes an older one answer false. */
  readonly show: (code: string) => Promise<boolean>;
  readonly showOriginal: () => Promise<boolean>;
}

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';
const HOME_ID = 'google-translate';
const PATIENCE_MS = 10_000;
const FIRST_TRY_MS = 1500;
const LAST_TRY_MS = 6000;

/** Brings the translator in. Rejects when it is blocked, slow, or no longer what it was. */
export async function loadTranslator(): Promise<Translator> {
  // It begins by itself with what the cookie says; what another one left on the page may be in any language.
  const begunWith = isTranslated() ? undefined : readTranslationCookie();
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
  return steer(await inTime(appeared(home)), begunWith);
}

function steer(combo: HTMLSelectElement, begunWith: string | undefined): Translator {
  let shown = begunWith;
  let asked = begunWith;

  async function show(code: string): Promise<boolean> {
    asked = code;
    // The mark does not say which language it stands for, so that of another one has to go first.
    if (isTranslated() && shown !== code && !(await restore(combo))) return false;
    if (asked !== code) return false;
    writeTranslationCookie(code);
    pick(combo, code);
    if (!(await becomesTranslated(true, FIRST_TRY_MS)) && asked === code) {
      // It may not have been listening yet.
      pick(combo, code);
      await becomesTranslated(true, LAST_TRY_MS);
    }
    if (asked !== code) return false;
    if (isTranslated()) {
      shown = code;
      return true;
    }
    // Nor shall it come later, when the visitor has been told that it will not.
    await restore(combo);
    return false;
  }

  return {
    offers: (code) => optionFor(combo, code) !== undefined,
    show,
    showOriginal: () => {
      asked = undefined;
      return restore(combo);
    },
  };
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

async function restore(combo: HTMLSelectElement): Promise<boolean> {
  writeTranslationCookie(null);
  const button = restoreButton();
  if (button) button.click();
  else pick(combo, optionFor(combo, PAGE_LANGUAGE) ? PAGE_LANGUAGE : '');
  return becomesTranslated(false, FIRST_TRY_MS);
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

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The translator does not answer.')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
