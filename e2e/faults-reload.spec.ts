import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, findUser, oobCodes, uniqueEmail, type User } from './support/accounts';
import { messagesWith } from './support/inbox';
import { delayRequests } from './support/network';
import {
  fillLogin,
  fillSignUp,
  heading,
  logIn,
  loginButton,
  loginHeading,
  openSignedIn,
} from './support/session';
import { barLink, searchDialog } from './support/shell';
import { expect, test } from './support/test';
import { fillAndSend, fillContact, send, thanks } from './support/forms';

interface Change {
  readonly fill: (page: Page, user: User) => Promise<unknown>;
  readonly button: string;
  readonly url: RegExp;
  /** Checks that nothing has changed yet. */
  readonly before: (page: Page, user: User) => Promise<unknown>;
  /** Checks that it has, after the second try. */
  readonly after: (page: Page, user: User) => Promise<unknown>;
}

const passwordPart = (page: Page) => page.locator('#password');

const changes: Readonly<Record<string, Change>> = {
  'saving a name': {
    fill: (page) => page.getByLabel('Full name').fill('Ada Renamed'),
    button: 'Save name',
    url: /accounts:update/,
    before: async (_page, { email }) =>
      expect(await findUser(email)).toMatchObject({ displayName: 'Ada Example' }),
    after: (_page, { email }) =>
      expect.poll(() => findUser(email)).toMatchObject({ displayName: 'Ada Renamed' }),
  },
  'changing a password': {
    async fill(page, { password }) {
      await passwordPart(page).getByLabel('Current password', { exact: true }).fill(password);
      await page.getByLabel('New password', { exact: true }).fill('another fine horse');
      await page.getByLabel('Confirm new password', { exact: true }).fill('another fine horse');
    },
    button: 'Save password',
    url: /accounts:update/,
    before: (page) => expect(passwordPart(page).getByLabel('New password', { exact: true })).toHaveValue(''),
    after: (page) => expect(page.getByRole('alert').last()).not.toBeEmpty(),
  },
  'sending a verification mail': {
    fill: () => Promise.resolve(),
    button: 'Send the link again',
    url: /accounts:sendOobCode/,
    before: async (_page, { email }) => expect(await oobCodes(email)).toHaveLength(0),
    after: (_page, { email }) => expect.poll(() => oobCodes(email)).toHaveLength(1),
  },
  'deleting the account': {
    async fill(page, { password }) {
      await page.locator('summary').filter({ hasText: 'Delete account' }).click();
      await page.getByLabel('Type “delete my account”').fill('delete my account');
      await page.locator('#delete').getByLabel('Current password', { exact: true }).fill(password);
    },
    button: 'Delete permanently',
    url: /accounts:delete/,
    before: async (_page, { email }) => expect(await findUser(email)).toBeDefined(),
    after: (page) => expect(loginHeading(page)).toBeVisible(),
  },
};

test('a reload while the account is changed changes nothing, and the next try works', async ({ page }) => {
  for (const [what, { fill, button, url, before, after }] of Object.entries(changes)) {
    await test.step(what, async () => {
      const user = await openSignedIn(page, paths.account);
      const { first, release } = await delayRequests(page, url);
      await fill(page, user);
      await page.getByRole('button', { name: button }).click();
      await first;
      await page.reload();
      await release();
      await expect(heading(page)).toHaveText('Account');
      await before(page, user);
      await fill(page, user);
      await page.getByRole('button', { name: button }).click();
      await after(page, user);
    });
  }
});

test('a reload during a sign-up, a reset and a login keeps what was typed, and the next try works', async ({
  page,
}) => {
  await test.step('a reload during a sign-up keeps name and email and leaves no half-made account', async () => {
    const email = uniqueEmail();
    await page.goto(paths.signup);
    const { first, release } = await delayRequests(page, /accounts:signUp/);
    await fillSignUp(page, email);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await first;
    await page.reload();
    await release();
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    expect(await findUser(email)).toBeUndefined();
  });

  await test.step('a reload while a reset mail is sent keeps the email, and the next try sends one mail', async () => {
    const { email } = await createUser();
    await page.goto(paths.resetPassword);
    const { first, release } = await delayRequests(page, /accounts:sendOobCode/);
    await page.getByLabel('Email').fill(email);
    const send = page.getByRole('button', { name: 'Send the link' });
    await send.click();
    await first;
    await page.reload();
    await release();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    expect(await oobCodes(email)).toHaveLength(0);
    await send.click();
    await expect.poll(() => oobCodes(email)).toHaveLength(1);
  });

  await test.step('a reload during a login keeps the email, and logging in works', async () => {
    const user = await createUser();
    await page.goto(paths.login);
    const { first, release } = await delayRequests(page, /accounts:signInWithPassword/);
    await fillLogin(page, user);
    await loginButton(page).click();
    await first;
    await page.reload();
    await release();
    await expect(page.getByLabel('Email')).toHaveValue(user.email);
    await logIn(page, user);
  });
});

test('a reload while a form is sent keeps the text, and the next try delivers it once', async ({ page }) => {
  await test.step('a reload while a message is sent keeps the text, and the next try delivers it once', async () => {
    await page.clock.install();
    await openSignedIn(page, paths.contact);
    const email = await fillContact(page);
    const { first, release } = await delayRequests(page, /\/submit$/);
    await send(page, 'contact');
    await first;
    await page.reload();
    await release();
    await send(page, 'contact');
    await expect(thanks(page, 'contact')).toBeVisible();
    expect(await messagesWith(email)).toHaveLength(1);
  });

  await test.step('a reload while a subscription is sent claims nothing, and the next try subscribes once', async () => {
    const email = uniqueEmail('reader');
    await openSignedIn(page, paths.projects);
    const { first, release } = await delayRequests(page, /\/submit$/);
    await fillAndSend(page, 'newsletter', email);
    await first;
    await page.reload();
    await release();
    await fillAndSend(page, 'newsletter', email);
    await expect(thanks(page, 'newsletter')).toBeVisible();
    expect(await messagesWith(email)).toHaveLength(1);
  });
});

test('a reload while a page or the search index loads brings the site', async ({ page }) => {
  await openSignedIn(page, paths.projects);
  const chunk = await delayRequests(page, /\/help-.*\.js/);
  await barLink(page, 'Help').click();
  await chunk.first;
  await page.reload();
  await chunk.release();
  await expect(heading(page)).toBeVisible();
  const index = await delayRequests(page, /search-index.*\.json/);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.type('price');
  await index.first;
  await page.reload();
  await index.release();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('price');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('going back while a sign-in window is open leaves working forms', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-closed-by-user|auth\/cancelled-popup-request/);
  await page.goto(paths.login);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign Up with Google' }).click();
  const popup = await opened;
  await page.goBack();
  await expect(loginHeading(page)).toBeVisible();
  await popup.close();
  await logIn(page, await createUser());
});
