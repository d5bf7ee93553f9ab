import { expectNoAxeViolations } from './support/axe';
import { createUser } from './support/accounts';
import { fillLogin, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';

const screens = [
  '/login',
  '/signup',
  '/reset-password',
  '/reset-password?mode=resetPassword&oobCode=x',
  '/reset-password?mode=verifyEmail&oobCode=x',
  '/privacy',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      for (const path of screens) {
        test(`${path} has no accessibility violation and no sideways scroll`, async ({
          page,
          allowConsole,
        }) => {
          allowConsole(/auth\/invalid-action-code/);
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          if (path.includes('verifyEmail')) await expect(page.getByRole('alert')).toBeVisible();
          await expectNoAxeViolations(page);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
      }

      test('errors, busy buttons and the account page have no accessibility violation', async ({
        page,
        allowConsole,
      }) => {
        allowConsole(/auth\/invalid-credential/);
        const user = await createUser();
        await page.goto('/signup');
        await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
        await expect(page.getByLabel('Full Name')).toBeFocused();
        await expectNoAxeViolations(page);

        await page.goto('/account');
        await fillLogin(page, { ...user, password: 'not the password' });
        await page.getByRole('button', { name: 'Login', exact: true }).click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectNoAxeViolations(page);

        await logIn(page, user);
        await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
        await page.locator('summary').filter({ hasText: 'Delete account' }).click();
        await expectNoAxeViolations(page);
      });
    });
  }
}

test('the theme is chosen, kept over a reload and never flashes', async ({ page }) => {
  await page.goto('/login');
  const html = page.locator('html');
  const light = await html.evaluate((root) => getComputedStyle(root).backgroundColor);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  const dark = await html.evaluate((root) => getComputedStyle(root).backgroundColor);
  expect(dark).not.toBe(light);

  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(loginHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'System theme' }).click();
  await expect(html).not.toHaveAttribute('data-theme');
});
