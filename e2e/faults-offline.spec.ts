import type { BrowserContext, Locator, Page } from '@playwright/test';
import { createUser, uniqueEmail } from './support/accounts';
import { openSignedIn } from './support/search';
import { heading } from './support/shell';
import { fillLogin, fillSignUp } from './support/sign-in';
import { expect, test } from './support/test';

const loginButton = (page: Page) => page.getByRole('button', { name: 'Login', exact: true });
const loggedIn = (page: Page) => page.getByRole('alert').filter({ hasText: 'Logged in successfully!' });

test('offline at the login form and inside the site is said, and online all goes on', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|auth\/network-request-failed|dynamically imported/);
  const user = await createUser();
  await page.goto('/login');
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await context.setOffline(true);
  await fillLogin(page, user);
  await loginButton(page).click();
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await context.setOffline(false);
  await loginButton(page).click();
  await expect(loggedIn(page)).toBeVisible();
  const about = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await expect(about).toBeVisible();
  await context.setOffline(true);
  await about.click();
  await expect(heading(page)).toHaveText('This page could not be shown');
  await context.setOffline(false);
  // A part of the page that is still being asked for may bring it back by itself.
  const again = page.getByRole('button', { name: 'Try again' });
  await again
    .or(page.getByRole('heading', { name: 'What We Offer' }))
    .first()
    .click();
  await expect(page).toHaveTitle(/About/);
});

test('a site that cannot be fetched after signing in says so, and a reload brings it', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|dynamically imported|module script/);
  const user = await createUser();
  await page.goto('/login');
  await context.route(/\/assets\/signed-in-site-.*\.js$/, (route) => route.abort());
  await fillLogin(page, user);
  await loginButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site could not be shown');
  await context.unroute(/\/assets\/signed-in-site-.*\.js$/);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
});

test('offline at sign-up, at a reset and on the account page is said, and online the same press goes through', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|auth\/network-request-failed/);
  const unreachable = page.getByRole('alert').filter({ hasText: 'cannot be reached' });
  const email = uniqueEmail();
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await offline(context, () => page.getByRole('button', { name: 'Send the link' }).click(), unreachable);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText('a link is on its way');

  await page.goto('/signup');
  await fillSignUp(page, email);
  const signUp = page.getByRole('button', { name: 'Sign Up', exact: true });
  await offline(context, () => signUp.click(), unreachable);
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
  await signUp.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Signed up successfully!' })).toBeVisible();

  await page.goto('/account');
  await page.getByLabel('Full name').fill('Ada Renamed');
  const save = page.getByRole('button', { name: 'Save name' });
  await offline(context, () => save.click(), unreachable);
  await expect(page.getByLabel('Full name')).toHaveValue('Ada Renamed');
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your name has been saved.' })).toBeVisible();
});

test('offline at a tool is said, and online the same press brings it', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported/);
  await openSignedIn(page, '/sentiment-analysis');
  const part = page.locator('#try');
  const tool = part.getByRole('button', { name: 'Try It Now' });
  await offline(context, () => tool.click(), part.getByText('This could not be loaded.'));
  await tool.click();
  await expect(part.getByLabel('Your text')).toBeFocused();
});

/** Does something without a network, waits for what is said of it, and brings the network back. */
async function offline(context: BrowserContext, act: () => Promise<void>, said: Locator): Promise<void> {
  await context.setOffline(true);
  await act();
  await expect(said).toBeVisible();
  await context.setOffline(false);
}
