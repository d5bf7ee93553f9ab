import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, oobCodes, uniqueEmail } from './support/accounts';
import { emailField, submitButton, thanks } from './support/forms';
import { messagesWith } from './support/inbox';
import { countPosts, delayRequests } from './support/network';
import {
  accountMenu,
  fillLogin,
  fillSignUp,
  loginButton,
  loginHeading,
  openSignedIn,
} from './support/session';
import { expect, test } from './support/test';

const CLICKS = { clickCount: 4 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('clicking Login four times logs in once', async ({ page }) => {
  await page.goto(paths.login);
  const requests = countPosts(page, /accounts:signInWithPassword/);
  await fillLogin(page, await createUser());
  await loginButton(page).click(CLICKS);
  await expect(accountMenu(page)).toBeVisible();
  expect(requests()).toBe(1);
});

test('clicking four times on a sign-in screen sends one request', async ({ page }) => {
  await test.step('clicking four times in a mailed link saves the new password once', async () => {
    const { email } = await createUser();
    await page.goto(paths.resetPassword);
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send the link').click();
    await expect.poll(() => oobCodes(email)).toHaveLength(1);
    const [code] = await oobCodes(email);
    await page.goto(`${paths.resetPassword}?mode=resetPassword&oobCode=${code?.oobCode}`);
    const resets = countPosts(page, /accounts:resetPassword/);
    await page.getByLabel('New password', { exact: true }).fill('quite another horse');
    await page.getByLabel('Confirm password', { exact: true }).fill('quite another horse');
    await button(page, 'Save the new password').click(CLICKS);
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
    // One request looks the code up, one uses it.
    expect(resets()).toBe(2);
  });

  await test.step('clicking four times sends one reset mail, and makes one account', async () => {
    const { email } = await createUser();
    await page.goto(paths.resetPassword);
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send the link').click(CLICKS);
    await expect(page.getByRole('status')).not.toBeEmpty();
    expect(await oobCodes(email)).toHaveLength(1);
    await page.goto(paths.signup);
    const signUps = countPosts(page, /accounts:signUp/);
    await fillSignUp(page, uniqueEmail());
    await button(page, 'Sign Up').click(CLICKS);
    await expect(accountMenu(page)).toBeVisible();
    expect(signUps()).toBe(1);
  });
});

test('clicking Subscribe four times subscribes once', async ({ page }) => {
  const email = uniqueEmail('reader');
  await page.clock.install();
  await openSignedIn(page, paths.projects);
  await emailField(page, 'newsletter').fill(email);
  await page.clock.fastForward(4000);
  await submitButton(page, 'newsletter').click(CLICKS);
  await expect(thanks(page, 'newsletter')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('clicking four times on the account page sends one request', async ({ page }) => {
  await test.step('clicking four times saves a name once, sends one verification mail, and saves a password once', async () => {
    const { email, password } = await openSignedIn(page, paths.account);
    const updates = countPosts(page, /accounts:update/);
    await page.getByLabel('Full name').fill('Ada Renamed');
    await clickWhileUnanswered(page, 'Save name', /accounts:update/);
    await expect.poll(updates).toBe(1);
    await clickWhileUnanswered(page, 'Send the link again', /accounts:sendOobCode/);
    await expect.poll(() => oobCodes(email)).toHaveLength(1);
    await page.locator('#password').getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill('another fine horse');
    await page.getByLabel('Confirm new password', { exact: true }).fill('another fine horse');
    await clickWhileUnanswered(page, 'Save password', /accounts:update/);
    await expect(page.getByLabel('New password', { exact: true })).toHaveValue('');
    expect(updates()).toBe(2);
  });

  await test.step('clicking Delete permanently four times deletes the account once', async () => {
    const { password } = await openSignedIn(page, paths.account);
    const deletions = countPosts(page, /accounts:delete/);
    await page.locator('summary').filter({ hasText: 'Delete account' }).click();
    await page.getByLabel('Type “delete my account”').fill('delete my account');
    await page.locator('#delete').getByLabel('Current password', { exact: true }).fill(password);
    await button(page, 'Delete permanently').click(CLICKS);
    await expect(loginHeading(page)).toBeVisible();
    expect(deletions()).toBe(1);
  });
});

test('clicking four times opens one sign-in window', async ({ page }) => {
  await page.goto(paths.login);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  const ready = page.waitForRequest(/apis\.google\.com/);
  await page.mouse.move(100, 100);
  await ready;
  const windows: Page[] = [];
  page.on('popup', (popup) => windows.push(popup));
  const opened = page.waitForEvent('popup');
  await button(page, 'Login with Google').click(CLICKS);
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(uniqueEmail());
  await popup.locator('#sign-in').click();
  await expect(accountMenu(page)).toBeVisible();
  expect(windows).toEqual([popup]);
  await page.goto(paths.account);
  const linking = page.waitForEvent('popup');
  await button(page, 'Link GitHub').click(CLICKS);
  const second = await linking;
  await second.locator('#add-account-button').waitFor();
  expect(windows).toEqual([popup, second]);
});

/** Delays the answer, because after it the next click rightly sends again. */
async function clickWhileUnanswered(page: Page, name: string, url: RegExp) {
  const { first, release } = await delayRequests(page, url);
  await button(page, name).click(CLICKS);
  await first;
  await release();
  await page.unroute(url);
}
