import { beforeEach, expect, test, vi } from 'vitest';
import type { Caption } from '@/features/tools/speech/caption';
import { MAX_SILENT_RUNS, startCaptioning, type CaptionerState } from '@/features/tools/speech/captioner';
import { isRecognitionSupported } from '@/features/tools/speech/speech-engine';

/** The engines that were started, the newest last. */
let engines: Engine[] = [];

class Engine extends EventTarget {
  lang = '';
  isOver = false;
  constructor() {
    super();
    engines.push(this);
  }
  start() {}
  stop() {}
  abort() {
    this.isOver = true;
  }
  begin() {
    this.dispatchEvent(new Event('start'));
  }
  end() {
    this.isOver = true;
    this.dispatchEvent(new Event('end'));
  }
  fail(error?: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }));
  }
  hear(...pieces: readonly Piece[]) {
    const results = pieces.map(({ text, final = false, rated = true }) =>
      Object.assign([{ transcript: text, confidence: rated ? 0.9 : 0 }], { isFinal: final }),
    );
    this.dispatchEvent(Object.assign(new Event('result'), { results }));
  }
}

interface Piece {
  readonly text: string;
  readonly final?: boolean;
  readonly rated?: boolean;
}

beforeEach(() => {
  engines = [];
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', Engine);
});
function open(kept: readonly Caption[] = []) {
  let state: CaptionerState | undefined;
  const captioner = startCaptioning('en-GB', kept, (next) => {
    state = next;
  });
  return {
    ...captioner,
    state: () => state,
    texts: () => state?.captions.map(({ text }) => text),
    engine: () => engines.at(-1) ?? new Engine(),
  };
}

function started() {
  const session = open();
  session.engine().begin();
  return session;
}

test('a browser without speech recognition is not supported, and starting there fails', () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  expect(isRecognitionSupported()).toBe(false);
  expect(open().state()).toMatchObject({ phase: 'stopped', error: 'failed' });
});

test('final results become captions with their times, interim ones stay provisional', () => {
  const { engine, state } = open([{ startMs: 0, endMs: 5000, text: 'before' }]);
  vi.advanceTimersByTime(700);
  expect(state()?.phase).toBe('starting');
  engine().begin();
  expect(state()?.phase).toBe('listening');
  vi.advanceTimersByTime(1000);
  engine().hear({ text: 'good' });
  vi.advanceTimersByTime(1000);
  engine().hear({ text: 'good morning', final: true }, { text: 'it' });
  expect(state()?.captions.slice(1)).toEqual([{ startMs: 6000, endMs: 7000, text: 'good morning' }]);
  expect(state()?.provisional).toBe('it');
});

test('without interim results, a caption lasts a second, or since the one before', () => {
  const { engine, state } = started();
  vi.advanceTimersByTime(3000);
  engine().hear({ text: 'one', final: true });
  vi.advanceTimersByTime(400);
  engine().hear({ text: 'one', final: true }, { text: 'two', final: true });
  expect(state()?.captions).toMatchObject([
    { startMs: 2000, endMs: 3000 },
    { startMs: 3000, endMs: 4000 },
  ]);
});

test('an engine that ends by itself is restarted, and its interim words are kept once', () => {
  const { engine, state, texts } = started();
  const first = engine();
  first.hear({ text: 'one', final: true }, { text: 'two' });
  first.end();
  expect(texts()).toEqual(['one', 'two']);
  expect(state()).toMatchObject({ phase: 'listening', provisional: '' });
  first.hear({ text: 'one', final: true }, { text: 'two', final: true });
  expect(texts()).toEqual(['one', 'two']);
  expect(engine()).not.toBe(first);
});

test('results that arrive after stopping are kept, and an engine that does not stop is aborted', () => {
  const { engine, state, stop, texts } = started();
  engine().hear({ text: 'almost' });
  stop();
  expect(state()).toMatchObject({ phase: 'stopped', provisional: 'almost' });
  engine().hear({ text: 'almost done', final: true }, { text: 'and' });
  engine().fail('aborted');
  expect(state()?.error).toBeNull();
  vi.advanceTimersByTime(2000);
  expect(texts()).toEqual(['almost done', 'and']);
  expect(engine().isOver).toBe(true);
  expect(engines).toHaveLength(1);
});

test.each([
  ['not-allowed', 'not-allowed'],
  ['network', 'network'],
  ['aborted', 'aborted'],
  ['toString', 'failed'],
  [undefined, 'failed'],
] as const)('error %s stops it', (code, error) => {
  const { engine, state } = started();
  engine().fail(code);
  engine().end();
  expect(state()).toMatchObject({ phase: 'stopped', error });
  expect(engines).toHaveLength(1);
});

test('silence shows an error until new words, and many silent runs stop the captioner', () => {
  const { engine, state } = started();
  engine().dispatchEvent(new Event('result'));
  engine().fail('no-speech');
  expect(state()).toMatchObject({ phase: 'listening', error: 'no-speech' });
  engine().hear({ text: 'hello' });
  expect(state()?.error).toBeNull();
  engine().end();
  for (let run = 1; run <= MAX_SILENT_RUNS; run += 1) {
    expect(state()?.phase).toBe('listening');
    engine().end();
  }
  expect(state()).toMatchObject({ phase: 'stopped', error: 'silence' });
});

test('a growing sentence repeated by a phone is one caption', () => {
  const phone = started();
  const grown = ['and', 'and so', 'and so on'].map((text) => ({ text, final: true, rated: false }));
  for (const [at] of grown.entries()) phone.engine().hear(...grown.slice(0, at + 1));
  expect(phone.texts()).toEqual(['and so on']);
  const computer = started();
  computer.engine().hear({ text: 'no', final: true }, { text: 'no way', final: true });
  expect(computer.texts()).toEqual(['no', 'no way']);
});
