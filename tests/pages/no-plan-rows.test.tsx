import { expect, test, vi } from 'vitest';
import { routes } from '@/app/routes';
import { paths } from '@/site/paths';
import { questions } from '@/site/questions';
import { renderPage } from '../support/render-page';

vi.mock(import('@/site/plans'), async (original) => ({ ...(await original()), comparison: [] }));

const broken = /\bnull\b|\b(?:on|with) [.,:]|: \./;

test.each(routes.filter(({ path }) => path !== paths.search).map(({ path, load }) => [path, load] as const))(
  'without rows to compare, no sentence of %s quotes one',
  async (_, load) => {
    const { default: Page } = await load();
    const { container } = renderPage(<Page />);
    expect(container).not.toHaveTextContent(broken);
  },
);

test('without rows to compare, no answer quotes one', () => {
  expect(questions.map(({ answer }) => answer).join('\n')).not.toMatch(broken);
});
