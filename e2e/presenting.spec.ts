import { features } from '../src/site/features';
import { expect, test, visit } from './support/signed-in';

test('every feature tile leads on without loading the site anew', async ({ page }) => {
  test.slow();
  await visit(page, '/');
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  for (const { title, path } of features) {
    await page.getByRole('main').getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL('/');
  }
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('a member’s links appear under the pointer and under the keyboard', async ({ page }) => {
  await visit(page, '/About');
  const card = page.getByRole('article').first();
  const links = card.getByRole('list');
  await expect(links).toHaveCSS('opacity', '0');
  await card.getByRole('link').first().focus();
  await expect(links).toHaveCSS('opacity', '1');
  await card.getByRole('link').first().blur();
  await expect(links).toHaveCSS('opacity', '0');
  await links.hover();
  await expect(links).toHaveCSS('opacity', '1');
});

test('a link to a part of a long page arrives there', async ({ page }) => {
  await visit(page, '/Services');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Terms of Service/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Terms of Service' })).toBeInViewport();
});
