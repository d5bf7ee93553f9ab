import { ageToken, beAway } from './support/absence';
import { createUser, deleteUser, disableUser } from './support/accounts';
import { answerWithGarbage, garbage } from './support/faults';
import { heading } from './support/shell';
import { logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const HOUR = 60 * 60 * 1000;
/** Before it would have gone by itself. */
const SOON = 2000;
const ended = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended.' });

/** Somebody new, signed in, on a page, with a clock that the test can move. */
async function openWithClock(page: Page, path: string) {
  const user = await createUser({ verified: true });
  await page.clock.install();
  await page.goto(path);
  await logIn(page, user);
  await expect(heading(page)).toBeVisible();
  return user;
}

for (const [what, remove] of [
  ['deleted', deleteUser],
  ['switched off', disableUser],
] as const) {
  test(`whose account was ${what} by an administrator is told on coming back, and others can sign in`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/auth\//);
    const user = await openWithClock(page, '/projects');
    await remove(user);
    await beAway(page, HOUR);
    await expect(ended(page)).toBeVisible();
    await expect(loginHeading(page)).toBeVisible();
    await logIn(page, await createUser());
    await expect(ended(page)).toHaveCount(0, { timeout: SOON });
    await expect(page).toHaveURL('/projects');
  });

  test(`whose account was ${what} is told as soon as it is used`, async ({ page, allowConsole }) => {
    allowConsole(/auth\//);
    const user = await openWithClock(page, '/account');
    await remove(user);
    await page.getByLabel('Full name').fill('Ada Renamed');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(ended(page)).toBeVisible();
    await expect(loginHeading(page)).toBeVisible();
  });
}

test('a session that cannot be renewed ends at the login form, and says so', async ({ page, context }) => {
  await openWithClock(page, '/account');
  await ageToken(page);
  await context.route(/securetoken/, (route) =>
    route.fulfill({
      status: 400,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } },
    }),
  );
  await page.reload();
  await expect(ended(page)).toBeVisible();
  await context.unroute(/securetoken/);
  await logIn(page, await createUser());
  await expect(heading(page)).toHaveText('Account');
});

for (const [what, answer] of Object.entries(garbage)) {
  test(`a token service that answers with ${what} locks nobody up`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/auth\//);
    await openWithClock(page, '/account');
    await ageToken(page);
    await answerWithGarbage(context, /securetoken/, answer);
    await page.reload();
    await expect(heading(page).or(loginHeading(page)).first()).toBeVisible();
    await context.unroute(/securetoken/);
    await page.reload();
    await expect(heading(page).or(loginHeading(page)).first()).toBeVisible();
  });
}

test('an hour with the tab hidden leaves the counters, the offer and the session as they should be', async ({
  page,
}) => {
  await openWithClock(page, '/Offer');
  const seconds = async () => {
    const digits = (await page.getByRole('timer').innerText()).match(/\d+/g) ?? [];
    const [days = 0, hours = 0, minutes = 0, rest = 0] = digits.map(Number);
    return ((days * 24 + hours) * 60 + minutes) * 60 + rest;
  };
  const before = await seconds();
  await beAway(page, HOUR);
  await expect.poll(async () => Math.abs(before - (await seconds()) - 3600)).toBeLessThan(30);

  await page.goto('/');
  const users = page
    .getByText(/active users/i)
    .locator('xpath=..')
    .locator('dd');
  await expect(users).toBeVisible();
  const count = async () => Number((await users.innerText()).replace(/\D/g, ''));
  const counted = await count();
  await beAway(page, HOUR);
  expect((await count()) - counted).toBeLessThan(100);
  expect(await ended(page).count()).toBe(0);

  await page.goto('/account');
  await page.getByLabel('Full name').fill('Ada Back');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your name has been saved.' })).toBeVisible();
});

test('fifty tabs sign out together, and are told', async ({ page, context }) => {
  test.setTimeout(180_000);
  const user = await createUser();
  await page.goto('/projects');
  await logIn(page, user);
  const others = await Promise.all(Array.from({ length: 49 }, () => context.newPage()));
  await Promise.all(others.map((other) => other.goto('/account', { waitUntil: 'commit' })));
  await Promise.all(others.map((other) => expect(heading(other)).toHaveText('Account', { timeout: 90_000 })));
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(loginHeading(page)).toBeVisible();
  expect(await ended(page).count()).toBe(0);
  for (const other of others) {
    await expect(loginHeading(other)).toBeVisible();
    await expect(ended(other)).toBeVisible();
  }
});
