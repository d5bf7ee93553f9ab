import { paths } from '@/site/paths';
import { createUser } from './support/accounts';
import { layoutShifts, watchLayoutShifts } from './support/layout';
import { siteUrl } from './support/local-site';
import { delayRequests, delayScripts } from './support/network';
import { logIn, loginButton, loginHeading } from './support/session';
import { expect, test } from './support/test';
import { fontsLoaded } from './support/wait';

test('the login form keeps what was typed before any script has loaded', async ({ page }) => {
  const user = await createUser();
  const release = await delayScripts(page);
  await page.goto(paths.pricing, { waitUntil: 'commit' });
  await expect(loginHeading(page)).toBeVisible();
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).pressSequentially(user.password);
  // Typing scrolls until the field is clear of the lower edge.
  const before = await page.locator('#root').boundingBox();

  await release();
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(user.password);
  expect(await page.locator('#root').boundingBox()).toEqual(before);
  await logIn(page, user);
  await expect(page).toHaveURL(paths.pricing);
});

test('before any script has loaded, links work and buttons wait', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto(paths.blog, { waitUntil: 'commit' });
  await expect(loginButton(page)).toHaveCSS('pointer-events', 'none');
  await page.getByLabel('Email').press('Enter');
  await expect(page).toHaveURL(paths.blog);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(paths.resetPassword);
  await release();
  await expect(loginButton(page)).toHaveCount(0);
});

test('without JavaScript the page says so and never puts the password in the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(paths.login);
  expect(await page.locator('body noscript').innerHTML()).toContain('JavaScript');
  await expect(page.locator('form')).toHaveAttribute('method', 'post');
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(1);
  await context.close();
});

/** Headless Linux rounds the width of each letter to whole pixels, which would shift text that is in place elsewhere. */
const EXACT_LETTERS = ['--font-render-hinting=none', '--enable-font-subpixel-positioning'];

test('a font that arrives after the first paint shifts nothing @full', async ({
  playwright,
  launchOptions,
}) => {
  const args = [...(launchOptions.args ?? []), ...EXACT_LETTERS];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const page = await browser.newPage({ baseURL: siteUrl, viewport: { width: 390, height: 800 } });
  await watchLayoutShifts(page);
  const { first, release } = await delayRequests(page, /\.woff2$/);
  await page.goto(paths.signup, { waitUntil: 'commit' });
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(page.getByLabel('Email')).toBeVisible();
  await first;
  await release();
  await fontsLoaded(page);
  expect(await layoutShifts(page)).toEqual([]);
  await browser.close();
});
