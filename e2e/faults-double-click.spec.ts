import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, oobCodes, uniqueEmail } from './support/accounts';
import { countPosts } from './support/network';
import { accountMenu, fillLogin, fillSignUp, loginButton } from './support/session';
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
