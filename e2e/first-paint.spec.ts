import { createUser } from './support/accounts';
import { holdScripts } from './support/hold';
import { logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';

test('the sign-in screen is there before any script, and takes over what was typed meanwhile', async ({
  page,
}) => {
  const user = await createUser();
  const release = await holdScripts(page);
  await page.goto('/Pricing', { waitUntil: 'commit' });
  await expect(loginHeading(page)).toBeVisible();
  const before = await page.locator('#root').boundingBox();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(user.password);

  await release();
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password);
  expect(await page.locator('#root').boundingBox()).toEqual(before);
  await logIn(page, user);
  await expect(page).toHaveURL('/Pricing');
});

test('a form sent before any script has run is sent once somebody listens, never natively', async ({
  page,
}) => {
  const user = await createUser();
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');

  await release();
  await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
});

test('what is pressed before any script has run is done in the same order once somebody listens', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Fill in the demo account' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();

  await release();
  await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
});

test('a session that comes up while the form comes to life is let in without an error', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  await logIn(page, await createUser());
  const session = await page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('firebase:')),
  );
  expect(session).toHaveLength(1);
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  await other.addInitScript((entries) => {
    function signIn({ target }: Event) {
      // The entry has run, and React has not rendered yet.
      if (target instanceof HTMLScriptElement && target.src.includes('/index-'))
        for (const [key, value] of entries) localStorage.setItem(key, value);
    }
    document.addEventListener('load', signIn, true);
  }, session);
  await other.goto('/account');
  await expect(other.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('a button pressed before any script has run does its work once somebody listens', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.getByRole('button', { name: 'Dark theme' }).click();

  await release();
  await expect(page.getByRole('button', { name: 'Dark theme' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a link pressed before any script has run is followed in the page, and remembers where to go on to', async ({
  page,
}) => {
  const user = await createUser();
  const release = await holdScripts(page);
  await page.goto('/Blog', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await release();
  await expect(page).toHaveURL('/reset-password');
  await page.goBack();
  await page.goForward();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(loginHeading(page)).toBeVisible();
  await logIn(page, user);
  await expect(page).toHaveURL('/Blog');
});

test('a returning visitor sees Loading... before any script, and a way out when it takes long', async ({
  page,
}) => {
  await page.goto('/login');
  await logIn(page, await createUser());
  const release = await holdScripts(page);
  await page.clock.install();
  await page.goto('/account', { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(loginHeading(page)).toBeHidden();
  await page.clock.runFor(5100);
  await expect(page.getByRole('link', { name: 'Retry' })).toBeVisible();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('nothing shifts while the sign-in screen comes to life', async ({ page }) => {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
      Object.assign(window, { shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  expect(await page.evaluate(() => ('shift' in window ? Number(window.shift) : 0))).toBeLessThan(0.001);
});

test('without scripts the page says what it needs and keeps the password out of the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  expect(await page.locator('body noscript').innerHTML()).toContain('needs JavaScript to sign you in');
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
  await context.close();
});
