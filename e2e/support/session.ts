import type { Page } from '@playwright/test';
import { SESSION_KEY_PREFIX } from '@/lib/storage-keys';
import { createSession } from '../../scripts/lib/emulators.ts';
import { createUser, type User } from './accounts';
import { apiKey, authEmulatorUrl } from './local-site';
import { expect } from './test';

const SESSION_KEY = `${SESSION_KEY_PREFIX}${apiKey}:[DEFAULT]`;

export const loginHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Login' });
export const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
export const accountMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' });

/** Logs in through the form, as a visitor does, and waits for the site. */
export async function logIn(page: Page, user: Pick<User, 'email' | 'password'>): Promise<void> {
  await fillLogin(page, user);
  await loginButton(page).click();
  await expect(accountMenu(page)).toBeVisible();
}

export function loginButton(page: Page) {
  return page.getByRole('button', { name: 'Login', exact: true });
}

/** `page` can also be a part of the page: on a public site, the footer has an email field, too. */
export async function fillLogin(
  page: Pick<Page, 'getByLabel'>,
  { email, password }: Pick<User, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function fillSignUp(page: Page, email: string, name = 'Ada Example'): Promise<void> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse 7');
}

/** What the SDK stores for a user who has logged in. */
export async function sessionOf(user: User): Promise<string> {
  return (await createSession(authEmulatorUrl, user)).value;
}

/** Opens a page as a new user who has logged in before, without going through the form. */
export async function openSignedIn(
  page: Page,
  path: string,
  options?: Parameters<typeof createUser>[0],
): Promise<User> {
  const user = await createUser(options);
  const script = await startWithSession(page, await sessionOf(user));
  await page.goto(path);
  await script.dispose();
  await expect(accountMenu(page)).toBeVisible();
  await expect(heading(page)).toBeVisible();
  return user;
}

/** Gives every document a session before its scripts run, until it is disposed. */
export function startWithSession(page: Page, session: string) {
  return page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    SESSION_KEY,
    session,
  ] as const);
}

export async function storeSession(page: Page, session: string): Promise<void> {
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, session] as const);
}

export function storedSession(page: Page): Promise<string> {
  return page.evaluate((key) => localStorage.getItem(key) ?? '', SESSION_KEY);
}

/** Requests a sign-in link on Login. */
export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Email me a link instead' }).click();
  await expect(page.getByRole('status').filter({ hasText: `sign-in link to ${email}` })).toBeVisible();
}

/** Opens a sign-in pop-up and chooses an account in it, or adds one if the provider does not know the address. */
export async function signInThroughPopup(
  page: Page,
  openPopup: () => Promise<void>,
  { email, name, photo = '' }: { email: string; name: string; photo?: string },
): Promise<void> {
  const popup = await openedPopup(page, openPopup);
  const closed = popup.waitForEvent('close');
  await popup.locator('#add-account-button').waitFor();
  const knownAccount = popup.locator('.js-reuse-account', { hasText: email });
  if (await knownAccount.isVisible()) {
    await knownAccount.click();
  } else {
    await popup.locator('#add-account-button').click();
    await popup.locator('#email-input').fill(email);
    await popup.locator('#display-name-input').fill(name);
    await popup.locator('#profile-photo-input').fill(photo);
    await popup.locator('#sign-in').click();
  }
  await closed;
}

export async function openedPopup(page: Page, openPopup: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await openPopup();
  return opened;
}
