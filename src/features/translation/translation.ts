import { findLanguage, PAGE_LANGUAGE } from '@/site/languages';
import { loadTranslator, type Translator } from './google-translate';
import { reloadPage } from '@/lib/page';
import { readStored, writeStored } from '@/lib/storage';
import { isTranslated, setPageLanguage, writeTranslationCookie } from './translation-marks';
import { changeTranslation, readTranslation, type TranslationState } from './translation-state';
import { whenIdle } from '@/lib/when-idle';

const KEY = 'language';

let translator: Promise<Translator> | undefined;
let scheduled = false;

/** Brings the translator in, once, when the page has nothing better to do, and goes on in the remembered language. */
export function startTranslation() {
  if (scheduled) return;
  scheduled = true;
  whenIdle(() => {
    // Somebody who has chosen already is not overruled by what was remembered.
    if (scheduled && !readTranslation().translating) void goOn(remembered());
  });
}

/** For those who refuse it: the page goes back to its own language, and nothing is loaded. */
export async function stopTranslation() {
  scheduled = false;
  await showOriginal();
}

export async function retryTranslation() {
  translator = undefined;
  await goOn(failed ?? remembered());
}

let lastChoice = 0;
let failed: string | undefined;
/** Whether the translator has been told to change the page. */
let touched = false;

/**
 * Shows the page in a language and then remembers it. Answers whether that worked. If not, the page is in the language
 * it was in or, should the translator not bring that back, in English; what was remembered before still is.
 */
export async function chooseLanguage(code: string): Promise<boolean> {
  if (!findLanguage(code)) return false;
  if (code === PAGE_LANGUAGE) return showOriginal();
  const choice = ++lastChoice;
  writeTranslationCookie(code);
  changeTranslation({ translating: true });
  const shown = await show(code, choice);
  const language = shown ? code : await fallBack(choice);
  // Somebody who chose again meanwhile is told only of that.
  if (choice !== lastChoice) return false;
  if (shown) writeStored(KEY, code);
  else writeTranslationCookie(remembered() ?? null);
  failed = shown ? undefined : code;
  settle(language, shown ? 'ready' : 'unavailable');
  return shown;
}

async function show(code: string, choice: number): Promise<boolean> {
  try {
    const { offers, show } = await currentTranslator();
    if (choice !== lastChoice || !offers(code)) return false;
    touched = true;
    return await show(code);
  } catch {
    return false;
  }
}

/** After a failure: the language that the page is still in, or can be brought back to. */
async function fallBack(choice: number): Promise<string> {
  const { language } = readTranslation();
  if (language === PAGE_LANGUAGE || choice !== lastChoice) return PAGE_LANGUAGE;
  return isTranslated() || (await show(language, choice)) ? language : PAGE_LANGUAGE;
}

async function showOriginal(): Promise<boolean> {
  const choice = ++lastChoice;
  failed = undefined;
  writeStored(KEY, null);
  writeTranslationCookie(null);
  const restored = !touched || (await restore());
  if (choice !== lastChoice) return false;
  if (!restored) {
    // A page that stays translated comes back in its own language when it is asked for anew.
    reloadPage();
    return false;
  }
  settle(PAGE_LANGUAGE, readTranslation().status);
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

async function goOn(code: string | undefined) {
  if (code !== undefined) return void (await chooseLanguage(code));
  // Otherwise the translator would go on by itself in what only the cookie remembers.
  writeTranslationCookie(null);
  // A translator that cannot be had has left its mark on the state.
  await currentTranslator().catch(() => undefined);
}

function remembered(): string | undefined {
  return findLanguage(readStored(KEY))?.code;
}

function currentTranslator(): Promise<Translator> {
  translator ??= load();
  return translator;
}

async function load(): Promise<Translator> {
  changeTranslation({ status: 'loading' });
  try {
    const loaded = await loadTranslator();
    changeTranslation({ status: 'ready' });
    return loaded;
  } catch (error) {
    translator = undefined;
    changeTranslation({ status: 'unavailable' });
    throw error;
  }
}

function settle(code: string, status: TranslationState['status']) {
  const language = findLanguage(code);
  touched = code !== PAGE_LANGUAGE;
  changeTranslation({ status, language: code, translating: false });
  if (language) setPageLanguage(language.tag, touched ? language.direction : null);
}
