import { articlePath, paths } from '@/site/paths';
import { expectNoAxeViolations } from './support/accessibility';
import { findOverflow } from './support/layout';
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

test('an article with a table fits a phone, and is printed without buttons', async ({ page }) => {
  await visit(page, articlePath('what-ai-does-well').toUpperCase());
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('article').first()).toHaveCSS('break-inside', 'auto');
  for (const control of await page.getByRole('button').all()) await expect(control).toBeHidden();
  await expect(page.locator('#next-step')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 320, height: 800 });
  const cell = page.getByRole('cell').first();
  await cell.evaluate((element) => {
    element.textContent = 'longword'.repeat(20);
  });
  expect(await findOverflow(page)).toEqual([]);
  await expectNoAxeViolations(page, { within: 'main' });
});
