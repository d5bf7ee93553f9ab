// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import * as fc from '../../support/fuzz';

afterEach(() => vi.unstubAllGlobals());

const page = fc.record({
  path: fc.string(),
  title: fc.string(),
  description: fc.string(),
  parts: fc.jsonValue(),
});
const question = fc.record({ asked: fc.array(fc.string()), answer: fc.string(), to: fc.string() });
const index = fc.record({
  questions: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), question))),
  pages: fc.oneof(fc.jsonValue(), fc.array(fc.oneof(fc.jsonValue(), page))),
});
const body = fc.oneof(
  fc.string(),
  fc.json(),
  index.map((value) => JSON.stringify(value)),
);

test('any response body gives a working search or an error, and an error is retried', async () => {
  await fc.assert(
    fc.asyncProperty(body, fc.constantFrom(200, 404, 500), async (text, status) => {
      vi.resetModules();
      const { loadSearch } = await import('@/features/search/use-search');
      answer(text, status);
      const outcome = await loadSearch().catch((error: unknown) => error);
      if (typeof outcome === 'function') return;
      expect(outcome).toBeInstanceOf(Error);
      answer('{"pages":[],"questions":[]}', 200);
      expect(await loadSearch()).toBeTypeOf('function');
    }),
    { numRuns: 200 },
  );
}, 60_000);

function answer(text: string, status: number) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })));
}
