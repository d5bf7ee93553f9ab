import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY } from '@/site/storage-keys';
import { deleteUser } from './support/accounts';
import { delayChunk, delayRequests } from './support/network';
import { heading, loginHeading, openSignedIn } from './support/session';
import { pageAddresses } from './support/routes';
import { searchDialog } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';
import { test as signedOutTest } from './support/test';

/** Pages with a form, or with content that depends on the account or the time. */
const WITHOUT: ReadonlySet<string> = new Set([
  paths.account,
  paths.login,
  paths.resetPassword,
  paths.dataPrivacy,
  paths.search,
  paths.contact,
  paths.offer.toLowerCase(),
]);
const HEIGHT = 800;
const PHONE = { width: 390, height: HEIGHT };
const DESKTOP = { width: 1280, height: HEIGHT };

test('every page shows its first screen before the app has loaded, and nothing moves when it has', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const addresses = pageAddresses.filter((path) => !WITHOUT.has(path.toLowerCase()));
  for (const address of addresses) await test.step(address, () => expectNothingMoves(page, address));
});

test('after the offer has ended, first screens have the usual prices', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, new Date(0).toISOString()), OFFER_END_KEY);
  for (const address of [paths.home, paths.pricing]) await expectNothingMoves(page, address);
});

async function expectNothingMoves(page: Page, address: string) {
  const release = await delayChunk(page, 'index');
  await page.setViewportSize(DESKTOP);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'page');
  const desktop = await textPositions(page, HEIGHT);
  expect(desktop.length).toBeGreaterThan(5);
  await page.setViewportSize(PHONE);
  const phone = await textPositions(page, HEIGHT);
  await release();
  await waitForPage(page);
  expect.soft(missing(phone, await textPositions(page, HEIGHT + 1)), `${address} on a phone`).toEqual([]);
  await page.setViewportSize(DESKTOP);
  expect.soft(missing(desktop, await textPositions(page, HEIGHT + 1)), `${address} on a desktop`).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
}

function missing(early: readonly string[], late: readonly string[]): string[] {
  return early.filter((position) => !late.includes(position));
}

/** The texts between the top of the window and a limit, and where they are, without those that change by themselves. */
function textPositions(page: Page, limit: number): Promise<string[]> {
  return page.evaluate(async (limit) => {
    await document.fonts.ready;
    // React splits some sentences into several texts.
    document.body.normalize();
    const positions: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (parentElement.closest('[aria-hidden=true], .sr-only')) continue;
      range.selectNodeContents(walker.currentNode);
      const { left, top, bottom } = range.getBoundingClientRect();
      if (top >= 0 && bottom <= limit)
        positions.push(`${textContent.trim()} at ${Math.round(left)}, ${Math.round(top)}`);
    }
    return positions;
  }, limit);
}

test('what was typed on the first screen, and the focus, move to the page', async ({ page }) => {
  const release = await delayChunk(page, 'index');
  await page.goto(paths.home, { waitUntil: 'commit' });
  const message = page.getByRole('main').getByRole('textbox');
  await message.fill('Where is my order?');
  await release();
  await waitForPage(page);
  await expect(message).toHaveValue('Where is my order?');
  await expect(message).toBeFocused();
});

test('buttons and choices pressed on the first screen count once the app runs', async ({ page }) => {
  const release = await delayChunk(page, 'index');
  await page.goto(paths.home, { waitUntil: 'commit' });
  const hotel = page.getByRole('main').getByRole('radio', { name: 'Hotel' });
  await hotel.click();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await release();
  await expect(searchDialog(page)).toBeVisible();
  await expect(hotel).toBeChecked();
});

test('a site that does not load after its first screen is reported', async ({ page }) => {
  await delayChunk(page, 'signed-in-site');
  await page.clock.install();
  await page.goto(paths.about, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'page');
  await page.clock.runFor(5100);
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
});

test('a dismissed offer bar moves nothing', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), OFFER_BAR_DISMISSED_KEY);
  await expectNothingMoves(page, paths.home);
});

test('a link on the first screen is followed without a new document', async ({ page }) => {
  const release = await delayChunk(page, 'index');
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'See all features' }).click();
  await release();
  await expect(page).toHaveURL(paths.features);
  await waitForPage(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

for (const last of [/\/assets\/signed-in-site-/, /accounts:lookup/])
  test(`the first screen is shown and the tab keeps its title when ${last.source} answers last`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const titles = new Set<string>();
      Object.assign(window, { titles });
      new MutationObserver(() => {
        if (titles.size > 0 || document.getElementById('first-screen')) titles.add(document.title);
      }).observe(document, { childList: true, subtree: true });
    });
    const app = page.waitForResponse(/\/assets\/index-.*\.js/);
    const { release } = await delayRequests(page, last);
    await page.goto(paths.about, { waitUntil: 'commit' });
    await app;
    await release();
    await waitForPage(page);
    expect(await page.evaluate(() => [...(window as unknown as { titles: Set<string> }).titles])).toEqual([
      await page.title(),
    ]);
  });

test('a page whose first screen is missing opens without it', async ({ page, allowConsole }) => {
  allowConsole(/404/);
  await page.route(/first-screen/, (route) => route.fulfill({ status: 404, body: '<!doctype html>' }));
  await visit(page, paths.about);
  await expect(heading(page)).toBeVisible();
});

signedOutTest('an ended session never shows the first screen', async ({ page, allowConsole }) => {
  allowConsole(/auth\//);
  const user = await openSignedIn(page, paths.projects);
  await deleteUser(user);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.getElementById('first-screen')) Object.assign(window, { wasShown: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await delayChunk(page, 'index');
  const loaded = page.waitForResponse(/first-screen/);
  const answered = page.waitForResponse(/accounts:lookup/);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await loaded;
  await answered;
  await release();
  await expect(loginHeading(page)).toBeVisible();
  expect(await page.evaluate(() => 'wasShown' in window)).toBe(false);
});
