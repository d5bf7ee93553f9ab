import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, findUser, oobCodes, replaceEmail, uniqueEmail } from './support/accounts';
import { logIn, openSignedIn } from './support/session';
import { alertWith } from './support/shell';
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

/** A link that does not work says why and offers a new one. */
async function expectNoPasswordForm(page: Page, reason: RegExp) {
  await expect(page.getByRole('alert')).toContainText(reason);
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
  await expect(page.locator('input[type=password]')).toHaveCount(0);
}

test('a forgotten password is replaced with the mailed link, which works once', async ({
  page,
  allowConsole,
}) => {
  const { email } = await createUser();
  await page.goto(paths.resetPassword);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  const code = await mailedCode(email);
  await openLink(page, 'resetPassword', code);
  await savePassword(page);
  await expect(page.getByText(/password .*changed/i)).toBeVisible();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await logIn(page, { email, password: 'quite another horse' });

  allowConsole(/auth\/invalid-action-code/);
  await openLink(page, 'resetPassword', code);
  await expectNoPasswordForm(page, /already been used/);
});

test('a link for verification works in any tab', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_FAILED|auth\/network-request-failed/);
  const { email } = await openSignedIn(page, paths.account);
  const send = page.getByRole('button', { name: 'Email me a link' });
  await context.route(/accounts:sendOobCode/, (route) => route.abort());
  await send.click();
  await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
  await context.unroute(/accounts:sendOobCode/);
  await send.click();
  const code = await mailedCode(email);
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();

  const elsewhere = await context.newPage();
  await openLink(elsewhere, 'verifyEmail', code);
  await expect(elsewhere.getByText(/\bis verified/i)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
});

test('an email is changed by a link to the new address', async ({ page }) => {
  const { email: old, password } = await openSignedIn(page, paths.account, { verified: true });
  const changed = uniqueEmail('changed');
  const emailSection = page.locator('#email');
  await emailSection.locator('summary').click();
  await emailSection.getByLabel('New email').fill(changed);
  await emailSection.getByLabel('Current password', { exact: true }).fill(password);
  await emailSection.getByRole('button', { name: 'Send the link' }).click();
  await expect(alertWith(page, changed)).toBeVisible();
  await openLink(page, 'verifyAndChangeEmail', await mailedCode(old));
  await expect(page.getByRole('status').filter({ hasText: changed })).toBeVisible();
  expect(await findUser(changed)).toMatchObject({ emailVerified: true });
});

test('a changed email is restored by the link that the old address got', async ({ page }) => {
  const user = await createUser();
  await replaceEmail(user, uniqueEmail('changed'));
  await openLink(page, 'recoverEmail', await mailedCode(user.email));
  await expect(page.getByRole('status').filter({ hasText: user.email })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a new one' })).toBeVisible();
  expect(await findUser(user.email)).toBeDefined();
});
