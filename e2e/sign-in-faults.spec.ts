import { createUser, deleteUser, disableUser, uniqueEmail } from './support/accounts';
import { authEmulatorUrl } from './support/local-site';
import { fillLogin, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';

test('with the identity service down, nothing is lost, and it works again when it is back', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/network-request-failed/);
  const user = await createUser();
  await page.goto('/login');
  await context.route(`${authEmulatorUrl}/**`, (route) => route.abort('connectionrefused'));
  await fillLogin(page, user);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached.');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password);

  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
});

test('an answer that is not one gets a sentence', async ({ page, context, allowConsole }) => {
  allowConsole(/./);
  await context.route(/accounts:signInWithPassword/, (route) =>
    route.fulfill({ status: 500, body: '<html>oops' }),
  );
  await page.goto('/login');
  await fillLogin(page, { email: uniqueEmail(), password: 'whatever it is' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
});

test('a stalled apis.google.com does not touch the e-mail form', async ({ page, context }) => {
  const user = await createUser();
  await context.route('https://apis.google.com/**', () => undefined);
  const started = Date.now();
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  expect(Date.now() - started).toBeLessThan(2000);
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await logIn(page, user);
});

test('a refused apis.google.com is said when a window is asked for', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/auth\/internal-error|auth\/network-request-failed/);
  await context.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
});

test('with storage blocked, signing in works for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    // The emulator's own helper frame is not the site.
    if (window !== top) return;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    }
  });
  const user = await createUser();
  await page.goto('/login');
  await logIn(page, user);
  await expect(loginHeading(page)).toHaveCount(0);
});

for (const value of ['', '{', 'null', '[]', '{"uid":1}', '"<script>"']) {
  test(`a stored session of ${value || 'nothing'} ends at the login form`, async ({ page, allowConsole }) => {
    allowConsole(/auth|JSON|INTERNAL/);
    await page.goto('/login');
    await expect(loginHeading(page)).toBeVisible();
    await page.evaluate(
      (stored) => localStorage.setItem('firebase:authUser:demo-key:[DEFAULT]', stored),
      value,
    );
    await page.reload();
    await expect(loginHeading(page)).toBeVisible();
  });
}

test('a provider client that did not arrive is fetched again when the form is sent', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/\/auth-|dynamically imported module/);
  const user = await createUser();
  await context.route(/\/assets\/auth-[^/]*\.js/, (route) => route.abort());
  await page.goto('/login');
  await fillLogin(page, user);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The sign-in service cannot be reached.');
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
});

for (const [what, remove] of [
  ['deleted', deleteUser],
  ['switched off', disableUser],
] as const) {
  test(`an account that was ${what} elsewhere ends at the login form with the next visit`, async ({
    page,
  }) => {
    const user = await createUser();
    await page.goto('/account');
    await logIn(page, user);
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await remove(user);
    await page.reload();
    await expect(loginHeading(page)).toBeVisible();
    await expect(page).toHaveURL('/account');
  });
}
