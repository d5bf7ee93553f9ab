// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { pagePaths, renderPage } from '@/entry-server';
import { questions } from '@/site/questions';

vi.mock('@/site/hundred-questions', async (load) => ({
  ...(await load<typeof import('@/site/hundred-questions')>()),
  firstRun: null,
  hundredQuestions: [],
}));

test('an owner without test questions has no trace of them: no section, link, or answer', async () => {
  const pages = await Promise.all(pagePaths.map((path) => renderPage(path)));
  const trace = /100 questions|#hundred|id="(?:hundred|proof)"/i;
  expect(pagePaths.filter((_, at) => trace.test(pages[at]?.body ?? ''))).toEqual([]);
  expect(questions.filter(({ to }) => /#(?:hundred|proof)$/.test(to))).toEqual([]);
}, 240_000);
