import { createUser, uniqueEmail } from './support/accounts';
import { fillLogin, loginButton, loginHeading, signInThroughPopup } from './support/session';
import { expect, test } from './support/test';

/**
 * The fixed words of the specification that need a browser; its others are pinned in tests/specification.test.tsx. All
 * other end-to-end specs import them from src/site or find things by role.
 */

test('the sign-in screens are as specified, and logging in shows its alert', async ({ page }) => {
  await page.goto('/login');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Only use Google sign-in/i })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveAttribute('required');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required');
  for (const name of ['Login', 'Login with Google', 'Login with GitHub'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Password', 'Confirm Password'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  for (const name of ['Sign Up', 'Sign Up with Google'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Already have an account?')).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await fillLogin(page, await createUser());
  await loginButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('each way through a real window shows its alert', async ({ page }) => {
  for (const [path, label, sentence] of [
    ['/signup', 'Sign Up with Google', 'Signed up with Google successfully!'],
    ['/login', 'Login with Google', 'Logged in with Google successfully!'],
    ['/login', 'Login with GitHub', 'Logged in with GitHub successfully!'],
  ] as const) {
    await page.goto(path);
    await signInThroughPopup(page, () => page.getByRole('button', { name: label }).click(), {
      email: uniqueEmail(),
      name: 'Pop Example',
    });
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.evaluate(() => localStorage.clear());
  }
});
