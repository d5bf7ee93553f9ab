import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { expectAccessible } from './support/accessibility';
import { createUser, findUser, oobCodes, uniqueEmail } from './support/accounts';
import { loseReplies } from './support/network';
import { accountMenu, askForLink, loginHeading, openSignedIn } from './support/session';
import { alertWith } from './support/shell';
import { expect, test } from './support/test';

const linkHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Log in with your link' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();

test('a link signs up in the same browser, returns to the page asked for, and signs in again to an account that can get a name and a password', async ({
  page,
}) => {
  const email = uniqueEmail();
  const method = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await page.goto(`${paths.pricing}?plan=pro`);
  await askForLink(page, email);
  await askForLink(page, email);
  expect(await mailedLinks(email)).toHaveLength(2);
  await openEmailedLink(page, email);
  await expect(alertWith(page, 'Signed up successfully!')).toBeVisible();
  await expect(page).toHaveURL(`${paths.pricing}?plan=pro`);
  const account = await findUser(email);
  expect(account).toMatchObject({ emailVerified: true });

  await page.goto(paths.account);
  await expect(method('Email link')).toContainText('Your only linked method');
  await expect(method('Password')).toContainText('Not linked');
  await page.getByLabel('Full name').fill('Ada Example');
  await button(page, 'Save name').click();
  await expect(alertWith(page, 'Your name has been saved.')).toBeVisible();

  await signOut(page);
  await askForLink(page, email);
  await openEmailedLink(page, email);
  await expect(alertWith(page, 'Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL(paths.home);
  expect((await findUser(email))?.localId).toBe(account?.localId);

  await page.goto(paths.account);
  await page.getByLabel('New password', { exact: true }).fill('another fine horse');
  await page.getByLabel('Confirm new password', { exact: true }).fill('another fine horse');
  await button(page, 'Save password').click();
  await expect(alertWith(page, /password/i)).toBeVisible();
  await expect(method('Password')).toContainText('Your only linked method');
  await expect(method('Email link')).toContainText('Works with your email');
});

test('another browser asks for the address, and says if it is not the right one', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/auth\/invalid-email/);
  const { email } = await createUser({ verified: true });
  await page.goto(paths.about);
  await askForLink(page, email);
  await expectAccessible(page, loginHeading(page), { within: 'main' });
  const [link = ''] = await mailedLinks(email);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await expectAccessible(page, linkHeading(page), { within: 'main' });
  await page.getByLabel('Email').fill(uniqueEmail());
  await button(page, 'Log in').click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/was not sent to this address/);
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await expect(alertWith(page, 'Logged in successfully!')).toBeVisible();
  await expect(page).toHaveURL(paths.about);
});

test('a link for another account asks before it replaces the session @full', async ({ page }) => {
  const { email } = await createUser({ verified: true });
  await page.goto(paths.login);
  await askForLink(page, email);
  const [link = ''] = await mailedLinks(email);
  const other = await openSignedIn(page, paths.account, { verified: true });

  await page.goto(link);
  await expect(page.getByRole('main')).toContainText(other.email);
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await expect(accountMenu(page)).toBeVisible();
  await page.goto(link);
  await button(page, 'Use the link').click();
  await expect(alertWith(page, 'Logged in successfully!')).toBeVisible();
  await page.goto(paths.account);
  await expect(page.locator('#email')).toContainText(email);
});

test('offline and lost replies are explained, and nothing typed is lost @full', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/auth\/network-request-failed|auth\/invalid-action-code|ERR_|Failed to fetch/);
  const { email } = await createUser({ verified: true });
  await page.goto(paths.login);
  await page.getByLabel('Email').fill(email);
  await page.route(/accounts:sendOobCode/, (route) => route.abort());
  await button(page, 'Email me a link instead').click();
  await expect(page.getByRole('alert')).toContainText('auth/network-request-failed');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.unrouteAll({ behavior: 'wait' });
  await askForLink(page, email);
  const [link = ''] = await mailedLinks(email);

  await page.route(/accounts:signInWithEmailLink/, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('auth/network-request-failed');
  await page.unrouteAll({ behavior: 'wait' });
  await loseReplies(page, /accounts:signInWithEmailLink/);
  // The message of the first try stays until the second one has failed.
  const lost = page.waitForEvent('requestfailed');
  await button(page, 'Log in').click();
  await lost;
  await expect(button(page, 'Log in')).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('alert')).toContainText('auth/network-request-failed');
  await page.unrouteAll({ behavior: 'wait' });
  await button(page, 'Log in').click();
  await expect(page.getByRole('alert')).toContainText('already been used');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

/** The unused sign-in links sent to an address, oldest first, as the local inbox shows them. */
async function mailedLinks(email: string): Promise<string[]> {
  const codes = await oobCodes(email);
  return codes
    .filter(({ requestType }) => requestType === 'EMAIL_SIGNIN')
    .map(({ oobLink }) => paths.resetPassword + new URL(oobLink).search);
}

async function openEmailedLink(page: Page, email: string): Promise<void> {
  const links = await mailedLinks(email);
  await page.goto(links.at(-1) ?? '');
}
