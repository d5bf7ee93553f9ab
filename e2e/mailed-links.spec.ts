import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, oobCodes } from './support/accounts';
import { logIn, loginHeading, openSignedIn } from './support/session';
import { expect, test } from './support/test';

/** Opens what the provider's mail links to. */
async function openLink(page: Page, mode: string, code = '') {
  await page.goto(`${paths.resetPassword}?mode=${mode}&oobCode=${code}`);
}

async function mailedCode(email: string) {
  await expect.poll(() => oobCodes(email)).toHaveLength(1);
  const [code] = await oobCodes(email);
  return code?.oobCode;
}

async function savePassword(page: Page) {
  await page.getByLabel('New password', { exact: true }).fill('quite another horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('quite another horse');
  await page.getByRole('button', { name: 'Save the new password' }).click({ clickCount: 2 });
}

test('a forgotten password is replaced with the mailed link', async ({ page }) => {
  const { email } = await createUser();
  await page.goto(paths.resetPassword);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await openLink(page, 'resetPassword', await mailedCode(email));
  await savePassword(page);
  await expect(page.getByText(/password .*changed/i)).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, { email, password: 'quite another horse' });
});

test('used and broken links are explained, with a way on', async ({ page, allowConsole }) => {
  allowConsole(/auth\/(invalid-action-code|invalid-req-type|internal-error)/);
  await openLink(page, 'resetPassword', 'used-up');
  await savePassword(page);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue('quite another horse');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reset password' })).toBeVisible();
  for (const [mode, code] of [['verifyEmail', 'bogus'], ['nonsense', 'bogus'], ['verifyEmail']] as const) {
    await openLink(page, mode, code);
    await expect(page.getByRole('alert'), mode).not.toBeEmpty();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(loginHeading(page)).toBeVisible();
  }
});

test('a link for verification works in any tab and signed out', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_FAILED|auth\/network-request-failed/);
  const { email } = await openSignedIn(page, paths.account);
  const send = page.getByRole('button', { name: 'Send the link again' });
  const opened = page.getByRole('button', { name: 'I opened the link' });
  await context.route(/accounts:sendOobCode/, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await context.unroute(/accounts:sendOobCode/);
  await send.click();
  const code = await mailedCode(email);
  await opened.click();
  await expect(page.getByText(/not verified/i)).toHaveCount(2);

  const elsewhere = await context.newPage();
  await openLink(elsewhere, 'verifyEmail', code);
  await expect(elsewhere.getByText(/\bis verified/i)).toBeVisible();
  await opened.click();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  const other = await openSignedIn(page, paths.account);
  await send.click();
  const otherCode = await mailedCode(other.email);
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(loginHeading(page)).toBeVisible();
  await openLink(page, 'verifyEmail', otherCode);
  await expect(page.getByText(/\bis verified/i)).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(loginHeading(page)).toBeVisible();
});
