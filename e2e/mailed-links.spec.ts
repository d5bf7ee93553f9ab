import { createUser, oobCodes, uniqueEmail } from './support/accounts';
import { fillLogin, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const ANSWER = /If there is an account for .*, a link is on its way\./;

async function askForReset(page: Page, email: string) {
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toHaveText(ANSWER);
}

async function mailedCode(email: string) {
  const [code] = await oobCodes(email);
  if (!code) throw new Error(`No mail went to ${email}.`);
  return code.oobCode;
}

test('a forgotten password is replaced through the mailed link', async ({ page }) => {
  const { email } = await createUser();
  await askForReset(page, email);
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${await mailedCode(email)}`);
  await page.getByLabel('New password', { exact: true }).fill('quite another horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('quite another horse');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();

  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, { email, password: 'quite another horse' });
});

test('whether an address has an account is not given away', async ({ page }) => {
  await askForReset(page, uniqueEmail());
});

test('a reset link that was used says so and offers another', async ({ page, allowConsole }) => {
  allowConsole(/auth\/invalid-action-code/);
  await page.goto('/reset-password?mode=resetPassword&oobCode=used-up');
  await page.getByLabel('New password', { exact: true }).fill('quite another horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('quite another horse');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByRole('alert')).toContainText('This link has been used already or is not complete.');
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('quite another horse');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
});

test('the verification link works signed out', async ({ page }) => {
  const email = uniqueEmail();
  await signUp(page, email);
  const code = await mailedCode(email);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(loginHeading(page)).toBeVisible();

  await page.goto(`/reset-password?mode=verifyEmail&oobCode=${code}`);
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(loginHeading(page)).toBeVisible();
});

test('the verification link works signed in, and the account page knows at once', async ({ page }) => {
  const email = uniqueEmail();
  await signUp(page, email);
  await page.goto(`/reset-password?mode=verifyEmail&oobCode=${await mailedCode(email)}`);
  await expect(page.getByText('Your e-mail address is verified.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('a verification opened elsewhere is noticed on request, and the mail can be sent again', async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await signUp(page, email);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect.poll(() => oobCodes(email)).toHaveLength(2);
  const opened = page.getByRole('button', { name: 'I have opened it' });
  await opened.click();
  await expect(page.getByText('It is not verified yet.')).toBeVisible();

  const elsewhere = await context.newPage();
  await elsewhere.goto(`/reset-password?mode=verifyEmail&oobCode=${await mailedCode(email)}`);
  await expect(elsewhere.getByText('Your e-mail address is verified.')).toBeVisible();
  await opened.click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('a verification mail that cannot be sent is said, and the next try sends it', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|auth\/network-request-failed/);
  const email = uniqueEmail();
  await signUp(page, email);
  await page.goto('/account');
  await context.route(/accounts:sendOobCode/, (route) => route.abort());
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('cannot be reached');
  await context.unroute(/accounts:sendOobCode/);
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect.poll(() => oobCodes(email)).toHaveLength(2);
});

for (const query of ['mode=verifyEmail&oobCode=bogus', 'mode=nonsense&oobCode=bogus', 'mode=verifyEmail']) {
  test(`a broken link (${query}) gets a sentence and a way on`, async ({ page, allowConsole }) => {
    allowConsole(/auth\/(invalid-action-code|invalid-req-type|internal-error)/);
    await page.goto(`/reset-password?${query}`);
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(loginHeading(page)).toBeVisible();
  });
}

test('the sign-in form still works after a mail was asked for', async ({ page }) => {
  const user = await createUser();
  await askForReset(page, user.email);
  await page.getByRole('link', { name: 'Login' }).click();
  await fillLogin(page, user);
  await logIn(page, user);
});

async function signUp(page: Page, email: string) {
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse 7');
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'We sent a link' })).toBeVisible();
}
