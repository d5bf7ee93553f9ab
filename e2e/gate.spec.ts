import { createUser } from './support/accounts';
import { authEmulatorUrl } from './support/local-site';
import { logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

test('a signed-out visitor meets the login form at every address, and lands where they were headed', async ({
  page,
}) => {
  const user = await createUser();
  await page.goto('/Pricing?from=mail#compare');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page).toHaveURL('/Pricing?from=mail#compare');
  await logIn(page, user);
  await expect(page).toHaveURL('/Pricing?from=mail#compare');
  await expect(page).toHaveTitle(/Pricing/);
});

test('the way through Sign Up and back to Login still leads to where the visitor was headed', async ({
  page,
}) => {
  const user = await createUser();
  await page.goto('/Blog');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await page.reload();
  await logIn(page, user);
  await expect(page).toHaveURL('/Blog');
});

test('a return address that leads elsewhere is not followed', async ({ page }) => {
  const user = await createUser();
  await page.goto('/login');
  await page.evaluate(() => history.replaceState({ usr: { from: '//evil.example/' }, key: 'x', idx: 0 }, ''));
  await page.reload();
  await logIn(page, user);
  await expect(page).toHaveURL('/');
});

test('a reload shows Loading... and then the site, never the form', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, await createUser());
  const seen = await watchWhatIsSeen(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(await seen()).toContain('Loading...');
  expect(await seen()).not.toContain('Login');
});

test('a signed-out reload never shows Loading...', async ({ page }) => {
  const seen = await watchWhatIsSeen(page);
  await page.goto('/login');
  await expect(loginHeading(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  expect(await seen()).toEqual(['Login']);
});

test('signing out in one tab signs the other out, and signing in brings it in', async ({ page, context }) => {
  const user = await createUser();
  await page.goto('/login');
  await logIn(page, user);
  const other = await context.newPage();
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();

  await other.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(loginHeading(other)).toBeVisible();
  await expect(loginHeading(page)).toBeVisible();

  await logIn(other, user);
  await expect(loginHeading(page)).toHaveCount(0);
});

test('somebody who is signed in sees at /login who they are', async ({ page }) => {
  await page.goto('/login');
  await logIn(page, await createUser({ displayName: 'Grace Sample' }));
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed in' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Grace Sample')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/signup');
  await page.getByRole('button', { name: 'Sign out to use another account' }).click();
  await expect(loginHeading(page)).toBeVisible();
});

test('an identity service that stalls shows Loading... and after five seconds a way to retry', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await logIn(page, await createUser());
  await page.clock.install();
  await context.route(`${authEmulatorUrl}/**`, () => undefined);
  await page.goto('/account');
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.clock.runFor(5100);
  await expect(page.getByRole('alert')).toContainText('This is taking longer than it should.');

  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('button', { name: 'Retry' }).click();
  await reloaded;
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('a returning visitor gets in while the identity service cannot be reached', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await logIn(page, await createUser());
  await context.route(`${authEmulatorUrl}/**`, (route) => route.abort('internetdisconnected'));
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('the privacy policy can be read without an account', async ({ page }) => {
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await expect(page.getByText('March 2025').first()).toBeVisible();
});

/** Notes, frame by frame, which heading or status a visitor has before their eyes. */
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
