import { paths } from '@/site/paths';
import { createProviderUser, findUser } from './support/accounts';
import { signInThroughPopup } from './support/popup';
import { logIn, loginHeading, openSignedIn } from './support/session';
import { alertWith } from './support/shell';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const method = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

const openAccount = (page: Page) => openSignedIn(page, paths.account, { verified: true });

test('name and password can be changed, and the account can be deleted', async ({ page, allowConsole }) => {
  await test.step('a new name is saved and stays after a reload', async () => {
    const { email } = await openAccount(page);
    await page.getByLabel('Full name').fill('Ada Renamed');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(alertWith(page, /name/i)).toBeVisible();
    expect(await findUser(email)).toMatchObject({ displayName: 'Ada Renamed' });
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Renamed');
  });

  await test.step('changing the password needs the current one', async () => {
    allowConsole(/auth\/(invalid-credential|wrong-password)/);
    const { email, password } = await openAccount(page);
    const current = page.locator('#password').getByLabel('Current password', { exact: true });
    await current.fill('not the password');
    await page.getByLabel('New password', { exact: true }).fill('another fine horse');
    await page.getByLabel('Confirm new password', { exact: true }).fill('another fine horse');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(current).toHaveAccessibleDescription(/current password/i);
    await expect(current).toBeFocused();

    await current.fill(password);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(alertWith(page, /password/i)).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await logIn(page, { email, password: 'another fine horse' });
  });

  await test.step('a password that was changed before the connection dropped counts as changed', async () => {
    allowConsole(/auth\/network-request-failed|ERR_FAILED/);
    const { password } = await openAccount(page);
    // The SDK asks for the account with the change, and the site after it.
    let lookupsLeft = Infinity;
    page.on('response', (response) => {
      if (response.url().includes('accounts:update')) lookupsLeft = 1;
    });
    await page.route(/accounts:lookup/, (route) => (lookupsLeft-- > 0 ? route.fallback() : route.abort()));
    await page.locator('#password').getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill('another fine horse');
    await page.getByLabel('Confirm new password', { exact: true }).fill('another fine horse');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(alertWith(page, /password/i)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('a password whose reply was lost is reported as it is with the provider', async () => {
    allowConsole(/auth\/network-request-failed|ERR_FAILED/);
    const { email, password } = await openAccount(page);
    const save = async (newPassword: string) => {
      const section = page.locator('#password');
      await section.getByLabel('Current password', { exact: true }).fill(password);
      await section.getByLabel('New password', { exact: true }).fill(newPassword);
      await section.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
      await section.getByRole('button', { name: 'Save password' }).click();
    };
    await page.route(/accounts:update/, (route) => route.abort());
    await save('never arrives');
    await expect(page.locator('#password').getByRole('alert')).toContainText('auth/network-request-failed');

    await page.unroute(/accounts:update/);
    await page.route(/accounts:update/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await save('another fine horse');
    await expect(alertWith(page, /password/i)).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await logIn(page, { email, password: 'another fine horse' });
  });

  await test.step('an account whose deletion was confirmed by a lost reply is gone', async () => {
    allowConsole(/auth\/network-request-failed|ERR_FAILED|400/);
    const { email, password } = await openAccount(page);
    await page.route(/accounts:delete/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.locator('summary').filter({ hasText: 'Delete account' }).click();
    await page.getByLabel('Type “delete my account”').fill('delete my account');
    await page.locator('#delete').getByLabel('Current password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(alertWith(page, /deleted/i)).toBeVisible();
    await expect(loginHeading(page)).toBeVisible();
    expect(await findUser(email)).toBeUndefined();
    await page.unrouteAll({ behavior: 'wait' });
  });

  await test.step('deleting the account needs the typed phrase and the password', async () => {
    allowConsole(/auth\/(invalid-credential|wrong-password)/);
    const { email, password } = await openAccount(page);
    await page.locator('summary').filter({ hasText: 'Delete account' }).click();
    const phrase = page.getByLabel('Type “delete my account”');
    const form = page.locator('form').filter({ has: phrase });
    const submit = form.getByRole('button', { name: 'Delete permanently' });
    await submit.click();
    await expect(phrase).toHaveAccessibleDescription(/delete my account/);

    await phrase.fill('Delete my account');
    await form.getByLabel('Current password', { exact: true }).fill('not the password');
    await submit.click();
    await expect(form.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
      /current password/i,
    );
    expect(await findUser(email)).toBeDefined();

    await form.getByLabel('Current password', { exact: true }).fill(password);
    await submit.click();
    await expect(alertWith(page, /deleted/i)).toBeVisible();
    await expect(loginHeading(page)).toBeVisible();
    expect(await findUser(email)).toBeUndefined();
  });
});

test('Google can be linked unless it is another user’s, and replaces the password as the only method', async ({
  page,
  allowConsole,
}) => {
  await test.step('another user’s Google account cannot be linked', async () => {
    allowConsole(/auth\/(credential-already-in-use|email-already-in-use)/);
    const taken = await createProviderUser({ provider: 'google.com' });
    await openAccount(page);
    await signInThroughPopup(page, () => page.getByRole('button', { name: 'Link Google' }).click(), {
      email: taken.email,
      name: 'Ada Example',
    });
    await expect(page.getByRole('alert').filter({ hasText: /auth\// })).toBeVisible();
    await expect(method(page, 'Google')).toContainText('Not linked');
  });

  await test.step('Google can be linked and the password unlinked, but never the only sign-in method', async () => {
    const { email } = await openAccount(page);
    await expect(method(page, 'Password')).toContainText('Your only method');
    await expect(method(page, 'Password').getByRole('button')).toHaveCount(0);

    await signInThroughPopup(page, () => page.getByRole('button', { name: 'Link Google' }).click(), {
      email,
      name: 'Ada Example',
    });
    await expect(alertWith(page, 'Google is now linked.')).toBeVisible();
    await page.getByRole('button', { name: 'Unlink Password' }).click();
    await expect(alertWith(page, 'Password is no longer linked.')).toBeVisible();
    await expect(method(page, 'Google')).toContainText('Your only method');
    await expect(page.getByRole('heading', { name: 'Add a password' })).toBeVisible();
  });
});

test('a Google user can add a password after confirming in the sign-in window', async ({ page }) => {
  const { email } = await createProviderUser({ provider: 'google.com' });
  const visitor = { email, name: 'Ada Example' };
  await page.goto(paths.account);
  await signInThroughPopup(
    page,
    () => page.getByRole('button', { name: 'Login with Google' }).click(),
    visitor,
  );
  await page.getByLabel('New password', { exact: true }).fill('my first password');
  await page.getByLabel('Confirm new password', { exact: true }).fill('my first password');
  await signInThroughPopup(page, () => page.getByRole('button', { name: 'Save password' }).click(), visitor);
  await expect(alertWith(page, /password/i)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
});
