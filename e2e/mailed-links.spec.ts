import { paths } from '@/site/paths';
import { createUser, oobCodes } from './support/accounts';
import { logIn, loginHeading, openSignedIn } from './support/session';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

async function askForReset(page: Page, email: string) {
  await page.goto(paths.resetPassword);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).not.toBeEmpty();
}

async function mailedCode(email: string) {
  const [code] = await oobCodes(email);
  if (!code) throw new Error(`No mail went to ${email}.`);
  return code.oobCode;
}

test('a forgotten password is replaced with the mailed link', async ({ page }) => {
  const { email } = await createUser();
  await askForReset(page, email);
  await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=${await mailedCode(email)}`);
  await page.getByLabel('New password', { exact: true }).fill('quite another horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('quite another horse');
  await page.getByRole('button', { name: 'Save the new password' }).click();
  await expect(page.getByText(/password .*changed/i)).toBeVisible();

  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, { email, password: 'quite another horse' });
});

test('used and broken links are explained, with a way on', async ({ page, allowConsole }) => {
  await test.step('a used reset link is explained and offers a new one', async () => {
    allowConsole(/auth\/invalid-action-code/);
    await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=used-up`);
    await page.getByLabel('New password', { exact: true }).fill('quite another horse');
    await page.getByLabel('Confirm password', { exact: true }).fill('quite another horse');
    await page.getByRole('button', { name: 'Save the new password' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('quite another horse');
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
  });

  await test.step('a broken link is explained, with a way on', async () => {
    allowConsole(/auth\/(invalid-action-code|invalid-req-type|internal-error)/);
    for (const query of [
      'mode=verifyEmail&oobCode=bogus',
      'mode=nonsense&oobCode=bogus',
      'mode=verifyEmail',
    ]) {
      await page.goto(`${paths.resetPassword}?${query}`);
      await expect(page.getByRole('alert'), query).not.toBeEmpty();
      await page.getByRole('link', { name: 'Continue' }).click();
      await expect(loginHeading(page)).toBeVisible();
    }
  });
});

test('a verification link works signed in and signed out', async ({ page }) => {
  await test.step('a verification link works signed in, and the account page shows it', async () => {
    const { email } = await openSignedIn(page, paths.account);
    await sendVerification(page, email);
    await page.goto(`${paths.resetPassword}?mode=verifyEmail&oobCode=${await mailedCode(email)}`);
    await expect(page.getByText(/\bis verified/i)).toBeVisible();
    await page.goto(paths.account);
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });

  await test.step('a verification link works signed out', async () => {
    const { email } = await openSignedIn(page, paths.account);
    await sendVerification(page, email);
    const code = await mailedCode(email);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(loginHeading(page)).toBeVisible();

    await page.goto(`${paths.resetPassword}?mode=verifyEmail&oobCode=${code}`);
    await expect(page.getByText(/\bis verified/i)).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(loginHeading(page)).toBeVisible();
  });
});

test('a verification mail that cannot be sent is reported, and a verification in another tab is found', async ({
  page,
  context,
  allowConsole,
}) => {
  await test.step('a verification mail that cannot be sent is reported, and the next try sends it', async () => {
    allowConsole(/ERR_FAILED|auth\/network-request-failed/);
    const { email } = await openSignedIn(page, paths.account);
    await context.route(/accounts:sendOobCode/, (route) => route.abort());
    await page.getByRole('button', { name: 'Send the link again' }).click();
    await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
    await context.unroute(/accounts:sendOobCode/);
    await sendVerification(page, email);
  });

  await test.step('a verification made in another tab is found when checked', async () => {
    const { email } = await openSignedIn(page, paths.account);
    await sendVerification(page, email);
    const opened = page.getByRole('button', { name: 'I opened the link' });
    await opened.click();
    await expect(page.getByText(/not verified/i)).toHaveCount(2);

    const elsewhere = await context.newPage();
    await elsewhere.goto(`${paths.resetPassword}?mode=verifyEmail&oobCode=${await mailedCode(email)}`);
    await expect(elsewhere.getByText(/\bis verified/i)).toBeVisible();
    await opened.click();
    await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  });
});

async function sendVerification(page: Page, email: string) {
  await page.getByRole('button', { name: 'Send the link again' }).click();
  await expect.poll(() => oobCodes(email)).toHaveLength(1);
}
