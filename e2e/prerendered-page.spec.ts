import { LANGUAGE_KEY, OFFER_BAR_DISMISSED_KEY, OFFER_END_KEY, THEME_KEY } from '@/lib/storage-keys';
import { offerLinks } from '@/site/navigation';
import { paths } from '@/site/paths';
import { openPrerendered, visitHydrated, watchHydration } from './support/hydration';
import { watchLayoutShifts } from './support/layout';
import { withGoogleTranslate } from './support/page-translation';
import { benefitPaths } from './support/routes';
import { heading } from './support/session';
import { dropMenuButton } from './support/shell';
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

test('a message typed before the app runs stays, with the focus', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const message = page.getByRole('main').getByRole('textbox').first();
  const release = await openPrerendered(page, paths.home);
  await message.fill('Where is my order?');
  await release();
  await waitForPage(page);
  await expect(message).toHaveValue('Where is my order?');
  await expect(message).toBeFocused();
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
      const main = document.querySelector('[data-boot=shown] #root main');
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
