// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => void vi.resetModules());

test.each([
  ['is missing', '', 404],
  ['is no JSON', '<!doctype html>', 200],
  ['is cut off', '{"pages":[', 200],
  ['has no pages', '{"questions":[]}', 200],
  ['has a page without parts', '{"pages":[{"path":"/","title":"","description":""}],"questions":[]}', 200],
])('an index that %s is an error, and is loaded again', async (_what, body, status) => {
  const { loadSearch } = await import('@/features/search/use-search');
  answer(body, status);
  await expect(loadSearch()).rejects.toBeInstanceOf(Error);
  answer('{"pages":[],"questions":[]}', 200);
  expect(await loadSearch()).toBeTypeOf('function');
});

function answer(body: string, status: number) {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })));
}
