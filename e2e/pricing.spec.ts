import { plans } from '@/site/plans';
import { createUser } from './support/accounts';
import { expectNoAxeViolations } from './support/axe';
import { logIn } from './support/sign-in';
import { expect, test } from './support/test';

const pages = ['/Pricing', '/Offer', '/Faqs', '/Help', '/contact?plan=pro', '/Privacy'];

test('the comparison is a table on a desk and lists on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/Pricing');
  await logIn(page, await createUser());
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.locator('#compare').getByRole('article')).toHaveCount(plans.length);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of pages) {
    test(`${path}: no accessibility violation and no sideways scrolling, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/login');
      await logIn(page, await createUser());
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const overflow = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
        if (width !== 320) await expectNoAxeViolations(page);
      }
    });
  }
}
