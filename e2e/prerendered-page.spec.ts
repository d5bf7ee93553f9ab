import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, LANGUAGE_KEY, THEME_KEY } from '@/lib/storage-keys';
import { deleteUser } from './support/accounts';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { delayChunk, delayRequests, garbage } from './support/network';
import { heading, loginHeading, openSignedIn } from './support/session';
import { pageAddresses } from './support/routes';
import { searchDialog } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';
import { test as signedOutTest } from './support/test';
import { withTranslator } from './support/translation';

/** The pages of an account are rendered in the browser. */
const WITHOUT: ReadonlySet<string> = new Set([paths.account, paths.login, paths.signup, paths.resetPassword]);
const PHONE = { width: 390, height: 844 };

const PAGE_FILE = /\/assets\/page-/;

/** Collects the pages that React could not hydrate. */
function watchHydration(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Not hydrated')) failures.push(`${page.url()} ${message.text()}`);
  });
  return failures;
}

/** Opens a page and waits for its prerendered HTML. Returns a function that lets the app load. */
async function openPrerendered(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await delayChunk(page, 'index');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'shown');
  return release;
}

const states = {
  'on a first visit': {},
  'with a stored theme and a dismissed offer': { [THEME_KEY]: 'dark', [OFFER_BAR_DISMISSED_KEY]: 'yes' },
  'after the offer has ended': { [OFFER_END_KEY]: new Date(0).toISOString() },
};

for (const [name, stored] of Object.entries(states))
  test(`every page is hydrated without being replaced ${name}, and nothing shifts`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, stored);
    await watchLayoutShifts(page);
    const failures = watchHydration(page);
    for (const address of pageAddresses.filter((path) => !WITHOUT.has(path))) {
      const release = await openPrerendered(page, address);
      const title = await page.title();
      await page.evaluate(() => {
        Object.assign(window, { prerendered: document.querySelector('main h1') });
      });
      await release();
      await waitForPage(page);
      expect.soft(await page.title(), address).toBe(title);
      expect
        .soft(
          await page.evaluate(
            () => 'prerendered' in window && window.prerendered === document.querySelector('main h1'),
          ),
          address,
        )
        .toBe(true);
      expect.soft(await layoutShifts(page), address).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
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
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const duplicates = await watchDuplicates(page);
  const bar = page.getByRole('banner');
  const acts = {
    'a tap on Search': { act: () => bar.getByRole('button', { name: 'Search' }).click(), dialog: 'Search' },
    'a tap on Menu': { act: () => bar.getByRole('button', { name: 'Menu' }).click(), dialog: 'Menu' },
    'Ctrl+K': { act: () => page.keyboard.press('Control+k'), dialog: 'Search' },
    'Ctrl+M': { act: () => page.keyboard.press('Control+m'), dialog: 'Menu' },
  };
  for (const [name, { act, dialog }] of Object.entries(acts))
    await test.step(name, async () => {
      const release = await openPrerendered(page, paths.home);
      await act();
      await release();
      await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(1);
      await waitForPage(page);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      expect(await duplicates()).toEqual([]);
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

test('what was typed on the prerendered page, and the focus, stay', async ({ page }) => {
  const release = await delayChunk(page, 'index');
  await page.goto(paths.home, { waitUntil: 'commit' });
  const message = page.getByRole('main').getByRole('textbox');
  await message.fill('Where is my order?');
  await release();
  await waitForPage(page);
  await expect(message).toHaveValue('Where is my order?');
  await expect(message).toBeFocused();
});

test('buttons and choices pressed on the prerendered page count once the app runs', async ({ page }) => {
  const release = await delayChunk(page, 'index');
  await page.goto(paths.home, { waitUntil: 'commit' });
  const hotel = page.getByRole('main').getByRole('radio', { name: 'Hotel' });
  await hotel.click();
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await release();
  await waitForPage(page);
  await expect(searchDialog(page)).toBeVisible();
  await expect(hotel).toBeChecked();
});

test('a link on the prerendered page is followed without a new document', async ({ page }) => {
  const release = await delayChunk(page, 'index');
  await page.goto(paths.home, { waitUntil: 'commit' });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('main').getByRole('link', { name: 'See all features' }).click();
  await release();
  await expect(page).toHaveURL(paths.features);
  await waitForPage(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a page whose prerendered page is missing or garbage opens without it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of (404|500)/);
  const duplicates = await watchDuplicates(page);
  const missing = { status: 404, body: '<!doctype html>' };
  for (const [name, answer] of Object.entries({ missing, ...garbage }))
    await test.step(name, async () => {
      await page.route(PAGE_FILE, (route) => route.fulfill(answer));
      await visit(page, paths.about);
      await expect(heading(page)).toHaveCount(1);
      expect(await duplicates()).toEqual([]);
      await page.unrouteAll({ behavior: 'wait' });
    });
});

test('a prerendered page that arrives after the app has rendered is not used', async ({ page }) => {
  const duplicates = await watchDuplicates(page);
  const { first, release } = await delayRequests(page, PAGE_FILE);
  const arrived = page.waitForResponse(PAGE_FILE);
  await page.goto(paths.about);
  await first;
  await waitForPage(page);
  await page.evaluate(() => Object.assign(window, { rendered: document.querySelector('main h1') }));
  await release();
  await (await arrived).finished();
  // By then, the page's own handler of the same file has run.
  await page.evaluate((file) => fetch(file).then((response) => response.json()), (await arrived).url());
  expect(
    await page.evaluate(() => 'rendered' in window && window.rendered === document.querySelector('main h1')),
  ).toBe(true);
  expect(await duplicates()).toEqual([]);
});

test('a page in a stored language is hydrated before it is translated', async ({ page, context }) => {
  await withTranslator(context);
  await page.addInitScript((key) => localStorage.setItem(key, 'de'), LANGUAGE_KEY);
  const failures = watchHydration(page);
  for (const address of [paths.home, paths.pricing, paths.contact]) {
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
  for (const address of [paths.home, paths.pricing, paths.contact]) {
    const release = await openPrerendered(page, address);
    await expect(page.locator('h1 font')).toBeAttached();
    await release();
    await waitForPage(page);
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await page.getByRole('button', { name: 'Drop Menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(paths.services);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

signedOutTest('an ended session never shows the prerendered page', async ({ page, allowConsole }) => {
  allowConsole(/auth\//);
  const user = await openSignedIn(page, paths.projects);
  await deleteUser(user);
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('#root[data-path]')) Object.assign(window, { wasShown: true });
    }).observe(document, { childList: true, subtree: true });
  });
  const release = await delayChunk(page, 'index');
  const loaded = page.waitForResponse(PAGE_FILE);
  const answered = page.waitForResponse(/accounts:lookup/);
  await page.goto(paths.home, { waitUntil: 'commit' });
  await loaded;
  await answered;
  await release();
  await expect(loginHeading(page)).toBeVisible();
  expect(await page.evaluate(() => 'wasShown' in window)).toBe(false);
});
