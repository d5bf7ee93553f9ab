import { expect, test, vi } from 'vitest';
import {
  type Browser,
  LONGEST_TEXT,
  type TranslationRequest,
  type Step,
  translateText,
} from '@/features/tools/translation/translate-text';

const destroy = vi.fn<() => void>();
const browser: Browser = {
  detect: () => Promise.resolve([{ language: 'pt-BR', confidence: 0.9 }]),
  offersPair: () => Promise.resolve(true),
  create: (_pair, onProgress) => {
    onProgress(0.5);
    return Promise.resolve({ translate: (text) => Promise.resolve(text.toUpperCase()), destroy });
  },
};

async function run(
  part: Partial<Browser>,
  request: Partial<TranslationRequest>,
  controller = new AbortController(),
) {
  const steps: Step[] = [];
  const texts: string[] = [];
  const whole = { text: 'Olá, mundo', source: null, target: 'de', ...request };
  const outcome = await translateText({ ...browser, ...part }, whole, {
    signal: controller.signal,
    onStep: (step) => steps.push(step),
    onText: (text) => texts.push(text),
  });
  return { outcome, steps, texts };
}

function fault(name: string): () => Promise<never> {
  return () => Promise.reject(Object.assign(new Error(name), { name }));
}

test('finds out the language, fetches the pack and translates line by line', async () => {
  const { outcome, steps, texts } = await run({}, { text: 'um\n\ndois ' });
  expect(outcome).toEqual({ ok: true, text: 'UM\n\nDOIS ', pair: { source: 'pt', target: 'de' } });
  expect(steps.map(({ phase }) => phase)).toEqual([
    'detecting',
    'fetching',
    'translating',
    'translating',
    'translating',
  ]);
  expect(steps.at(-1)).toEqual({ phase: 'translating', done: 2, of: 2 });
  expect(texts[0]).toBe('UM');
  expect(destroy).toHaveBeenCalled();
});

test('a language that was chosen is not looked for', async () => {
  const detect = vi.fn<Browser['detect']>();
  const { outcome } = await run({ detect }, { source: 'fr' });
  expect(outcome).toMatchObject({ ok: true, pair: { source: 'fr' } });
  expect(detect).not.toHaveBeenCalled();
});

test.each([
  ['', 'empty'],
  [' \n\t ', 'empty'],
  ['🙂🙂 123 !', 'no-letters'],
  ['a'.repeat(LONGEST_TEXT + 1), 'too-long'],
])('%.12s is told apart before anything is fetched', async (text, reason) => {
  const create = vi.fn<Browser['create']>();
  const { outcome } = await run({ create }, { text });
  expect(outcome).toEqual({ ok: false, reason });
  expect(create).not.toHaveBeenCalled();
});

test.each([
  ['nothing', []],
  ['und', [{ language: 'und', confidence: 0.99 }]],
  ['a guess', [{ language: 'la', confidence: 0.3 }]],
])('a detector that answers %s has too little', async (_, guesses) => {
  const { outcome } = await run({ detect: () => Promise.resolve(guesses) }, {});
  expect(outcome).toEqual({ ok: false, reason: 'too-little' });
});

test('a text that is in that language already is not translated', async () => {
  const { outcome } = await run({}, { target: 'pt' });
  expect(outcome).toEqual({ ok: false, reason: 'same-language', source: 'pt' });
});

test('a pair that is not offered is named', async () => {
  const { outcome } = await run({ offersPair: () => Promise.resolve(false) }, {});
  expect(outcome).toEqual({ ok: false, reason: 'unavailable', source: 'pt' });
});

test.each([
  ['NotAllowedError', 'press-again'],
  ['NetworkError', 'download'],
  ['NotSupportedError', 'unavailable'],
  ['SecurityError', 'blocked'],
  ['QuotaExceededError', 'too-long'],
  ['OperationError', 'failed'],
])('%s is told as %s', async (name, reason) => {
  const { outcome } = await run({ create: fault(name) }, {});
  expect(outcome).toEqual({ ok: false, reason, source: 'pt' });
});

test('a translator that fails on the way is let go of', async () => {
  destroy.mockClear();
  const translate = fault('UnknownError');
  const { outcome } = await run({ create: () => Promise.resolve({ translate, destroy }) }, {});
  expect(outcome).toMatchObject({ ok: false, reason: 'failed' });
  expect(destroy).toHaveBeenCalledOnce();
});

test('what was cancelled is no failure', async () => {
  const controller = new AbortController();
  const create: Browser['create'] = () => {
    controller.abort();
    return fault('AbortError')();
  };
  await expect(run({ create }, {}, controller)).rejects.toThrow('AbortError');
});
