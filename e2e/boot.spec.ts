import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { delayChunk, delayRequests, delayScripts } from './support/network';
import { anyPage } from './support/routes';
import { heading, loginButton, loginHeading, openSignedIn } from './support/session';
import { expect, test } from './support/test';
import { within } from './support/wait';

test('the session is checked while the app loads, and Try again is offered after five seconds', async ({
  page,
}) => {
  await openSignedIn(page, anyPage);
  const release = await delayChunk(page, 'index');
  await page.clock.install();
  const lookup = page.waitForResponse(/accounts:lookup/);
  await page.goto(paths.account, { waitUntil: 'commit' });
  await lookup;
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(loginHeading(page)).toBeHidden();
  await page.clock.runFor(5100);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  await release();
  await expect(heading(page)).toHaveText('Account');
});

test('the chosen theme and its color apply from the first frame after a reload @engines', async ({
  page,
}) => {
  const inUse = () =>
    page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        metas
          .filter((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)
          .map((meta) => meta.getAttribute('content')),
      );
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(paths.login);
  const light = await inUse();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect.poll(inUse).not.toEqual(light);
  const dark = await inUse();
  await delayScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(loginHeading(page)).toBeVisible();
  expect(await inUse()).toEqual(dark);
});

test('Try again keeps the email when the app does not load', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.clock.install();
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  await page.goto(paths.login);
  await page.getByLabel('Email').fill('ada@example.com');
  await loginButton(page).click();
  await page.clock.runFor(5100);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

const styles = /\.css$/;
const isStyled = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).overflowWrap === 'break-word');
const unstyledNotice = (page: Page) => page.getByText('design of this page');

test('a stylesheet that fails is reported, and Try again loads it', async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  await page.route(styles, (route) => route.abort());
  await page.goto(paths.login);
  await expect(unstyledNotice(page)).toBeVisible();
  await expect(loginHeading(page)).toBeInViewport();
  await expect(page.getByText('taking longer')).toBeHidden();
  await page.unroute(styles);
  await page.getByRole('alert').getByRole('link', { name: 'Try again' }).click();
  await expect.poll(() => isStyled(page)).toBe(true);
  await expect(unstyledNotice(page)).toHaveCount(0);
});

test('a stylesheet that never answers holds back the text for eight seconds', async ({ page }) => {
  const { first, release } = await delayRequests(page, styles);
  await page.clock.install();
  await page.goto(paths.login, { waitUntil: 'commit' });
  await first;
  await page.clock.runFor(8100);
  await expect(unstyledNotice(page)).toBeVisible();
  const painted = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
      }),
  );
  await within('The first paint', painted);
  await expect(loginHeading(page)).toBeVisible();
  await release();
  await expect.poll(() => isStyled(page)).toBe(true);
  await expect(unstyledNotice(page)).toHaveCount(0);
});
