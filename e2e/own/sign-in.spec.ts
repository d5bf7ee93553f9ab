import { paths } from '@/site/paths';
import { providers } from '@/site/providers';
import { createUser, findUser, oobCodes, uniqueEmail } from '../support/accounts';
import { anyPage } from '../support/routes';
import {
  accountMenu,
  fillLogin,
  fillSignUp,
  logIn,
  loginHeading,
  openSignedIn,
  signInThroughPopup,
} from '../support/session';
import { expect, test } from '../support/test';

test('the requested address survives the login form, Sign Up and a reload @engines', async ({ page }) => {
  const user = await createUser();
  const address = `${anyPage}?from=mail#main`;
  await page.goto(address);
  await expect(loginHeading(page)).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: /Login$/ }).click();
  await page.reload();
  await logIn(page, user);
  await expect(page).toHaveURL(address);
});

test('signing up makes an account with the name as typed, sends a verification mail, and signing out ends it', async ({
  page,
}) => {
  const name = 'عائشة 👩🏽‍🚀 <img src=x onerror="window.hacked=true">';
  const email = uniqueEmail();
  await page.goto(paths.signup);
  await fillSignUp(page, email, name);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(accountMenu(page)).toBeVisible();
  expect(await findUser(email)).toMatchObject({ displayName: name });
  expect(await oobCodes(email)).toMatchObject([{ requestType: 'VERIFY_EMAIL' }]);
  await page.goto(paths.account);
  await expect(page.getByLabel('Full name')).toHaveValue(name);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await accountMenu(page).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
  await expect(loginHeading(page)).toBeVisible();
});

test('a wrong password is explained, and a new one can be asked for', async ({ page, allowConsole }) => {
  allowConsole(/auth\/invalid-credential/);
  const { email } = await createUser();
  await page.goto(paths.login);
  await fillLogin(page, { email, password: 'not the password' });
  // Before the page is hydrated, Enter does nothing.
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await page.goto(paths.resetPassword);
  await page.getByLabel('Email').fill(email);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await page.keyboard.press('Enter');
  await expect.poll(() => oobCodes(email)).toMatchObject([{ requestType: 'PASSWORD_RESET' }]);
});

for (const { id, name } of providers)
  test(`${name} signs up through its window @engines`, async ({ page }) => {
    const visitor = { email: uniqueEmail(), name: 'Ada Example' };
    await page.goto(paths.signup);
    const button = page.getByRole('button', { name: `Sign Up with ${name}`, exact: true });
    await signInThroughPopup(page, () => button.click(), visitor);
    await expect(accountMenu(page)).toBeVisible();
    expect((await findUser(visitor.email))?.providerUserInfo).toMatchObject([{ providerId: id }]);
  });

test('a visitor can read and change the account', async ({ page }) => {
  const { email } = await openSignedIn(page, paths.account);
  await expect(page.getByText(email).first()).toBeVisible();
  await page.getByLabel('Full name').fill('Grace Example');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await findUser(email))?.displayName).toBe('Grace Example');
});
