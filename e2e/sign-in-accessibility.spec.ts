import { createUser } from './support/accounts';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { signedOutAddresses } from './support/routes';
import { fillLogin, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';

test.describe('opened in the dark, on a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 360, height: 800 } });

  for (const address of signedOutAddresses) {
    test(`${address}, signed out, is there for everyone`, async ({ page, allowConsole }) => {
      allowConsole(/auth\/invalid-action-code/);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (address.includes('verifyEmail')) await expect(page.getByRole('alert')).toBeVisible();
      await expectFitForEveryone(page, page.getByRole('heading', { level: 1 }));
    });
  }
});

test('errors and the account page are there for everyone', async ({ page, allowConsole }) => {
  allowConsole(/auth\/invalid-credential/);
  const user = await createUser();
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectFitForEveryone(page, page.getByText('Enter your name.'));

  await page.goto('/account');
  await fillLogin(page, { ...user, password: 'not the password' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectFitForEveryone(page, page.getByRole('alert'));

  await logIn(page, user);
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Delete account' }).click();
  await expectFitForEveryone(page, page.getByRole('button', { name: 'Delete for good' }));
});

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
