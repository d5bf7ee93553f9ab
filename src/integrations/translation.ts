import { findLanguage, PAGE_LANGUAGE, type Language } from '@/site/languages';
import { loadTranslator, writeTranslationCookie, type Translator } from './google-translate';
import { reloadPage } from './page';
import { readStored, writeStored } from './storage';

export interface TranslationState {
  readonly status: 'waiting' | 'loading' | 'ready' | 'unavailable';
  /** The language that the page is in now. */
  readonly language: string;
  readonly translating: boolean;
}

const KEY = 'language';
const LATEST_START_MS = 3000;

let state: TranslationState = { status: 'waiting', language: PAGE_LANGUAGE, translating: false };
let translator: Promise<Translator> | undefined;
let scheduled = false;
const listeners = new Set<() => void>();

export function readTranslation(): TranslationState {
  return state;
}

export function watchTranslation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Brings the translator in, once, when the page has nothing better to do, and goes on in the remembered language. */
export function startTranslation() {
  if (scheduled) return;
  scheduled = true;
  whenIdle(() => {
    if (scheduled) void goOn();
  });
}

/** For those who refuse it: the page goes back to its own language, and nothing is loaded. */
export async function stopTranslation() {
  scheduled = false;
  await showOriginal();
}

export async function retryTranslation() {
  translator = undefined;
  await goOn();
}

let lastChoice = 0;

/** Shows the page in a language and remembers it. Answers whether that worked; if not, the page is in English. */
export async function chooseLanguage(code: string): Promise<boolean> {
  const language = findLanguage(code);
  if (!language) return false;
  if (code === PAGE_LANGUAGE) return showOriginal();
  writeStored(KEY, code);
  writeTranslationCookie(code);
  change({ translating: true });
  const choice = ++lastChoice;
  const shown = await show(language);
  // Somebody who chose again meanwhile is told only of that.
  if (choice !== lastChoice) return false;
  change({ translating: false, ...(shown ? { language: code } : { status: 'unavailable' }) });
  if (shown) setPageLanguage(language.tag, language.direction);
  return shown;
}

async function show({ code }: Language): Promise<boolean> {
  try {
    const { offers, show } = await currentTranslator();
    return offers(code) && (await show(code));
  } catch {
    return false;
  }
}

async function showOriginal(): Promise<boolean> {
  lastChoice++;
  writeStored(KEY, null);
  writeTranslationCookie(null);
  if (state.language !== PAGE_LANGUAGE && !(await restored())) {
    // A page that stays translated comes back in its own language when it is asked for anew.
    reloadPage();
    return false;
  }
  change({ language: PAGE_LANGUAGE, translating: false });
  setPageLanguage(PAGE_LANGUAGE, null);
  return true;
}

async function restored(): Promise<boolean> {
  try {
    return await (await currentTranslator()).showOriginal();
  } catch {
    return false;
  }
}

async function goOn() {
  const remembered = findLanguage(readStored(KEY));
  if (remembered) await chooseLanguage(remembered.code);
  // A translator that cannot be had has left its mark on the state.
  else await currentTranslator().catch(() => undefined);
}

function currentTranslator(): Promise<Translator> {
  translator ??= load();
  return translator;
}

async function load(): Promise<Translator> {
  change({ status: 'loading' });
  try {
    const loaded = await loadTranslator();
    change({ status: 'ready' });
    return loaded;
  } catch (error) {
    translator = undefined;
    change({ status: 'unavailable' });
    throw error;
  }
}

function setPageLanguage(tag: string, direction: string | null) {
  document.documentElement.lang = tag;
  if (direction === null) document.documentElement.removeAttribute('dir');
  else document.documentElement.dir = direction;
}

function change(part: Partial<TranslationState>) {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function whenIdle(callback: () => void) {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(callback), { once: true });
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, { timeout: LATEST_START_MS });
  } else {
    setTimeout(callback, LATEST_START_MS);
  }
}
