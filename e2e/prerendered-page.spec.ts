import type { Page } from '@playwright/test';
import { LANGUAGE_KEY, OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, THEME_KEY } from '@/lib/storage-keys';
import { offerLinks } from '@/site/navigation';
import { alternatePaths, paths } from '@/site/paths';
import { openPrerendered, visitHydrated, watchHydration } from './support/hydration';
import { watchLayoutShifts } from './support/layout';
import { delayChunk } from './support/network';
import { withGoogleTranslate } from './support/page-translation';
import { benefitPaths } from './support/routes';
import { heading } from './support/session';
import { dropMenuButton, searchDialog } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';

const PHONE = { width: 390, height: 844 };
const DAY = 24 * 60 * 60 * 1000;

/** One page for each part that shows the offer. A first visit to every page is part of the accessibility spec. */
const withOffer = [
  paths.home,
  paths.pricing,
  ...offerLinks.map(({ to }) => to),
  paths.help,
  paths.contact,
  ...benefitPaths.slice(0, 1),
];

/** What earlier visits have stored. */
const storedItems = [
  { [THEME_KEY]: 'dark', [OFFER_END_KEY]: new Date(0).toISOString() },
  { [OFFER_BAR_DISMISSED_KEY]: 'yes', [OFFER_END_KEY]: new Date(Date.now() + 2 * DAY).toISOString() },
];

test('with a stored theme, an ended or a dismissed offer, the page is hydrated @full', async ({ page }) => {
  test.setTimeout(180_000);
  await watchLayoutShifts(page);
  const failures = watchHydration(page);
  for (const [turn, stored] of storedItems.entries()) {
    await page.goto('/robots.txt');
    await page.evaluate((items) => void Object.assign(localStorage, items), stored);
    const addresses = withOffer.filter((_, index) => index % storedItems.length === turn);
    for (const address of addresses) await visitHydrated(page, address);
  }
  expect(failures).toEqual([]);
});

/** Records each moment at which the document has two of an element that it must have once. */
async function watchDuplicates(page: Page) {
  await page.addInitScript(() => {
    const duplicates = new Set<string>();
    Object.assign(window, { duplicates });
    new MutationObserver(() => {
      for (const name of ['main', 'h1', 'head > title'])
        if (document.querySelectorAll(name).length > 1) duplicates.add(name);
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => 'duplicates' in window && window.duplicates instanceof Set && [...window.duplicates]);
}

test('what a visitor does on a phone before the app runs takes effect once', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
  const duplicates = await watchDuplicates(page);
  const bar = page.getByRole('banner');
  const main = page.getByRole('main');
  const message = main.getByRole('textbox');
  const acts: Record<string, { act: () => Promise<unknown>; expectEffect: () => Promise<unknown> }> = {
    'a tap on Search': {
      act: () => bar.getByRole('button', { name: 'Search' }).click(),
      async expectEffect() {
        await expect(searchDialog(page)).toHaveCount(1);
        await waitForPage(page);
        await expect(searchDialog(page)).toBeVisible();
      },
    },
    'a tap on a link': {
      async act() {
        await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
        await main.locator(`a[href="${alternatePaths.contact}"]`).first().click();
      },
      async expectEffect() {
        await expect(page).toHaveURL(alternatePaths.contact);
        await waitForPage(page);
        expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
      },
    },
    'a typed message': {
      act: () => message.fill('Where is my order?'),
      async expectEffect() {
        await waitForPage(page);
        await expect(message).toHaveValue('Where is my order?');
        await expect(message).toBeFocused();
      },
    },
  };
  for (const [name, { act, expectEffect }] of Object.entries(acts))
    await test.step(name, async () => {
      const release = await openPrerendered(page, paths.home);
      await slowDown(4);
      await act();
      await release();
      await expectEffect();
      expect(await duplicates()).toEqual([]);
      await slowDown(1);
      await page.unrouteAll({ behavior: 'wait' });
    });
});

test('a shortcut pressed during Loading... opens its panel once the site is there', async ({ page }) => {
  const release = await delayChunk(page, 'index');
  await page.goto(paths.account, { waitUntil: 'commit' });
  await expect(page.getByText('Loading...')).toBeVisible();
  await page.keyboard.press('Control+k');
  await release();
  await expect(searchDialog(page)).toBeVisible();
});

test('a page in a stored language is hydrated before it is translated', async ({ page, context }) => {
  await withGoogleTranslate(context);
  await page.addInitScript((key) => localStorage.setItem(key, 'de'), LANGUAGE_KEY);
  const failures = watchHydration(page);
  for (const address of [paths.home, paths.pricing]) {
    await visit(page, address);
    await expect(heading(page)).toContainText('de:');
    await expect(heading(page)).toHaveCount(1);
  }
  expect(failures).toEqual([]);
});

test('a page that an extension has rewritten before it is hydrated works', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('#root[data-path] main');
      if (!main) return;
      observer.disconnect();
      main.prepend(document.createElement('section'));
      for (const element of document.querySelectorAll('h1, h2, main p')) {
        const font = document.createElement('font');
        font.append(...element.childNodes);
        element.append(font);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await openPrerendered(page, paths.home);
  await expect(page.locator('h1 font')).toBeAttached();
  await release();
  await waitForPage(page);
  await expect(heading(page)).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await dropMenuButton(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(paths.services);
});
