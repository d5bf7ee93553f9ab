import { createProviderUser, createUser, findUser, uniqueEmail } from './support/accounts';
import { dismissPopup, signInThroughPopup, vouchForNoEmail } from './support/popup';
import { fillLogin, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const button = (page: Page, name: string) => page.getByRole('button', { name });
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

for (const [path, label, sentence] of [
  ['/login', 'Login with Google', 'Logged in with Google successfully!'],
  ['/login', 'Login with GitHub', 'Logged in with GitHub successfully!'],
  ['/signup', 'Sign Up with Google', 'Signed up with Google successfully!'],
  ['/signup', 'Sign Up with GitHub', 'Signed up with GitHub successfully!'],
] as const) {
  test(`“${label}” signs in through a real window`, async ({ page }) => {
    await page.goto(path);
    const visitor = { email: uniqueEmail(), name: 'Pop Example' };
    await signInThroughPopup(page, () => button(page, label).click(), visitor);
    await expect(alert(page, sentence)).toBeVisible();
    await expect(loginHeading(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
}

test('a window that the visitor closes leaves no trace and a usable form', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-closed-by-user/);
  const user = await createUser();
  const written = page.waitForEvent('console', (message) =>
    message.text().includes('auth/popup-closed-by-user'),
  );
  await page.goto('/login');
  await dismissPopup(page, () => button(page, 'Login with Google').click());

  await fillLogin(page, user);
  await expect(button(page, 'Login with GitHub')).not.toHaveAttribute('aria-disabled');
  await written;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await button(page, 'Login').and(page.locator('[type=submit]')).click();
  await expect(alert(page, 'Logged in successfully!')).toBeVisible();
});

test('a blocked window is said, with what to do', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-blocked/);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByLabel('Email').fill('kept@example.com');
  await button(page, 'Login with Google').click();
  await expect(page.getByRole('alert')).toContainText('Your browser blocked the sign-in window.');
  await expect(page.getByRole('alert')).toContainText('auth/popup-blocked');
  await expect(page.getByLabel('Email')).toHaveValue('kept@example.com');
});

test('GitHub with the e-mail of a password account is linked after one login', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/auth\/account-exists-with-different-credential/);
  const user = await createUser({ verified: true });
  await vouchForNoEmail(page, 'github.com');
  await page.goto('/login');
  await signInThroughPopup(page, () => button(page, 'Login with GitHub').click(), {
    email: user.email,
    name: 'Ada Example',
  });
  await expect(page.getByRole('alert')).toContainText(
    'already has an account with another way of signing in',
  );

  await fillLogin(page, user);
  await button(page, 'Login').and(page.locator('[type=submit]')).click();
  await expect(alert(page, 'is now linked to this account')).toBeVisible();
  const stored = await findUser(user.email);
  expect(stored?.providerUserInfo?.map(({ providerId }) => providerId).toSorted()).toEqual([
    'github.com',
    'password',
  ]);
});

test('GitHub with the e-mail of a Google account is linked after one Google sign-in', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/auth\/account-exists-with-different-credential/);
  const { email } = await createProviderUser({ provider: 'google.com' });
  await vouchForNoEmail(page, 'github.com');
  await page.goto('/login');
  await signInThroughPopup(page, () => button(page, 'Login with GitHub').click(), {
    email,
    name: 'Ada Example',
  });
  await expect(page.getByRole('alert')).toContainText(
    'already has an account with another way of signing in',
  );

  await signInThroughPopup(page, () => button(page, 'Login with Google').click(), {
    email,
    name: 'Ada Example',
  });
  await expect(alert(page, 'Logged in with Google successfully!')).toBeVisible();
  await expect(alert(page, 'is now linked to this account')).toBeVisible();
});

test('nothing is asked of a third party until the visitor moves', async ({ page, thirdParty }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(loginHeading(page)).toBeVisible();
  expect(thirdParty).toEqual([]);
  const prepared = page.waitForRequest(/apis\.google\.com/);
  await page.mouse.move(200, 200);
  await prepared;
});
