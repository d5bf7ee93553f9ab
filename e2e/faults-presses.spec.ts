import { createUser, oobCodes, uniqueEmail } from './support/accounts';
import { countRequests } from './support/faults';
import { hold } from './support/hold';
import { messagesWith } from './support/inbox';
import { openSignedIn } from './support/search';
import { fillLogin, fillSignUp, logIn } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const footer = (page: Page) => page.getByRole('contentinfo');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('presses in quick succession send once: login', async ({ page }) => {
  const user = await createUser();
  await page.goto('/login');
  const requests = countRequests(page, /accounts:signInWithPassword/);
  await fillLogin(page, user);
  await page.getByRole('button', { name: 'Login', exact: true }).click({ clickCount: 4 });
  await expect(alert(page, 'Logged in successfully!')).toBeVisible();
  expect(requests()).toBe(1);
});

test('presses in quick succession send once: sign-up, and the mail for a forgotten password', async ({
  page,
}) => {
  const { email } = await createUser();
  const signUps = countRequests(page, /accounts:signUp/);
  const mails = countRequests(page, /accounts:sendOobCode/);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click({ clickCount: 4 });
  await expect(page.getByRole('status')).toContainText('a link is on its way');
  expect(mails()).toBe(1);
  await page.goto('/signup');
  await fillSignUp(page, uniqueEmail());
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click({ clickCount: 4 });
  await expect(alert(page, 'Signed up successfully!')).toBeVisible();
  expect(signUps()).toBe(1);
});

test('presses in quick succession send once: newsletter and account', async ({ page }) => {
  const email = uniqueEmail('reader');
  await openSignedIn(page, '/account');
  await footer(page).getByLabel('E-mail').fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click({ clickCount: 4 });
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
  const updates = countRequests(page, /accounts:update/);
  await page.getByLabel('Full name').fill('Ada Renamed');
  await pressWhileUnanswered(page, 'Save name', /accounts:update/);
  await expect(alert(page, 'Your name has been saved.')).toBeVisible();
  expect(updates()).toBe(1);
});

test('presses in quick succession send once: a new password, and a mail to verify the address', async ({
  page,
}) => {
  const { password } = await openAccount(page);
  const updates = countRequests(page, /accounts:update/);
  await page.locator('#password').getByLabel('Current password', { exact: true }).fill(password);
  await page.getByLabel('New password', { exact: true }).fill('another fine horse');
  await page.getByLabel('Confirm new password', { exact: true }).fill('another fine horse');
  await pressWhileUnanswered(page, 'Save password', /accounts:update/);
  await expect(alert(page, 'Your password has been changed.')).toBeVisible();
  expect(updates()).toBe(1);
  const mails = countRequests(page, /accounts:sendOobCode/);
  await pressWhileUnanswered(page, 'Send the link again', /accounts:sendOobCode/);
  await expect(alert(page, 'We sent a link')).toBeVisible();
  expect(mails()).toBe(1);
});

test('presses in quick succession send once: the end of an account', async ({ page }) => {
  const { password } = await openAccount(page);
  const deletions = countRequests(page, /accounts:delete/);
  await page.locator('summary').filter({ hasText: 'Delete account' }).click();
  await page.getByLabel('Type “delete my account”').fill('delete my account');
  await page.locator('#delete').getByLabel('Current password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Delete for good' }).click({ clickCount: 4 });
  await expect(alert(page, 'Your account has been deleted.')).toBeVisible();
  expect(deletions()).toBe(1);
});

test('presses in quick succession send once: the new password of a mailed link', async ({ page }) => {
  const { email } = await createUser();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a link is on its way');
  const [code] = await oobCodes(email);
  await page.goto(`/reset-password?mode=resetPassword&oobCode=${code?.oobCode}`);
  const resets = countRequests(page, /accounts:resetPassword/);
  await page.getByLabel('New password', { exact: true }).fill('quite another horse');
  await page.getByLabel('Confirm password', { exact: true }).fill('quite another horse');
  await page.getByRole('button', { name: 'Save the new password' }).click({ clickCount: 4 });
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  // One to look the code up, one to use it.
  expect(resets()).toBe(2);
});

test('presses in quick succession open one window, which signs in', async ({ page }) => {
  await page.goto('/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  const ready = page.waitForRequest(/apis\.google\.com/);
  await page.mouse.move(100, 100);
  await ready;
  const email = uniqueEmail();
  const windows: Page[] = [];
  page.on('popup', (popup) => windows.push(popup));
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with Google' }).click({ clickCount: 4 });
  const popup = await opened;
  await popup.locator('#add-account-button').click();
  await popup.locator('#email-input').fill(email);
  await popup.locator('#sign-in').click();
  await expect(alert(page, 'Logged in with Google successfully!')).toBeVisible();
  expect(windows).toEqual([popup]);

  await page.goto('/account');
  const linking = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Link GitHub' }).click({ clickCount: 4 });
  const second = await linking;
  await second.locator('#add-account-button').waitFor();
  expect(windows).toEqual([popup, second]);
});

/** Once it has been answered, the next press rightly sends again. */
async function pressWhileUnanswered(page: Page, name: string, url: RegExp) {
  const { release } = await hold(page, url);
  await page.getByRole('button', { name }).click({ clickCount: 4 });
  await release();
}

async function openAccount(page: Page) {
  const user = await createUser();
  await page.goto('/account');
  await logIn(page, user);
  return user;
}
