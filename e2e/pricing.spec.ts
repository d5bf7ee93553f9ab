import { plans } from '@/site/plans';
import { expect, test, visit } from './support/signed-in';

test('the comparison is a table on a desk and lists on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/Pricing');
  await expect(page.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page.locator('#compare').getByRole('article')).toHaveCount(plans.length);
});
