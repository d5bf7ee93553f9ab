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
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const signUpHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign Up' });

test('a sign-in service that is broken keeps what was typed @full', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/|\/auth-|dynamically imported module/);
  const user = await createUser();
  const client = /\/assets\/auth-[^/]*\.js/;
  await context.route(client, (route) => route.abort());
  await page.goto(paths.login);
  await fillLogin(page, user);
  await loginButton(page).click();
  await expectFailure('no client');
  await context.unroute(client);

  const emulator = `${authEmulatorUrl}/**`;
  await context.route(emulator, (route) => route.abort('connectionrefused'));
  await tryAgain('unreachable');
  await context.unroute(emulator);
  for (const [what, answer] of Object.entries(garbage)) {
    await answerWithGarbage(context, signInService, answer);
    await tryAgain(what);
    await context.unroute(signInService);
  }
  await loginButton(page).click();
  await expect(accountMenu(page)).toBeVisible();

  /** The message of the try before is gone once the service is asked. */
  async function tryAgain(what: string) {
    const request = page.waitForRequest(signInService);
    await loginButton(page).click();
    await request;
    await expectFailure(what);
  }

  async function expectFailure(what: string) {
    await expect(page.getByRole('alert'), what).not.toBeEmpty();
    await expect(page.getByLabel('Email'), what).toHaveValue(user.email);
    await expect(page.getByLabel('Password', { exact: true }), what).toHaveValue(user.password);
  }
});

test('a sign-in service that does not answer is given up', async ({ page, allowConsole }) => {
  allowConsole(/auth\/network-request-failed/);
  const email = uniqueEmail();
  await page.clock.install();
  const { first } = await delayRequests(page, /accounts:/);
  for (const { path, fill, name } of [
    { path: paths.login, fill: () => fillLogin(page, { email, password: 'any password' }), name: 'Login' },
    { path: paths.signup, fill: () => fillSignUp(page, email), name: 'Sign Up' },
    { path: paths.resetPassword, fill: () => page.getByLabel('Email').fill(email), name: 'Send the link' },
  ]) {
    await page.goto(path);
    await fill();
    await button(page, name).click();
    await first;
    await expect(button(page, name)).toHaveAttribute('aria-busy', 'true');
    await page.clock.runFor(31_000);
    await expect(page.getByRole('alert'), path).not.toBeEmpty();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(button(page, name)).not.toHaveAttribute('aria-busy');
  }
});

test('clicking four times opens one window', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-closed-by-user|auth\/cancelled-popup-request/);
  const windows: Page[] = [];
  page.on('popup', (popup) => windows.push(popup));
  await page.goto(paths.login);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  const opened = page.waitForEvent('popup');
  await button(page, 'Login with Google').click({ clickCount: 4 });
  const popup = await opened;
  await popup.locator('#add-account-button').waitFor();
  expect(windows).toEqual([popup]);
  await popup.close();
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

test('with a broken apis.google.com, email sign-in works @full', async ({ page, context, allowConsole }) => {
  allowConsole(/^$|SyntaxError|sign-in window did not open in time|auth\//);
  const user = await createUser();
  await page.clock.install();
  const messages = { abort: /reach the sign-in service/, fulfill: /too long/ } as const;
  for (const fail of ['abort', 'fulfill'] as const) {
    await context.route(apis, (route) =>
      fail === 'abort'
        ? route.abort()
        : route.fulfill({ contentType: 'text/javascript', body: '<html>Welcome to the hotel' }),
    );
    await page.goto(paths.login);
    await expect(page.locator('html')).not.toHaveAttribute('data-boot');
    const request = page.waitForRequest(apis);
    await button(page, 'Login with Google').click();
    await request;
    await expect(loginButton(page)).toBeEnabled();
    await expect(async () => {
      await page.clock.runFor(16_000);
      await expect(page.getByRole('alert')).toHaveText(messages[fail], { timeout: 500 });
    }).toPass();
    await context.unroute(apis);
  }
  await context.route(apis, () => undefined);
  await page.reload();
  await button(page, 'Login with Google').click();
  await logIn(page, user);
});

test('an apis.google.com that answers late opens its window', async ({ page, context, allowConsole }) => {
  allowConsole(/auth\/popup-(closed-by-user|blocked)|auth\/cancelled-popup-request/);
  const { first, release } = await delayRequests(context, /apis\.google\.com/);
  await page.goto(paths.login);
  await button(page, 'Login with Google').click();
  await first;
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(signUpHeading(page)).toBeVisible();
  const opened = page.waitForEvent('popup');
  await release();
  const popup = await opened;
  await page.goBack();
  // The sign-up form has the same labels.
  await expect(loginHeading(page)).toBeVisible();
  await popup.close();
  await logIn(page, await createUser());
});

test('a verification mail that cannot be sent does not undo the sign-up', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/network-request-failed/);
  const email = uniqueEmail();
  await context.route(/accounts:sendOobCode/, (route) => route.abort());
  await page.goto(paths.signup);
  await fillSignUp(page, email);
  await button(page, 'Sign Up').click();
  await expect(alertWith(page, 'verification email')).toBeVisible();
  await expect(accountMenu(page)).toBeVisible();
  expect(await findUser(email)).toMatchObject({ displayName: 'Ada Example' });
});
