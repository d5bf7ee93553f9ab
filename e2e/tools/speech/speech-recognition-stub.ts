import type { Page } from '@playwright/test';

/** A stub of the browser's speech recognizer, which needs the network and a voice. */
export async function withRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class RecognizerStub extends EventTarget {
      lang = '';
      ended = false;
      constructor() {
        super();
        Reflect.set(window, 'recognizer', this);
      }
      start() {
        document.documentElement.dataset['spoken'] = this.lang;
        this.dispatchEvent(new Event('start'));
      }
      stop() {
        this.end();
      }
      abort() {
        this.end();
      }
      end() {
        if (this.ended) return;
        this.ended = true;
        delete document.documentElement.dataset['spoken'];
        setTimeout(() => this.dispatchEvent(new Event('end')));
      }
      hear(pieces: { text: string; final: boolean }[]) {
        const results = pieces.map(({ text, final }) =>
          Object.assign([{ transcript: text, confidence: 0.9 }], { isFinal: final }),
        );
        this.dispatchEvent(Object.assign(new Event('result'), { results, resultIndex: 0 }));
      }
    }
    Reflect.set(window, 'SpeechRecognition', RecognizerStub);
  });
}
