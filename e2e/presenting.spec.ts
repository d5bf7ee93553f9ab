import { features } from '../src/site/features';
import { expectNoAxeViolations } from './support/axe';
import { heading, openSite } from './support/shell';
import { expect, test } from './support/test';

const pages = ['/', '/Features', '/About', '/Services', '/Blog', '/Projects'];

for (const path of pages) {
  test(`${path} fits every width and is accessible in both themes`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openSite(page);
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/^\w+ · Lumenary$/);

    for (const width of [320, 360, 768, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
      if (width !== 360 && width !== 1280) continue;
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoAxeViolations(page);
      }
    }
  });
}

test('every feature tile leads on without loading the site anew', async ({ page }) => {
  test.slow();
  await openSite(page);
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
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
  await openSite(page);
  await page.goto('/About');
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
  await openSite(page);
  await page.goto('/Services');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Terms of Service/ })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Terms of Service' })).toBeInViewport();
});
