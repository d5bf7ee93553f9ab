import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, findUser, uniqueEmail } from './support/accounts';
import { authEmulatorUrl } from './support/local-site';
import { answerWithGarbage, delayRequests, garbage } from './support/network';
import { accountMenu, fillLogin, fillSignUp, logIn, loginButton, loginHeading } from './support/session';
import { alertWith } from './support/shell';
import { expect, test } from './support/test';

const apis = 'https://apis.google.com/**';
const signInService = /accounts:signInWithPassword/;
const googleButton = (page: Page) => page.getByRole('button', { name: 'Login with Google' });
const signUpHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign Up' });

test('an unreachable sign-in service keeps what was typed, and the next try works', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/network-request-failed/);
  const user = await createUser();
  await page.goto(paths.login);
  await context.route(`${authEmulatorUrl}/**`, (route) => route.abort('connectionrefused'));
  await fillLogin(page, user);
  await loginButton(page).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await loginButton(page).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('a sign-in service that answers with garbage is reported and keeps what was typed', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\//);
  const user = await createUser();
  await page.goto(paths.login);
  for (const [what, answer] of Object.entries(garbage)) {
    await answerWithGarbage(context, signInService, answer);
    await fillLogin(page, user);
    await loginButton(page).click();
    await expect(page.getByRole('alert'), what).not.toBeEmpty();
    await expect(page.getByLabel('Password', { exact: true }), what).toHaveValue(user.password);
    await context.unroute(signInService);
    await page.reload();
  }
  await logIn(page, user);
});

test('a sign-in service that does not answer is given up after half a minute, and nothing is lost', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/auth\/network-request-failed/);
  const email = uniqueEmail();
  await page.clock.install();
  const { first } = await delayRequests(page, /accounts:/);
  for (const { path, fill, button } of [
    { path: paths.login, fill: () => fillLogin(page, { email, password: 'any password' }), button: 'Login' },
    { path: paths.signup, fill: () => fillSignUp(page, email), button: 'Sign Up' },
    { path: paths.resetPassword, fill: () => page.getByLabel('Email').fill(email), button: 'Send the link' },
  ]) {
    await page.goto(path);
    await fill();
    const send = page.getByRole('button', { name: button, exact: true });
    await send.click();
    await first;
    await expect(send).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(31_000);
    await expect(page.getByRole('alert'), path).not.toBeEmpty();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(send).not.toHaveAttribute('aria-busy');
  }
});

test('a login that is answered after the visitor has left the screen still signs in', async ({ page }) => {
  const user = await createUser();
  await page.goto(paths.login);
  const { first, release } = await delayRequests(page, signInService);
  await fillLogin(page, user);
  await loginButton(page).click();
  await first;
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(signUpHeading(page)).toBeVisible();
  await release();
  await expect(accountMenu(page)).toBeVisible();
});

test('an auth client that did not load is fetched again when the form is sent', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/\/auth-|dynamically imported module/);
  const user = await createUser();
  await context.route(/\/assets\/auth-[^/]*\.js/, (route) => route.abort());
  await page.goto(paths.login);
  await fillLogin(page, user);
  await loginButton(page).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await loginButton(page).click();
  await expect(accountMenu(page)).toBeVisible();
});

test('a stalled apis.google.com does not affect logging in by email', async ({ page, context }) => {
  await context.route(apis, () => undefined);
  await page.goto(paths.login);
  await googleButton(page).click();
  await logIn(page, await createUser());
});

for (const [what, fail] of [
  ['is unreachable', 'abort'],
  ['answers with garbage', 'fulfill'],
] as const) {
  test(`an apis.google.com that ${what} is reported on Login with Google, and email still works`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/^$|SyntaxError|sign-in window did not open in time|auth\//);
    await context.route(apis, (route) =>
      fail === 'abort'
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: '<html>Welcome to the hotel' }),
    );
    const user = await createUser();
    await page.clock.install();
    await page.goto(paths.login);
    await expect(page.locator('html')).not.toHaveAttribute('data-boot');
    const asked = page.waitForRequest(/apis\.google\.com/);
    await googleButton(page).click();
    await asked;
    await expect(loginButton(page)).toBeEnabled();
    await expect(async () => {
      await page.clock.runFor(16_000);
      await expect(page.getByRole('alert')).not.toBeEmpty({ timeout: 500 });
    }).toPass();
    await page.clock.resume();
    await logIn(page, user);
  });
}

test('an apis.google.com that answers after the screen was left opens its window, and the forms still work', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/popup-(closed-by-user|blocked)|auth\/cancelled-popup-request/);
  const { first, release } = await delayRequests(context, /apis\.google\.com/);
  await page.goto(paths.login);
  await googleButton(page).click();
  await first;
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(signUpHeading(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await release();
  await (await opened).close();
  await page.getByRole('link', { name: /Login$/ }).click();
  // The sign-up form has the same labels.
  await expect(loginHeading(page)).toBeVisible();
  await logIn(page, await createUser());
});

test('a verification mail that cannot be sent does not undo the sign-up, and is reported', async ({
  page,
  context,
}) => {
  const email = uniqueEmail();
  await context.route(/accounts:sendOobCode/, (route) => route.abort());
  await page.goto(paths.signup);
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(alertWith(page, 'verification email')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  expect(await findUser(email)).toMatchObject({ displayName: 'Ada Example' });
});
