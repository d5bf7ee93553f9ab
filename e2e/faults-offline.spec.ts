import type { Page } from '@playwright/test';
import { createUser } from './support/accounts';
import { heading } from './support/shell';
import { fillLogin } from './support/sign-in';
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
