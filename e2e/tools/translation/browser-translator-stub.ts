import type { Page } from '@playwright/test';

/** A stub of the browser's built-in translator, which downloads language packs. */
export async function withBrowserTranslator(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Options {
      sourceLanguage?: string;
      targetLanguage?: string;
      signal: AbortSignal;
      monitor: (monitor: EventTarget) => void;
    }
    function download({ signal, monitor }: Options): Promise<void> {
      const progress = new EventTarget();
      monitor(progress);
      return new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        for (const loaded of [0, 0.42]) {
          progress.dispatchEvent(new ProgressEvent('downloadprogress', { loaded, total: 1 }));
        }
        // Delayed until the test releases it.
        if (document.documentElement.dataset['download'] === 'delayed') return;
        progress.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 1, total: 1 }));
        resolve();
      });
    }
    Reflect.set(window, 'Translator', {
      availability: () => Promise.resolve('downloadable'),
      async create(options: Options) {
        await download(options);
        return {
          translate: (text: string) => Promise.resolve(`[${options.targetLanguage}] ${text}`),
          destroy: () => undefined,
        };
      },
    });
    Reflect.set(window, 'LanguageDetector', {
      create: () =>
        Promise.resolve({
          detect: (text: string) =>
            Promise.resolve([
              {
                detectedLanguage: /encomenda/.test(text) ? 'pt' : 'en',
                confidence: text.length > 5 ? 0.9 : 0.2,
              },
            ]),
          destroy: () => undefined,
        }),
    });
  });
}

/** Delays the language pack, as a slow connection does. */
export function delayDownload(page: Page, delayed: boolean): Promise<void> {
  return page.evaluate((delayed) => {
    document.documentElement.dataset['download'] = delayed ? 'delayed' : '';
  }, delayed);
}
