import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createProviderUser, findUser, uniqueEmail } from './support/accounts';
import { siteUrl } from './support/local-site';
import { loseReplies } from './support/network';
import { logIn, loginHeading, openSignedIn, signInThroughPopup } from './support/session';
import { alertWith } from './support/shell';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'another fine horse';

const method = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name });
const currentPassword = (page: Page, section: '#password' | '#delete') =>
  page.locator(section).getByLabel('Current password', { exact: true });

async function savePassword(page: Page, current: string) {
  await currentPassword(page, '#password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await button(page, 'Save password').click();
}

async function deleteAccount(page: Page, phrase: string, password: string) {
  await page.getByLabel('Type “delete my account”').fill(phrase);
  await currentPassword(page, '#delete').fill(password);
  await button(page, 'Delete permanently').click();
}

const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();

async function linkGoogle(page: Page, email: string) {
  await signInThroughPopup(page, () => button(page, 'Link Google').click(), { email, name: 'Ada Example' });
}

test('changing the password needs the current one', async ({ page, allowConsole }) => {
  allowConsole(/auth\/(invalid-credential|wrong-password)/);
  const { email, password } = await openSignedIn(page, paths.account, { verified: true });
  await savePassword(page, 'not the password');
  await expect(currentPassword(page, '#password')).toHaveAccessibleDescription(/current password/i);
  await expect(currentPassword(page, '#password')).toBeFocused();
  await savePassword(page, password);
  await expect(alertWith(page, /password/i)).toBeVisible();
  await signOut(page);
  await logIn(page, { email, password: NEW_PASSWORD });
});

test('deleting the account needs the typed phrase and the password', async ({ page, allowConsole }) => {
  allowConsole(/auth\/(invalid-credential|wrong-password)/);
  const { email, password } = await openSignedIn(page, paths.account);
  await page.locator('summary').filter({ hasText: 'Delete account' }).click();
  await deleteAccount(page, 'delete my', password);
  await expect(page.getByLabel('Type “delete my account”')).toHaveAccessibleDescription(/delete my account/);
  await deleteAccount(page, 'Delete my account', 'not the password');
  await expect(currentPassword(page, '#delete')).toHaveAccessibleDescription(/current password/i);
  expect(await findUser(email)).toBeDefined();
  await deleteAccount(page, 'Delete my account', password);
  await expect(alertWith(page, /deleted/i)).toBeVisible();
  await expect(loginHeading(page)).toBeVisible();
  expect(await findUser(email)).toBeUndefined();
});

test('a change whose reply was lost is reported as it ended @full', async ({ page, allowConsole }) => {
  allowConsole(/auth\/network-request-failed|ERR_FAILED|400/);
  const { email, password } = await openSignedIn(page, paths.account, { verified: true });
  await test.step('a password that arrives is changed', async () => {
    await loseReplies(page, /accounts:update/);
    await savePassword(page, password);
    await expect(alertWith(page, /password/i)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await signOut(page);
    await logIn(page, { email, password: NEW_PASSWORD });
    await page.goto(paths.account);
  });

  await test.step('an account whose deletion arrives is gone', async () => {
    await loseReplies(page, /accounts:delete/);
    await page.locator('summary').filter({ hasText: 'Delete account' }).click();
    await deleteAccount(page, 'delete my account', NEW_PASSWORD);
    await expect(alertWith(page, /deleted/i)).toBeVisible();
    await expect(loginHeading(page)).toBeVisible();
    expect(await findUser(email)).toBeUndefined();
    await page.unrouteAll({ behavior: 'wait' });
  });
});

test('Google can be linked and become the only method', async ({ page, allowConsole }) => {
  allowConsole(/auth\/(credential-already-in-use|email-already-in-use)/);
  const taken = await createProviderUser({ provider: 'google.com' });
  const { email } = await openSignedIn(page, paths.account, { verified: true });
  await expect(method(page, 'Password')).toContainText('Your only linked method');
  await expect(method(page, 'Password').getByRole('button')).toHaveCount(0);
  await linkGoogle(page, taken.email);
  await expect(page.getByRole('alert').filter({ hasText: 'belongs to another user' })).toBeVisible();
  await expect(method(page, 'Google')).toContainText('Not linked');

  await linkGoogle(page, email);
  await expect(alertWith(page, 'Google is now linked.')).toBeVisible();
  await button(page, 'Unlink Password').click();
  await expect(alertWith(page, 'Password is no longer linked. You still sign in with Google.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Sign-in methods' })).toBeFocused();
  await expect(method(page, 'Google')).toContainText('Your only linked method');
});

test('a device that still shows a method can’t unlink the last one @full', async ({
  page,
  browser,
  allowConsole,
}) => {
  allowConsole(/auth\/last-method/);
  const user = await openSignedIn(page, paths.account, { verified: true });
  await linkGoogle(page, user.email);
  const device = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await device.goto(paths.account);
  await logIn(device, user);
  await expect(button(device, 'Unlink Google')).toBeVisible();
  await button(page, 'Unlink Google').click();
  await expect(method(page, 'Google')).toContainText('Not linked');
  await button(device, 'Unlink Password').click();
  await expect(device.getByRole('alert').filter({ hasText: 'This is the last one' })).toBeVisible();
  await expect(method(device, 'Password')).toContainText('Your only linked method');
  expect((await findUser(user.email))?.providerUserInfo).toMatchObject([{ providerId: 'password' }]);
  await device.context().close();
});

test('a Google user can add a password after confirming in the sign-in window @full', async ({ page }) => {
  const { email } = await createProviderUser({ provider: 'google.com' });
  const visitor = { email, name: 'Ada Example' };
  await page.goto(paths.account);
  await signInThroughPopup(page, () => button(page, 'Login with Google').click(), visitor);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('Confirm new password', { exact: true }).fill(NEW_PASSWORD);
  await signInThroughPopup(page, () => button(page, 'Save password').click(), visitor);
  await expect(alertWith(page, /password/i)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});

test('the picture of the account comes without a referrer, and the initials stand in for one that fails @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource/);
  const photo = 'https://lh3.googleusercontent.com/a/ada';
  const referrers: (string | undefined)[] = [];
  await page.route(/lh3\.googleusercontent/, (route, request) => {
    referrers.push(request.headers()['referer']);
    return route.abort();
  });
  await page.goto(paths.account);
  await signInThroughPopup(page, () => button(page, 'Login with Google').click(), {
    email: uniqueEmail(),
    name: 'Ada Example',
    photo,
  });
  await expect(page.locator(`img[src="${photo}"]`)).toHaveCount(2);
  await expect(page.getByText('AE', { exact: true }).filter({ visible: true })).toHaveCount(2);
  expect(referrers).toEqual([undefined]);
});
