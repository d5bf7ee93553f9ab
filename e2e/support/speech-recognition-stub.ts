import type { Page } from '@playwright/test';

interface Piece {
  readonly text: string;
  readonly final: boolean;
}

/** A stub of the browser's speech recognizer, which needs the network and a voice. */
export async function withRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class RecognizerStub extends EventTarget {
      lang = '';
      continuous = false;
      interimResults = false;
      ended = false;
      constructor() {
        super();
        Reflect.set(window, 'recognizer', this);
      }
      start() {
        const runs = Number(document.documentElement.dataset['runs'] ?? 0);
        document.documentElement.dataset['runs'] = String(runs + 1);
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
      fail(error: string) {
        this.dispatchEvent(Object.assign(new Event('error'), { error }));
        this.end();
      }
    }
    Reflect.set(window, 'SpeechRecognition', RecognizerStub);
    Reflect.set(window, 'webkitSpeechRecognition', RecognizerStub);
  });
}

export function hear(page: Page, ...pieces: readonly Piece[]): Promise<void> {
  return tell(page, 'hear', pieces);
}

export function fail(page: Page, code: string): Promise<void> {
  return tell(page, 'fail', code);
}

/** Ends the recognition, as browsers do every minute or so. */
export function endRecognition(page: Page): Promise<void> {
  return tell(page, 'end', null);
}

function tell(page: Page, method: 'hear' | 'fail' | 'end', argument: unknown): Promise<void> {
  return page.evaluate(
    ([method, argument]) => {
      const recognizer: unknown = Reflect.get(window, 'recognizer');
      if (typeof recognizer !== 'object' || recognizer === null) throw new Error('No recognizer is running.');
      Reflect.get(recognizer, method).call(recognizer, argument);
    },
    [method, argument] as const,
  );
}
