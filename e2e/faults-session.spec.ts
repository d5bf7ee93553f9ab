import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser, deleteUser } from './support/accounts';
import { authEmulatorUrl } from './support/local-site';
import { answerWithGarbage, delayChunk, garbage } from './support/network';
import { anyPage } from './support/routes';
import { heading, logIn, loginHeading, openSignedIn, storedSession, storeSession } from './support/session';
import { alertWith } from './support/shell';
import { expect, test } from './support/test';

const HOUR = 60 * 60 * 1000;
const tokenService = /securetoken/;
const ended = (page: Page) => alertWith(page, /session/i);

test('a visitor whose account was deleted is told so on returning to the tab', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/auth\//);
  await page.clock.install();
  const user = await openSignedIn(page, anyPage);
  await deleteUser(user);
  await hideTabFor(page, HOUR);
  await expect(ended(page)).toBeVisible();
  await expect(loginHeading(page)).toBeVisible();
  const next = await createUser();
  await logIn(page, next);
  await expect(page).toHaveURL(anyPage);

  await test.step('deleted before the next visit, the login form is at the same address', async () => {
    await deleteUser(next);
    await page.reload();
    await expect(loginHeading(page)).toBeVisible();
    await expect(page).toHaveURL(anyPage);
  });
});

for (const when of ['', ', when the app loads late @full'])
  test(`a session that cannot be renewed ends with the reason${when}`, async ({ page, context }) => {
    await openSignedIn(page, paths.account);
    await expireToken(page);
    await refuseTokens(context);
    const release = when === '' ? undefined : await delayChunk(page, 'index');
    await page.reload({ waitUntil: 'commit' });
    await expect.poll(() => storedSession(page)).toBe('');
    await release?.();
    await expect(ended(page)).toBeVisible();
    await context.unroute(tokenService);
    await logIn(page, await createUser());
  });

test('a returning visitor gets in while the identity service is broken', async ({ page, context }) => {
  await openSignedIn(page, paths.account);
  const expectAccount = async () => {
    await page.reload();
    await expect(heading(page)).toHaveText('Account');
    await context.unrouteAll({ behavior: 'ignoreErrors' });
  };
  await context.route(`${authEmulatorUrl}/**`, (route) => route.abort('internetdisconnected'));
  await expectAccount();
  await answerWithGarbage(context, /accounts:lookup/, garbage['a page of HTML']);
  await expectAccount();
  await expireToken(page);
  await context.route(tokenService, (route) => route.abort('connectionrefused'));
  await expectAccount();
});

test('signing out in one tab signs all other tabs out, with the reason', async ({ page, context }) => {
  await openSignedIn(page, paths.account);
  const others = [await context.newPage(), await context.newPage()];
  await Promise.all(others.map((other) => other.goto(paths.account, { waitUntil: 'commit' })));
  for (const other of others) await expect(heading(other)).toHaveText('Account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(loginHeading(page)).toBeVisible();
  expect(await ended(page).count()).toBe(0);
  for (const other of others) await expect(ended(other)).toBeVisible();
});

/** Makes the stored access token look expired, so that it has to be renewed. */
async function expireToken(page: Page): Promise<void> {
  const session = JSON.parse(await storedSession(page));
  session.stsTokenManager.expirationTime = Date.now() - 1000;
  await storeSession(page, JSON.stringify(session));
}

function refuseTokens(context: BrowserContext) {
  return context.route(tokenService, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
    }),
  );
}

/** Hides the tab and moves the clock forward at once, as after a machine wakes from sleep. */
async function hideTabFor(page: Page, milliseconds: number): Promise<void> {
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(milliseconds);
  await setVisibility(page, 'visible');
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}
