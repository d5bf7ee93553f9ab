import { inTime, loadOnce } from '@/lib/load-once';
import { reloadPage } from '@/lib/reload-page';
import { readStored, writeCookie, writeStored } from '@/lib/storage';
import { GOOGLE_TRANSLATE_COOKIE, LANGUAGE_KEY } from '@/lib/storage-keys';
import { PAGE_LANGUAGE } from '@/site/brand';
import type { Language } from '@/site/languages';
import { changePageLanguage, pageLanguage } from './page-language';

declare global {
  interface Window {
    /** Google's script calls this function once it has loaded; its documentation fixes the name. */
    googleTranslateElementInit?: () => void;
    google?: { readonly translate?: { readonly TranslateElement?: unknown } };
  }
}

const SCRIPT = 'https://translate.google.com/translate_a/element.js?cb=googleTranslateElementInit';
const CONTAINER_ID = 'google-translate';

/** Loads the translator and applies the stored language. */
export async function startPageTranslation() {
  const code = readStored(LANGUAGE_KEY);
  const stored = code === null ? null : ((await import('@/site/languages')).findLanguage(code) ?? null);
  const { busy, shown } = pageLanguage.get();
  if (busy || shown) return;
  // Without a stored language, the cookie alone must not start a translation.
  writeLanguageCookie(stored);
  await translate(stored);
}

export function retryPageTranslation(): Promise<boolean> {
  return translate(pageLanguage.get().chosen);
}

/** Stores the language, null for English, and translates the page. Returns whether the page is now in that language. */
export async function chooseLanguage(chosen: Language | null): Promise<boolean> {
  const { busy, shown } = pageLanguage.get();
  if (shown && shown === chosen) return true;
  writeStored(LANGUAGE_KEY, chosen && chosen.code);
  writeLanguageCookie(chosen);
  if (shown || busy === 'translating') {
    // The translator doesn't report which language it shows, so only a reload surely ends one.
    reloadPage();
    return false;
  }
  if (chosen) return translate(chosen);
  changePageLanguage({ busy: null, chosen });
  return true;
}

async function translate(language: Language | null): Promise<boolean> {
  changePageLanguage({ busy: 'loading', chosen: language });
  try {
    const select = await loadLanguageSelect();
    // The visitor has chosen another one meanwhile.
    if (pageLanguage.get().chosen !== language) return false;
    if (language) await show(language, select);
    changePageLanguage({ busy: null, hasFailed: false, shown: language });
    return true;
  } catch {
    if (pageLanguage.get().chosen === language) changePageLanguage({ busy: null, hasFailed: true });
    return false;
  }
}

async function show({ code, tag, direction }: Language, select: HTMLSelectElement) {
  const { documentElement: html } = document;
  select.value = code;
  if (select.value !== code) throw new Error(`Google Translate no longer offers ${code}.`);
  changePageLanguage({ busy: 'translating' });
  select.dispatchEvent(new Event('change', { bubbles: true }));
  // The translator sets this class, the same for every language.
  await find(html, { attributeFilter: ['class'] }, () => /\btranslated-(ltr|rtl)\b/.test(html.className));
  Object.assign(html, { lang: tag, dir: direction });
}

/** Loads Google's element and resolves with its list of languages. Rejects if it is blocked, late, or has changed. */
const loadLanguageSelect = loadOnce(async () => {
  document.getElementById(CONTAINER_ID)?.remove();
  const container = document.createElement('div');
  Object.assign(container, { id: CONTAINER_ID, hidden: true, translate: false });
  document.body.append(container);
  const started = new Promise<void>((resolve, reject) => {
    window.googleTranslateElementInit = () => {
      const TranslateElement = window.google?.translate?.TranslateElement;
      if (typeof TranslateElement !== 'function')
        return reject(new Error('Google Translate has changed its interface.'));
      Reflect.construct(TranslateElement, [
        { pageLanguage: PAGE_LANGUAGE, autoDisplay: false },
        CONTAINER_ID,
      ]);
      return resolve();
    };
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('error', () => reject(new Error(`${SCRIPT} did not load.`)));
    document.head.append(script);
  });
  const [select] = await Promise.all([
    find(container, { childList: true, subtree: true }, () => {
      const list = container.querySelector<HTMLSelectElement>('select.goog-te-combo');
      return list && list.options.length > 1 ? list : null;
    }),
    started,
  ]);
  return select;
});

/** Resolves with what `look` finds at once or after a change of the element. Rejects if it finds nothing in time. */
async function find<Value>(
  element: HTMLElement,
  changes: MutationObserverInit,
  look: () => Value | null | false,
): Promise<Value> {
  let observer: MutationObserver | undefined;
  const found = await inTime(
    new Promise<Value>((resolve) => {
      function check() {
        const value = look();
        if (value !== null && value !== false) resolve(value);
      }
      observer = new MutationObserver(check);
      observer.observe(element, changes);
      check();
    }),
  ).finally(() => observer?.disconnect());
  if (found === undefined) throw new Error('Google Translate did not answer in time.');
  return found;
}

function writeLanguageCookie(language: Language | null) {
  const value = language
    ? `/${PAGE_LANGUAGE}/${language.code}; SameSite=Lax`
    : '; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  writeCookie(`${GOOGLE_TRANSLATE_COOKIE}=${value}; path=/`);
  // Google Translate sets it for the domain as well.
  writeCookie(`${GOOGLE_TRANSLATE_COOKIE}=${value}; path=/; domain=${window.location.hostname}`);
}
