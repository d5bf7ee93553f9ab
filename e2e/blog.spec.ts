import { paths } from '@/site/paths';
import { heading } from './support/session';
import { expect, test, visit } from './support/signed-in';

test('a reader opens an article, goes on to the next one, and returns to the list', async ({ page }) => {
  await visit(page, paths.blog);
  const list = page.locator('#articles');
  const card = list
    .locator('ul > li')
    .filter({ has: page.locator('time') })
    .first();
  const title = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('link').click();
  await expect(heading(page)).toHaveText(title);
  await expect(page).toHaveTitle(new RegExp(`^${title}`));

  const next = page.getByRole('navigation', { name: 'Newer and older articles' }).getByRole('link').last();
  const target = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(target);
  await expect(heading(page)).not.toHaveText(title);
  await page.goBack();
  await expect(heading(page)).toHaveText(title);
  await page.getByRole('main').getByRole('link', { name: 'Blog' }).first().click();
  await expect(list).toBeInViewport();
});
