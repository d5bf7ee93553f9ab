import type { Page } from '@playwright/test';
import { listOf } from '@/lib/number-words';
import { paths } from '@/site/paths';
import { providers } from '@/site/providers';
import { expectNoAxeViolations } from '../support/accessibility';
import { findUser, protectEmails, uniqueEmail } from '../support/accounts';
import { askForLink, openMailedLink } from '../support/email-link';
import { findOverflow } from '../support/layout';
import { signInThroughPopup } from '../support/popup';
import { accountMenu, loginHeading, openSignedIn } from '../support/session';
import { alertWith } from '../support/shell';
import { expect, test } from '../support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const more = (page: Page) => page.getByText('More ways to sign in');
const ada = (email: string) => ({ email, name: 'Ada Example' });

/** Presses the button of a provider, which may be folded away. */
async function press(page: Page, name: string) {
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  if (!(await button(page, name).isVisible())) await more(page).click();
  await button(page, name).click();
}

for (const { id, name } of providers.slice(2)) {
  test(`${name} signs up, logs in, and is linked and unlinked`, async ({ page }) => {
    const email = uniqueEmail();
    await page.goto(paths.signup);
    await signInThroughPopup(page, () => press(page, `Sign Up with ${name}`), ada(email));
    await expect(alertWith(page, `Signed up with ${name} successfully!`)).toBeVisible();
    expect((await findUser(email))?.providerUserInfo).toMatchObject([{ providerId: id }]);

    await page.goto(paths.account);
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText(
      'Your only linked method',
    );
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(loginHeading(page)).toBeVisible();
    await signInThroughPopup(page, () => press(page, `Login with ${name}`), ada(email));
    await expect(alertWith(page, `Logged in with ${name} successfully!`)).toBeVisible();

    const user = await openSignedIn(page, paths.account, { verified: true });
    await signInThroughPopup(page, () => press(page, `Link ${name}`), ada(user.email));
    await expect(alertWith(page, `${name} is now linked.`)).toBeVisible();
    await button(page, `Unlink ${name}`).click();
    await expect(alertWith(page, `${name} is no longer linked.`)).toBeVisible();
    expect((await findUser(user.email))?.providerUserInfo).toMatchObject([{ providerId: 'password' }]);
  });
}

test('the fourth provider and those after it are folded away, within reach of the keyboard', async ({
  page,
}) => {
  await page.goto(paths.login);
  await expect(loginHeading(page)).toBeVisible();
  const offered = providers.map(({ name }) => `Login with ${name}`);
  const buttons = page.getByRole('button', { name: /^Login with/ }).filter({ visible: true });
  await expect(buttons).toHaveText(offered.slice(0, 3));
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(buttons).toHaveText(offered);
  await page.keyboard.press('Tab');
  await expect(buttons.nth(3)).toBeFocused();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findOverflow(page), `overflow at ${width} px`).toEqual([]);
    await expectNoAxeViolations(page, { within: 'main' });
  }
});

test('the words of the site name every provider', async ({ page }) => {
  const names = listOf(
    providers.map(({ name }) => name),
    'or',
  );
  await openSignedIn(page, paths.help);
  await expect(page.getByText(`link ${names}`)).toBeVisible();
  await page.goto(paths.privacy);
  await expect(page.getByRole('row', { name: new RegExp(`^${names}`) })).toBeVisible();
  await page.goto(`${paths.search}?q=log+in+with+Microsoft`);
  await expect(page.getByRole('main')).toContainText('Facebook, Yahoo');
  await expect(accountMenu(page)).toBeVisible();
});

test('without enumeration protection, a link signs up and logs in just the same', async ({ page }) => {
  // This suite has an emulator of its own; the others run with the protection.
  await protectEmails(false);
  const email = uniqueEmail();
  for (const message of ['Signed up successfully!', 'Logged in successfully!']) {
    await page.goto(paths.account);
    await askForLink(page, email);
    await openMailedLink(page, email);
    await expect(alertWith(page, message)).toBeVisible();
    await page.goto(paths.account);
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(loginHeading(page)).toBeVisible();
  }
  await protectEmails(true);
});
