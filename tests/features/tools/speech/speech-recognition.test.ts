import { afterEach, expect, test, vi } from 'vitest';
import {
  isRecognitionSupported,
  listen,
  isRecognizedOnDevice,
} from '@/features/tools/speech/speech-recognition';

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
    onHeard: vi.fn<(pieces: unknown) => void>(),
    onFault: vi.fn<(fault: string) => void>(),
    onEnd: vi.fn<() => void>(),
  };
}

const english = { language: 'en-GB', onDeviceOnly: false };

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a browser without an engine cannot listen', async () => {
  vi.stubGlobal('SpeechRecognition', undefined);
  vi.stubGlobal('webkitSpeechRecognition', undefined);
  expect(isRecognitionSupported()).toBe(false);
  expect(await isRecognizedOnDevice('en-GB')).toBe(false);
  expect(() => listen(english, listener())).toThrow('no speech recognition');
});

test('a language is understood on the device only where the engine says so', async () => {
  vi.stubGlobal('SpeechRecognition', Engine);
  Engine.available.mockResolvedValueOnce('available');
  expect(await isRecognizedOnDevice('en-GB')).toBe(true);
  Engine.available.mockResolvedValueOnce('downloadable');
  expect(await isRecognizedOnDevice('en-GB')).toBe(false);
  Engine.available.mockRejectedValueOnce(new Error('not allowed'));
  expect(await isRecognizedOnDevice('en-GB')).toBe(false);
});

test('an engine that does not start says so, and is ended when it says nothing more', () => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', BrokenEngine);
  const told = listener();
  listen({ ...english, onDeviceOnly: true }, told);
  expect(Engine.made?.processLocally).toBe(true);
  expect(told.onFault).toHaveBeenCalledExactlyOnceWith('unknown');
  expect(told.onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  expect(Engine.made?.abort).toHaveBeenCalledOnce();
  expect(told.onEnd).toHaveBeenCalledOnce();
  Engine.made?.dispatchEvent(new Event('end'));
  expect(told.onEnd).toHaveBeenCalledOnce();
});

test('a result without words is nothing heard, and an error without a name is an unknown one', () => {
  vi.stubGlobal('SpeechRecognition', Engine);
  const told = listener();
  listen(english, told);
  Engine.made?.dispatchEvent(new Event('result'));
  expect(told.onHeard).toHaveBeenCalledExactlyOnceWith([]);
  Engine.made?.dispatchEvent(new Event('error'));
  expect(told.onFault).toHaveBeenCalledExactlyOnceWith('unknown');
});

test('an engine that says at once that it was ended ends once', () => {
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', Engine);
  const told = listener();
  const { stop } = listen(english, told);
  Engine.made?.abort.mockImplementation(() => Engine.made?.dispatchEvent(new Event('end')));
  stop();
  vi.advanceTimersByTime(2000);
  expect(Engine.made?.abort).toHaveBeenCalledOnce();
  expect(told.onEnd).toHaveBeenCalledOnce();
});
