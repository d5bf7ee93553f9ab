import { createUser, findUser, oobCodes, type Account } from './support/accounts';
import { hold } from './support/hold';
import { searchDialog } from './support/search';
import { bar, heading, openSite } from './support/shell';
import { logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

type Visitor = Account & { password: string };

interface Change {
  readonly fill: (page: Page, visitor: Visitor) => Promise<unknown>;
  readonly button: string;
  readonly url: RegExp;
  /** Nothing has happened yet. */
  readonly before: (page: Page, visitor: Visitor) => Promise<unknown>;
  /** The same again, and now it has. */
  readonly after: (page: Page, visitor: Visitor) => Promise<unknown>;
}

const told = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const passwordPart = (page: Page) => page.locator('#password');

const changes: Readonly<Record<string, Change>> = {
  'a name': {
    fill: (page) => page.getByLabel('Full name').fill('Ada Renamed'),
    button: 'Save name',
    url: /accounts:update/,
    before: (_page, { email }) =>
      expect.poll(() => findUser(email)).toMatchObject({ displayName: 'Ada Example' }),
    after: (page) => expect(told(page, 'Your name has been saved.')).toBeVisible(),
  },
  'a password': {
    async fill(page, { password }) {
      await passwordPart(page).getByLabel('Current password', { exact: true }).fill(password);
      await page.getByLabel('New password', { exact: true }).fill('another fine horse');
      await page.getByLabel('Confirm new password', { exact: true }).fill('another fine horse');
    },
    button: 'Save password',
    url: /accounts:update/,
    before: (page) => expect(passwordPart(page).getByLabel('New password', { exact: true })).toHaveValue(''),
    after: (page) => expect(told(page, 'Your password has been changed.')).toBeVisible(),
  },
  'a mail to verify the address': {
    fill: () => Promise.resolve(),
    button: 'Send the link again',
    url: /accounts:sendOobCode/,
    before: (_page, { email }) => expect.poll(() => oobCodes(email)).toHaveLength(0),
    after: (_page, { email }) => expect.poll(() => oobCodes(email)).toHaveLength(1),
  },
  'the end of the account': {
    async fill(page, { password }) {
      await page.locator('summary').filter({ hasText: 'Delete account' }).click();
      const phrase = page.getByLabel('Type “delete my account”');
      await phrase.fill('delete my account');
      const form = page.locator('form').filter({ has: phrase });
      await form.getByLabel('Current password', { exact: true }).fill(password);
    },
    button: 'Delete for good',
    url: /accounts:delete/,
    before: (_page, { email }) => expect.poll(() => findUser(email)).toBeDefined(),
    after: (page) => expect(loginHeading(page)).toBeVisible(),
  },
};

for (const [what, { fill, button, url, before, after }] of Object.entries(changes)) {
  test(`a reload while ${what} is asked for changes nothing, and the next try does`, async ({ page }) => {
    const visitor = await createUser();
    await page.goto('/account');
    await logIn(page, visitor);
    const { first, release } = await hold(page, url);
    await fill(page, visitor);
    await page.getByRole('button', { name: button }).click();
    await first;
    await page.reload();
    await release();
    await expect(heading(page)).toHaveText('Account');
    await before(page, visitor);
    await fill(page, visitor);
    await page.getByRole('button', { name: button }).click();
    await after(page, visitor);
  });
}

test('a reload while the mail for a forgotten password is asked for leaves the address in the form', async ({
  page,
}) => {
  const { email } = await createUser();
  await page.goto('/reset-password');
  const { first, release } = await hold(page, /accounts:sendOobCode/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await first;
  await page.reload();
  await release();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await oobCodes(email)).toHaveLength(0);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a link is on its way');
  expect(await oobCodes(email)).toHaveLength(1);
});

test('a reload while a page, or the index of the search, is on its way brings the site', async ({ page }) => {
  await openSite(page);
  const chunk = await hold(page, /help-page-.*\.js/);
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await chunk.first;
  await page.reload();
  await chunk.release();
  await expect(heading(page)).toBeVisible();
  const index = await hold(page, /search-index.*\.json/);
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
