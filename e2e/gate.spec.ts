import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, uniqueEmail } from './support/accounts';
import { authEmulatorUrl } from './support/local-site';
import { anyPage } from './support/routes';
import { accountMenu, heading, logIn, loginHeading, openSignedIn } from './support/session';
import { waitForPage } from './support/signed-in';
import { expect, test } from './support/test';

test('signed out, a page shows the login form, and signed in, Loading... and then the site', async ({
  page,
}) => {
  const seen = await watchWhatIsSeen(page);
  await page.goto(paths.login);
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  expect(await seen()).toEqual(['Login']);

  await openSignedIn(page, paths.account);
  await expect(heading(page)).toHaveText('Account');
  expect(await seen()).toContain('Loading...');
  expect(await seen()).not.toContain('Login');
});

test('at /login, a signed-in visitor sees which account is signed in', async ({ page }) => {
  await openSignedIn(page, paths.login, { displayName: 'Grace Sample' });
  await expect(page.getByRole('heading', { level: 1, name: 'You’re signed in' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Grace Sample')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(paths.home);

  await page.goto(paths.signup);
  await page.getByRole('button', { name: 'Sign out to use another account' }).click();
  await expect(loginHeading(page)).toBeVisible();
});

test('an identity service that does not answer: Loading..., then Try again', async ({ page, context }) => {
  await openSignedIn(page, anyPage);
  await page.clock.install();
  await context.route(`${authEmulatorUrl}/**`, () => undefined);
  await page.goto(paths.account);
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(5100);
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('link', { name: 'Try again' }).click();
  await reloaded;
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(heading(page)).toHaveText('Account');
});

test('logging in in one tab signs the other tab in', async ({ page, context }) => {
  await page.goto(paths.login);
  const other = await context.newPage();
  await other.goto(paths.account);
  await logIn(other, await createUser());
  await expect(accountMenu(page)).toBeVisible();
});

test('the email goes along to a forgotten password and survives a reload @engines', async ({ page }) => {
  const email = uniqueEmail();
  await page.goto(paths.login);
  // Before the app runs, the link opens a new document.
  await waitForPage(page);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(paths.resetPassword);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue(email);
});

/** Records the visible heading or status in every frame. */
async function watchWhatIsSeen(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    function look() {
      const shown = [...document.querySelectorAll('h1, [role=status]')].find((element) =>
        element.checkVisibility(),
      );
      if (shown && seen.at(-1) !== shown.textContent) seen.push(shown.textContent);
      requestAnimationFrame(look);
    }
    look();
  });
  return () => page.evaluate(() => ('seen' in window ? window.seen : null));
}
