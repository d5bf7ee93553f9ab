import { readFileSync } from 'node:fs';
import { runInThisContext } from 'node:vm';
import { onTestFinished, vi } from 'vitest';

const stub = readFileSync('e2e/support/google-translate-stub.js', 'utf8');

/** A fresh translation module with the stub of the end-to-end tests for Google Translate, on fake timers. */
export async function openTranslatablePage({ isBlocked = false } = {}) {
  vi.useFakeTimers();
  const { body: bodyBefore } = document;
  onTestFinished(() => {
    vi.useRealTimers();
    document.body.replaceWith(bodyBefore);
    localStorage.clear();
    document.cookie = 'googtrans=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });
  document.documentElement.removeAttribute('class');
  document.documentElement.lang = 'en';
  // A new body drops the observers and listeners of an earlier translator.
  const body = document.createElement('body');
  body.innerHTML = '<h1>Hello</h1>';
  document.body.replaceWith(body);
  const page = { isBlocked, isStuck: false };
  const reloadPage = vi.fn<() => void>();
  vi.resetModules();
  vi.doMock(import('@/lib/reload-page'), async (original) => ({ ...(await original()), reloadPage }));
  const load = vi.fn<(script: HTMLScriptElement) => void>((script) => {
    if (page.isBlocked) script.dispatchEvent(new Event('error'));
    else runStub(script);
  });
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (script instanceof HTMLScriptElement) queueMicrotask(() => load(script));
  });
  body.addEventListener('change', (event) => page.isStuck && event.stopPropagation(), { capture: true });
  const { findLanguage } = await import('@/site/languages');
  const translator = await import('@/features/page-translation/translate-page');
  return Object.assign(page, {
    ...(await import('@/features/page-translation/page-language')),
    ...translator,
    chooseLanguage: (code: string) =>
      translator.chooseLanguage(code === 'en' ? null : (findLanguage(code) ?? null)),
    reloadPage,
    /** Loads Google's script. */
    load,
    heading: () => document.querySelector('h1')?.textContent,
    cookie: () => /googtrans=([^;]*)/.exec(document.cookie)?.[1],
  });
}

function runStub({ src }: HTMLScriptElement) {
  const currentScript = vi.spyOn(document, 'currentScript', 'get');
  currentScript.mockReturnValue(Object.assign(document.createElement('script'), { src }));
  runInThisContext(stub);
  currentScript.mockRestore();
}
