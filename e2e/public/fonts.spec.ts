import { layoutShifts, watchLayoutShifts } from '../support/layout';
import { delayRequests } from '../support/network';
import { addresses } from '../support/routes';
import { heading } from '../support/session';
import { expect, test } from '../support/test';

for (const width of [390, 1280])
  test(`fonts that arrive after the first paint shift no page at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    await watchLayoutShifts(page);
    for (const address of addresses) {
      const { release } = await delayRequests(page, /\.woff2$/);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(heading(page), address).toBeVisible();
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      await release();
      await expect(page.locator('html')).not.toHaveAttribute('data-boot');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect.soft(await layoutShifts(page), address).toEqual([]);
    }
  });
