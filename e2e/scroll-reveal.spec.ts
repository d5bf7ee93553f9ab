import type { Page } from '@playwright/test';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { expect, test, visit } from './support/signed-in';

test('tiles and cards animate in once, and are visible in print and with reduced motion', async ({
  page,
}) => {
  await test.step('tiles and cards animate in once when scrolled to, also after a route change', async () => {
    await visit(page, paths.features);
    await expectRevealStarted(page);
    const last = page.locator('[data-aos]').last();
    await expect(last).toHaveCSS('opacity', '0');
    await last.scrollIntoViewIfNeeded();
    await expect(last).toHaveCSS('opacity', '1');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(last).toHaveCSS('opacity', '1');

    await page.getByRole('link', { name: `${brand.name} home` }).click();
    await expect(page).toHaveURL(paths.home);
    const lastAtHome = page.locator('#why-choose-us [data-aos]').last();
    await expect(lastAtHome).toHaveCSS('opacity', '0');
    await lastAtHome.scrollIntoViewIfNeeded();
    await expect(lastAtHome).toHaveCSS('opacity', '1');
  });

  await test.step('everything is visible in print and with reduced motion', async () => {
    await visit(page, paths.home);
    await expectRevealStarted(page);
    await page.emulateMedia({ media: 'print' });
    await expectAllRevealed(page);
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await expectAllRevealed(page);
    await visit(page, paths.faqs);
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('details > div').all()) await expect(answer).toBeVisible();
  });
});

test('everything is visible when the animation library cannot be loaded', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/assets/aos-*', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/aos-'));
  await visit(page, paths.home);
  // The tiles are below the first screen and load after it.
  await expect(page.locator('[data-aos]')).not.toHaveCount(0);
  await visitorMoves(page);
  await refused;
  await expectAllRevealed(page);
});

async function expectRevealStarted(page: Page) {
  await expect(async () => {
    await visitorMoves(page);
    await expect(page.locator('html')).toHaveAttribute('data-reveal', 'on', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** The animation library loads on the first movement. */
async function visitorMoves(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
}

async function expectAllRevealed(page: Page) {
  const elements = page.locator('[data-aos]');
  await expect(elements).not.toHaveCount(0);
  await expect
    .poll(() =>
      elements.evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length,
      ),
    )
    .toBe(0);
}
