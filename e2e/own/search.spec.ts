import { paths } from '@/site/paths';
import { expect, test, visit } from '../support/signed-in';
import { searchIndex } from './search-index';

test('the search finds every page by its title', async ({ page }) => {
  const found = page.getByRole('main').getByRole('option');
  const hrefs = () => found.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  await visit(page, paths.search);
  for (const { path, title } of searchIndex().pages)
    await test.step(path, async () => {
      await page.getByRole('main').getByRole('combobox').fill(title);
      const where = `“${title}” doesn’t find ${path}`;
      await expect.poll(hrefs, where).toContainEqual(expect.stringMatching(new RegExp(`^${path}(#|$)`, 'i')));
    });
});
