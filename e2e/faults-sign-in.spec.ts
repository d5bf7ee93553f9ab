import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, findUser, uniqueEmail } from './support/accounts';
import { authEmulatorUrl } from './support/local-site';
import { answerWithGarbage, delayRequests, garbage } from './support/network';
import { accountMenu, fillLogin, fillSignUp, loginButton } from './support/session';
import { alertWith } from './support/shell';
import { expect, test } from './support/test';

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
  await page.goto(paths.login);
  await fillLogin(page, { email, password: 'any password' });
  await loginButton(page).click();
  await first;
  await expect(loginButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(31_000);
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(loginButton(page)).not.toHaveAttribute('aria-busy');
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
