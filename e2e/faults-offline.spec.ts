import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { delayChunk } from './support/network';
import { anyPage } from './support/routes';
import { accountMenu, heading, loginHeading, openSignedIn } from './support/session';
import { bar, barLink } from './support/shell';
import { startTool, toolPart } from './support/signed-in';
import { expect, test } from './support/test';

const error = 'didn’t load';
const helpPage = /\/help-.*\.js/;
const privacyPage = /\/assets\/privacy-.*\.js$/;
const toolChunk = /\/assets\/(sentiment-tool|document-assistant)-.*\.js$/;

test.beforeEach(({ allowConsole }) =>
  allowConsole(/ERR_|Failed to load resource|dynamically imported|module script|auth\/network/),
);

test('a tool that does not load is reported, and can be started again @full', async ({ page }) => {
  // It loads by itself, so it's too late to go offline once the page is there.
  await page.route(toolChunk, (route) => route.abort());
  await openSignedIn(page, paths.sentimentAnalysis);
  const part = toolPart(page);
  const start = part.getByRole('button', { name: 'Try It Now' }).or(part.locator('[data-tool-field]'));
  await start.first().click();
  await expect(part.getByText(error)).toBeVisible();
  await page.unroute(toolChunk);
  await startTool(page);
});

test('a signed-out page that does not load is reported, and Back works @full', async ({ page }) => {
  await page.goto(paths.login);
  await page.route(privacyPage, (route) => route.abort());
  await page.locator(`a[href="${paths.privacy}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(error);
  await page.unroute(privacyPage);
  // The missing file reloaded the page; a browser ignores Back while it still loads.
  await page.waitForLoadState();
  await page.goBack();
  await expect(loginHeading(page)).toBeVisible();
  await page.goForward();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/Privacy/);
});

test('a deploy during a visit reloads once, and a missing page is reported', async ({ page }) => {
  await openSignedIn(page, anyPage);
  const loads = countLoads(page);
  const missing = () => page.route(helpPage, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await missing();
  page.once('domcontentloaded', () => void page.unroute(helpPage));
  await barLink(page, 'Help').click();
  await expect(page).toHaveTitle(/Help/);
  await expect(heading(page)).toBeVisible();
  expect(loads()).toBe(1);

  // Otherwise it would not reload again for the same build.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(anyPage);
  await expect(accountMenu(page)).toBeVisible();
  await missing();
  await barLink(page, 'Help').click();
  await expect(heading(page)).toContainText(error);
  await expect(bar(page)).toBeVisible();
  expect(loads()).toBe(3);
  await page.unroute(helpPage);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).not.toContainText(error);
});

test('a page that never answers is said to be late, and opens when it arrives', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/loads for too long/);
  const late = page.getByRole('alert').filter({ hasText: 'longer than it should' });
  await page.clock.install();
  await openSignedIn(page, anyPage);
  const release = await delayChunk(page, 'help');
  await barLink(page, 'Help').click();
  await expect(async () => {
    await page.clock.runFor(8100);
    await expect(late).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(bar(page)).toBeVisible();
  await release();
  await expect(page).toHaveTitle(/Help/);
  await expect(late).toHaveCount(0);
});

/** Counts how often a document is loaded. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}
