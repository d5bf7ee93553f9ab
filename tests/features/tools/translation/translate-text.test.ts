import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultTarget, textLanguageOf, textLanguages } from '@/features/tools/translation/text-languages';
import {
  hasLetters,
  splitIntoPieces,
  translateText,
  type Step,
  type TextTranslationRequest,
  type Translation,
} from '@/features/tools/translation/translate-text';

const destroy = vi.fn<() => void>();
const detect = vi.fn<() => Promise<unknown>>();
const create = vi.fn<(options: { monitor: (target: EventTarget) => void }) => Promise<unknown>>();
const availability = vi.fn<() => Promise<string>>();

beforeEach(() => {
  detect.mockReset().mockResolvedValue([{ detectedLanguage: 'pt-BR', confidence: 0.9 }]);
  availability.mockReset().mockResolvedValue('available');
  create.mockReset().mockImplementation(({ monitor }) => {
    const download = new EventTarget();
    monitor(download);
    download.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: 0.5 }));
    return Promise.resolve({ translate: (text: string) => Promise.resolve(text.toUpperCase()), destroy });
  });
  vi.stubGlobal('Translator', { availability, create });
  vi.stubGlobal('LanguageDetector', { create: () => Promise.resolve({ detect, destroy: () => undefined }) });
});
afterEach(() => vi.unstubAllGlobals());

async function run(request: Partial<TextTranslationRequest>, { signal } = new AbortController()) {
  const steps: Step[] = [];
  const results: Translation[] = [];
  const failure = await translateText(
    { text: 'Olá, mundo', source: null, target: 'de', ...request },
    { signal, onStep: (step) => steps.push(step), onResult: (result) => results.push(result) },
  );
  return { failure, steps, results };
}

function fault(name: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(name), { name }));
}

test('detects the language, downloads the pack and translates line by line', async () => {
  const { failure, steps, results } = await run({ text: 'um\n\ndois ' });
  expect(failure).toBeNull();
  expect(results.at(-1)).toEqual({ text: 'UM\n\nDOIS ', source: 'pt', target: 'de' });
  expect(new Set(steps.map(({ phase }) => phase))).toEqual(new Set(['detecting', 'fetching', 'translating']));
  expect(steps.at(-1)).toEqual({ phase: 'translating', share: 1 });
  expect(results[0]?.text).toBe('UM');
  expect(destroy).toHaveBeenCalled();
});

test('a chosen language is not detected, in browsers that could not', async () => {
  vi.stubGlobal('LanguageDetector', undefined);
  expect((await run({ source: 'fr' })).results).toMatchObject([{ source: 'fr' }]);
  expect((await run({})).failure?.reason).toBe('too-little');
});

test.each(['', ' \n\t ', '🙂🙂 123 !'])('“%s” is refused before anything is downloaded', async (text) => {
  expect((await run({ text })).failure?.reason).toBe('no-words');
  expect(create).not.toHaveBeenCalled();
});

test.each([
  ['nothing', []],
  ['und', [{ detectedLanguage: 'und', confidence: 0.99 }]],
  ['a guess', [{ detectedLanguage: 'la', confidence: 0.3 }]],
])('a detector that answers %s is not trusted', async (_, guesses) => {
  detect.mockResolvedValue(guesses);
  expect((await run({})).failure).toEqual({ reason: 'too-little', source: null });
});

test('an unlisted language is detected too', async () => {
  detect.mockResolvedValue([{ detectedLanguage: 'ga', confidence: 0.8 }]);
  expect((await run({})).results.at(-1)?.source).toBe('ga');
});

test.each([{ target: 'pt' }, { source: 'pt', target: 'pt' }])(
  'source and target must differ: %j',
  async (request) => {
    expect((await run(request)).failure).toEqual({ reason: 'same-language', source: 'pt' });
  },
);

test.each([
  ['NotAllowedError', 'press-again'],
  ['NotSupportedError', 'unavailable'],
  ['OperationError', 'failed'],
])('%s becomes %s', async (name, reason) => {
  create.mockImplementation(fault(name));
  expect((await run({})).failure).toEqual({ reason, source: 'pt' });
});

test('an unsupported pair is reported, and nothing is downloaded', async () => {
  availability.mockResolvedValue('unavailable');
  expect((await run({})).failure).toEqual({ reason: 'unavailable', source: 'pt' });
  expect(create).not.toHaveBeenCalled();
});

test('a failing translator is destroyed', async () => {
  destroy.mockClear();
  create.mockResolvedValue({ translate: fault('UnknownError'), destroy });
  expect((await run({})).failure?.reason).toBe('failed');
  expect(destroy).toHaveBeenCalledOnce();
});

test('an aborted translation rejects', async () => {
  const controller = new AbortController();
  create.mockImplementation(() => {
    controller.abort();
    return fault('AbortError')();
  });
  await expect(run({}, controller)).rejects.toThrow('AbortError');
});

test('pieces are paragraphs, or the sentences of a long one', () => {
  expect(splitIntoPieces('One.\n\n  Two. Three.\n')).toEqual(['One.', '\n', '\n', '  ', 'Two. Three.', '\n']);
  const pieces = splitIntoPieces(`${'word '.repeat(99)}end. `.repeat(8)).filter(hasLetters);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece).toMatch(/^word .*end\.$/);
});

test('pieces join to the original text and are limited in length', () => {
  const text = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', '\n\n', ' ', '. ', '。', '<script>', 'مرحبا', '😀'.repeat(900), 'x'.repeat(4000)),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const pieces = splitIntoPieces(whole);
      expect(pieces.join('')).toBe(whole);
      for (const piece of pieces) expect(Array.from(piece).length).toBeLessThanOrEqual(1500);
    }),
  );
});

test('languages are found by tags with a region or script', () => {
  expect(textLanguages.length).toBeGreaterThan(30);
  expect(textLanguageOf('he-IL')).toMatchObject({ tag: 'he', direction: 'rtl' });
  expect(textLanguageOf('zh-TW')?.tag).toBe('zh-Hant');
  expect(textLanguageOf('zh-CN')?.tag).toBe('zh');
  expect(textLanguageOf('tlh')).toBeUndefined();
});

test.each([
  [['en-GB', 'sv'], 'sv'],
  [['en'], 'de'],
  [[], 'de'],
])('of the languages %j, %s is the default target', (tags, target) => {
  expect(defaultTarget(tags)).toBe(target);
});
