import { reloadPage, whenIdle } from '@/lib/page';
import { readStored, writeStored } from '@/lib/storage';
import { LANGUAGE_KEY } from '@/lib/storage-keys';
import { PAGE_LANGUAGE } from '@/site/brand';
import { findLanguage } from '@/site/languages';
import {
  isTranslated,
  loadPageTranslator,
  writeLanguageCookie,
  type PageTranslator,
} from './google-translate';
import { changePageLanguage, pageLanguage, type PageLanguage } from './page-language';

let translator: Promise<PageTranslator> | undefined;
let scheduled = false;
/** Counts the choices. A newer one makes an older one stop. */
let lastChoice = 0;
/** The language that could not be shown, for a retry. */
let failed: string | undefined;
/** Whether the translator was asked to change the page. */
let requested = false;

/** Loads the translator once, when the page is idle, and applies the stored language. */
export function startPageTranslation() {
  if (scheduled) return;
  scheduled = true;
  whenIdle(() => {
    // A language that the visitor has chosen meanwhile takes precedence over the stored one.
    if (scheduled && !pageLanguage.get().translating) void applyStored(storedLanguage());
  });
}

/** After consent is withdrawn: restores the original language and loads nothing more. */
export async function stopPageTranslation() {
  scheduled = false;
  await showOriginal();
}

export async function retryPageTranslation() {
  translator = undefined;
  await applyStored(failed ?? storedLanguage());
}

/**
 * Translates the page and stores the choice on success. On failure the page returns to its previous language, or to
 * English if that fails too, and the stored choice stays as it was.
 */
export async function chooseLanguage(code: string): Promise<boolean> {
  if (!findLanguage(code)) return false;
  if (code === PAGE_LANGUAGE) return showOriginal();
  const choice = ++lastChoice;
  writeLanguageCookie(code);
  changePageLanguage({ translating: true });
  const shown = await translateTo(code, choice);
  const language = shown ? code : await fallBack(choice);
  // A newer choice reports its own result.
  if (choice !== lastChoice) return false;
  if (shown) writeStored(LANGUAGE_KEY, code);
  else writeLanguageCookie(storedLanguage() ?? null);
  failed = shown ? undefined : code;
  finish(language, shown ? 'ready' : 'unavailable');
  return shown;
}

async function translateTo(code: string, choice: number): Promise<boolean> {
  try {
    const { offers, show } = await currentTranslator();
    if (choice !== lastChoice || !offers(code)) return false;
    requested = true;
    return await show(code);
  } catch {
    return false;
  }
}

/** The language that the page is still in after a failure, restored if necessary. */
async function fallBack(choice: number): Promise<string> {
  const { language } = pageLanguage.get();
  if (language === PAGE_LANGUAGE || choice !== lastChoice) return PAGE_LANGUAGE;
  return isTranslated() || (await translateTo(language, choice)) ? language : PAGE_LANGUAGE;
}

async function showOriginal(): Promise<boolean> {
  const choice = ++lastChoice;
  failed = undefined;
  writeStored(LANGUAGE_KEY, null);
  writeLanguageCookie(null);
  const restored = !requested || (await restore());
  if (choice !== lastChoice) return false;
  if (!restored) {
    // Without the translator's help only a reload restores the original text.
    reloadPage();
    return false;
  }
  finish(PAGE_LANGUAGE, pageLanguage.get().status);
  return true;
}

async function restore(): Promise<boolean> {
  try {
    const current = await translator;
    return current ? await current.showOriginal() : false;
  } catch {
    return false;
  }
}

async function applyStored(code: string | undefined) {
  if (code !== undefined) return void (await chooseLanguage(code));
  // Without a stored choice, the cookie alone must not start a translation.
  writeLanguageCookie(null);
  // A load failure is already in the state.
  await currentTranslator().catch(() => undefined);
}

function storedLanguage(): string | undefined {
  return findLanguage(readStored(LANGUAGE_KEY))?.code;
}

function currentTranslator(): Promise<PageTranslator> {
  translator ??= load();
  return translator;
}

async function load(): Promise<PageTranslator> {
  changePageLanguage({ status: 'loading' });
  try {
    const loaded = await loadPageTranslator();
    changePageLanguage({ status: 'ready' });
    return loaded;
  } catch (error) {
    translator = undefined;
    changePageLanguage({ status: 'unavailable' });
    throw error;
  }
}

function finish(code: string, status: PageLanguage['status']) {
  const language = findLanguage(code);
  requested = code !== PAGE_LANGUAGE;
  changePageLanguage({ status, language: code, details: language, translating: false });
  if (language) setDocumentLanguage(language.tag, requested ? language.direction : null);
}

function setDocumentLanguage(tag: string, direction: string | null) {
  document.documentElement.lang = tag;
  if (direction === null) document.documentElement.removeAttribute('dir');
  else document.documentElement.dir = direction;
}
