import { createUser } from './support/accounts';
import { logIn } from './support/sign-in';
import { expect, test } from './support/test';

test('it can be read before signing up, and choices made there are kept', async ({ page }) => {
  await page.goto('/Privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
  await expect(page.getByText('March 2025')).toBeVisible();
  await page.getByRole('switch', { name: 'Map' }).check();
  await expect(page.getByText('Your choice is saved.')).toBeVisible();
  await page.goto('/contact');
  await logIn(page, await createUser());
  await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
});

test('with translation held back, the translator is not asked for', async ({ page, thirdParty }) => {
  await page.goto('/Privacy');
  await page.getByRole('switch', { name: 'Translation' }).uncheck();
  await page.goto('/pricing');
  await logIn(page, await createUser());
  await page.waitForFunction(() => performance.now() > 5000);
  expect(thirdParty.filter((url) => url.includes('translate'))).toEqual([]);
});
