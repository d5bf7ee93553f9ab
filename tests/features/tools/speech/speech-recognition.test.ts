import * as fc from '../../../support/fuzz';
import { afterEach, expect, test, vi } from 'vitest';
import {
  isRecognitionSupported,
  listen,
  isRecognizedOnDevice,
} from '@/features/tools/speech/speech-recognition';
import { parseCaptions, serializeCaptions } from '@/features/tools/speech/caption';
import { preferredLanguage, speechLanguages } from '@/features/tools/speech/speech-languages';

class Engine extends EventTarget {
  static readonly available = vi.fn<() => Promise<string>>();
  static made: Engine | null = null;
  lang = '';
  continuous = false;
  interimResults = false;
  readonly abort = vi.fn<() => void>();
  readonly stop = vi.fn<() => void>();
  readonly start = vi.fn<() => void>();
  constructor() {
    super();
    Engine.made = this;
  }
  get processLocally() {
    return Reflect.get(this, 'local') === true;
  }
  set processLocally(local: boolean) {
    Reflect.set(this, 'local', local);
  }
}

class BrokenEngine extends Engine {
  override readonly start = vi.fn<() => void>(() => {
    throw new Error('started already');
  });
}

function listener() {
  return {
    onBegin: vi.fn<() => void>(),
    onResult: vi.fn<(pieces: unknown) => void>(),
    onFault: vi.fn<(fault: string) => void>(),
    onEnd: vi.fn<() => void>(),
  };
}

const english = { language: 'en-GB', onDeviceOnly: false };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a browser without speech recognition is not supported', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  expect(isRecognitionSupported()).toBe(false);
  expect(await isRecognizedOnDevice('en-GB')).toBe(false);
  expect(() => listen(english, listener())).toThrow('no speech recognition');
});

test('recognition is on the device only if the engine confirms it', async () => {
  vi.stubGlobal('SpeechRecognition', Engine);
  Engine.available.mockResolvedValueOnce('available');
  expect(await isRecognizedOnDevice('en-GB')).toBe(true);
  Engine.available.mockResolvedValueOnce('downloadable');
  expect(await isRecognizedOnDevice('en-GB')).toBe(false);
  Engine.available.mockRejectedValueOnce(new Error('not allowed'));
  expect(await isRecognizedOnDevice('en-GB')).toBe(false);
});

test('an engine that fails to start reports an error and ends', () => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', BrokenEngine);
  const events = listener();
  listen({ ...english, onDeviceOnly: true }, events);
  expect(Engine.made?.processLocally).toBe(true);
  expect(events.onFault).toHaveBeenCalledExactlyOnceWith('unknown');
  expect(events.onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(Engine.made?.abort).toHaveBeenCalledOnce();
  expect(events.onEnd).toHaveBeenCalledOnce();
  Engine.made?.dispatchEvent(new Event('end'));
  expect(events.onEnd).toHaveBeenCalledOnce();
});

test('malformed result and error events are handled', () => {
  vi.stubGlobal('SpeechRecognition', Engine);
  const events = listener();
  listen(english, events);
  Engine.made?.dispatchEvent(new Event('result'));
  expect(events.onResult).toHaveBeenCalledExactlyOnceWith([]);
  Engine.made?.dispatchEvent(new Event('error'));
  expect(events.onFault).toHaveBeenCalledExactlyOnceWith('unknown');
});

test('an engine that ends while stopping ends once', () => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', Engine);
  const events = listener();
  const { stop } = listen(english, events);
  Engine.made?.abort.mockImplementation(() => Engine.made?.dispatchEvent(new Event('end')));
  stop();
  vi.advanceTimersByTime(2000);
  expect(Engine.made?.abort).toHaveBeenCalledOnce();
  expect(events.onEnd).toHaveBeenCalledOnce();
});

test('the default language is the browser’s', () => {
  expect(preferredLanguage('', ['pt-BR', 'en-US'])).toBe('pt-BR');
  expect(preferredLanguage('', ['de'])).toBe('de-DE');
  expect(preferredLanguage('', [])).toBe('en-US');
});

test('an unlisted browser language comes first with its native name', () => {
  const [first] = speechLanguages(['fi-FI']);
  expect(first?.tag).toBe('fi-FI');
  expect(first?.name).toMatch(/suomi/i);
  expect(preferredLanguage('', ['fi-FI'])).toBe('fi-FI');
});

test('the saved language wins if it is offered', () => {
  expect(preferredLanguage('sv-SE', ['de-DE'])).toBe('sv-SE');
  expect(preferredLanguage('xx', ['de-DE'])).toBe('de-DE');
});

test('invalid browser languages still give a list', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tags) => {
      const offered = speechLanguages(tags).map(({ tag }) => tag);
      expect(offered).toContain(preferredLanguage('', tags));
    }),
  );
});

test('captions are restored, and unreadable storage gives none', () => {
  const kept = { language: 'de-DE', captions: [{ startMs: 0, endMs: 5, text: 'Ja' }] };
  expect(parseCaptions(serializeCaptions(kept))).toEqual(kept);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseCaptions(text).captions).toEqual([]);
    }),
  );
  expect(parseCaptions('{"language":"de","captions":[null]}').captions).toEqual([]);
  const disorder = [
    { startMs: 9, endMs: 9, text: 'b' },
    { startMs: 1, endMs: 2, text: 'a' },
  ];
  expect(parseCaptions(serializeCaptions({ language: 'de', captions: disorder })).captions).toEqual([]);
});
