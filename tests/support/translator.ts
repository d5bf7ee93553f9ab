import { readFileSync } from 'node:fs';
import { onTestFinished, vi } from 'vitest';

const standIn = readFileSync('e2e/support/translate-stand-in.js', 'utf8');

/**
 * The page's translation, begun anew, with the stand-in of the end-to-end tests for its translator, on a clock that
 * the test turns.
 */
export async function withTranslator() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    localStorage.clear();
    document.cookie = 'googtrans=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  });
  document.documentElement.removeAttribute('class');
  document.documentElement.lang = 'en';
  // A body of its own: what an earlier translator watches and listens to is gone.
  const body = document.createElement('body');
  body.innerHTML = '<h1>Hello</h1>';
  document.body.replaceWith(body);
  const deafTo = new Set<string>();
  let reachable = true;
  const reloadPage = vi.fn<() => void>();
  vi.resetModules();
  vi.doMock('@/lib/page', () => ({ reloadPage }));
  vi.doMock('@/lib/load-script', () => ({
    loadScript: async (url: string) => {
      if (!reachable) throw new Error(`${url} did not load.`);
      const currentScript = vi.spyOn(document, 'currentScript', 'get');
      currentScript.mockReturnValue(Object.assign(document.createElement('script'), { src: url }));
      // oxlint-disable-next-line typescript/no-implied-eval -- as a script of another host is run
      new Function(standIn)();
      currentScript.mockRestore();
    },
  }));
  body.addEventListener(
    'change',
    (event) => {
      if (event.target instanceof HTMLSelectElement && deafTo.has(event.target.value))
        event.stopPropagation();
    },
    { capture: true },
  );
  return {
    ...(await import('@/features/translation/translation')),
    ...(await import('@/features/translation/translation-state')),
    reloadPage,
    /** From now on it does nothing when it is asked for this, until it is told to heed it. */
    ignore: (code: string) => deafTo.add(code),
    heed: (code: string) => deafTo.delete(code),
    withdraw: (code: string) => document.querySelector(`select option[value="${code}"]`)?.remove(),
    block: () => {
      reachable = false;
    },
    /** As when its bar can no longer be reached, and the select does not do instead. */
    refuseOriginal: () => {
      document.querySelector('iframe.skiptranslate')?.remove();
      deafTo.add('');
    },
    heading: () => document.querySelector('h1')?.textContent,
    cookie: () => /googtrans=([^;]*)/.exec(document.cookie)?.[1],
  };
}
