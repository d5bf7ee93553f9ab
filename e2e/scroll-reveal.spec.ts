import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/signed-in';

test('tiles and cards come in when scrolled to, once, also after a change of page', async ({ page }) => {
  await visit(page, '/Features');
  await expectRevealStarted(page);
  const last = page.locator('[data-aos]').last();
  await expect(last).toHaveCSS('opacity', '0');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(last).toHaveCSS('opacity', '1');

  await page.getByRole('link', { name: 'Lumenary home' }).click();
  await expect(page).toHaveURL('/');
  const lastAtHome = page.locator('#why-choose-us [data-aos]').last();
  await expect(lastAtHome).toHaveCSS('opacity', '0');
  await lastAtHome.scrollIntoViewIfNeeded();
  await expect(lastAtHome).toHaveCSS('opacity', '1');
});

test('nothing waits to be revealed on paper or for those who asked for less motion', async ({ page }) => {
  await visit(page, '/');
  await expectRevealStarted(page);
  await page.emulateMedia({ media: 'print' });
  await expectAllRevealed(page);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expectAllRevealed(page);
});

test('everything is visible when the reveal cannot be loaded', async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await page.route('**/assets/aos-*', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.url().includes('/aos-'));
  await visit(page, '/');
  await visitorMoves(page);
  await refused;
  await expectAllRevealed(page);
});

test('the reveal listens no more after many changes of page than after the first', async ({ page }) => {
  test.slow();
  await visit(page, '/');
  await expectRevealStarted(page);
  const atFirst = await windowListeners(page);
  for (let visits = 0; visits < 8; visits++) {
    await page.getByRole('link', { name: 'See the features' }).click();
    await expect(page).toHaveURL('/Features');
    await page.getByRole('link', { name: 'Lumenary home' }).click();
    await expect(page).toHaveURL('/');
  }
  expect(await windowListeners(page)).toEqual(atFirst);
});

test('nothing moves while the home page is read from top to bottom', async ({ page }) => {
  await visit(page, '/');
  await expectRevealStarted(page);
  const shift = await page.evaluate(async () => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }
    return sum;
  });
  expect(shift).toBeLessThanOrEqual(0.001);
});

async function expectRevealStarted(page: Page) {
  await expect(async () => {
    await visitorMoves(page);
    await expect(page.locator('html')).toHaveAttribute('data-reveal', 'on', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
}

/** Nothing is fetched for the reveal before that. */
async function visitorMoves(page: Page) {
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 220);
}

async function expectAllRevealed(page: Page) {
  const elements = page.locator('[data-aos]');
  await expect(elements).toHaveCount(15);
  await expect
    .poll(() =>
      elements.evaluateAll(
        (all) => all.filter((element) => getComputedStyle(element).opacity !== '1').length,
      ),
    )
    .toBe(0);
}

/** How many listeners the window has for what the reveal listens to. */
async function windowListeners(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `Object.fromEntries(['scroll', 'resize', 'orientationchange'].map((type) =>
      [type, (getEventListeners(window)[type] ?? []).length]))`,
    includeCommandLineAPI: true,
    returnByValue: true,
  });
  await session.detach();
  return result.value as unknown;
}
