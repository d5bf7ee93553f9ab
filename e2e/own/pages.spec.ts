import type { Page } from '@playwright/test';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import { everyView, expectNoAxeViolations } from '../support/accessibility';
import { prerenderedAddresses, visitHydrated, watchHydration } from '../support/hydration';
import { findOverflow, layoutShifts, watchLayoutShifts } from '../support/layout';
import { isGoogleTranslateUrl } from '../support/page-translation';
import { anyPage, pageGroups } from '../support/routes';
import { expect, test, visit, waitForPage } from '../support/signed-in';
import { test as signedOutTest } from '../support/test';
import { findFocusFaults } from './keyboard-focus';
import { findLinkFaults } from './links';
import {
  enlargeText,
  findInvisibleButtons,
  findSmallTargets,
  scrollThrough,
  withWideText,
} from './page-checks';
import { headingsNotFound } from './search-index';

const signedOutAddresses = [
  paths.login,
  paths.signup,
  paths.resetPassword,
  `${paths.resetPassword}?mode=resetPassword&oobCode=x`,
  `${paths.resetPassword}?mode=verifyEmail&oobCode=x`,
  paths.privacy,
] as const;

interface View {
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

/** 320 px is also 1280 px at a zoom of 400%. */
const WIDTHS = [320, 390, 768, 1280, 1440];
const THEMES = ['light', 'dark'] as const;
const VIEWS: readonly View[] = WIDTHS.flatMap((width) =>
  THEMES.map((colorScheme) => ({ width, colorScheme })),
);
/** On this page, the bar and the footer are checked too; they are the same everywhere. */
const START = anyPage;

/** By turns, so that each view meets several pages. */
function viewOf(index: number): View {
  return { width: WIDTHS[index % WIDTHS.length] ?? 320, colorScheme: index % 2 === 0 ? 'light' : 'dark' };
}

const all = pageGroups.flat();

for (const addresses of pageGroups)
  test(`hydrated, accessible, in the window, linked, and never shifting: ${addresses.join(' ')}`, async ({
    page,
    thirdParty,
  }) => {
    test.setTimeout(240_000);
    await watchLayoutShifts(page);
    const failures = watchHydration(page);
    for (const address of addresses)
      await test.step(address, async () => {
        const view = viewOf(all.indexOf(address));
        await prepare(page, view);
        if (prerenderedAddresses.includes(address)) await visitHydrated(page, address);
        else await visit(page, address);
        if (everyView) await page.waitForLoadState('networkidle');
        // The search engine is built in slices, which a busy machine delays.
        if (address.startsWith(`${paths.search}?`))
          await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
        await scrollThrough(page);
        expect.soft(await layoutShifts(page), `${address} shifts while it loads`).toEqual([]);
        const asked = thirdParty.filter((url) => !isExpected(url, address));
        expect.soft(asked, `${address} asks other hosts`).toEqual([]);
        await expectOwnName(page, address);
        const links = await findLinkFaults(page, address === START ? 'body' : 'main');
        expect.soft(links, `links of ${address}`).toEqual([]);
        const headings = page.locator('main :is(h1, h2, h3, h4):not([data-search] *)');
        const lost = headingsNotFound(address, await headings.allTextContents());
        expect.soft(lost, `the search doesn’t find these headings of ${address}`).toEqual([]);
        await checkPage(page, address, view, address === START ? 'body' : 'main');
      });
    expect(failures).toEqual([]);
  });

signedOutTest('every screen for signed-out visitors is accessible', async ({ page, allowConsole }) => {
  signedOutTest.setTimeout(240_000);
  allowConsole(/auth\/(invalid-action-code|used-link)/);
  await watchLayoutShifts(page);
  const failures = watchHydration(page);
  for (const [index, address] of signedOutAddresses.entries())
    await signedOutTest.step(address, async () => {
      const view = viewOf(index);
      await prepare(page, view);
      await page.goto(address);
      await waitForPage(page);
      await expect(page).toHaveTitle(new RegExp(`.+ · ${brand.name}$`));
      await expect(page.locator('head title')).toHaveCount(1);
      if (address.includes('verifyEmail')) await expect(page.getByRole('alert')).toBeVisible();
      expect.soft(await layoutShifts(page), `${address} shifts while it loads`).toEqual([]);
      // Beside the form, every screen is the same.
      await checkPage(page, address, view, index === 0 ? 'body' : 'main');
    });
  expect(failures).toEqual([]);
});

async function expectOwnName(page: Page, address: string) {
  await expect(page.locator('main [data-pending]')).toHaveCount(0);
  await expect(page.getByText('didn’t load')).toHaveCount(0);
  await expect(page.locator('head title'), address).toHaveCount(1);
  await expect(page).toHaveTitle(new RegExp(`^\\S.* · ${brand.name}$`));
  await expect(page).toHaveTitle(address === '/no-such-page' ? /not found/i : /^(?!.*not found)/i);
  await expect(page.locator('meta[name=description]'), address).toHaveAttribute('content', /\S/);
}

/** Also undoes what the checks of the page before have changed. */
async function prepare(page: Page, { width, colorScheme }: View) {
  await page.setViewportSize({ width, height: 800 });
  await page.emulateMedia({ colorScheme, reducedMotion: 'no-preference', forcedColors: 'none' });
}

async function checkPage(page: Page, address: string, view: View, part: 'body' | 'main') {
  // With reduced motion, elements that would appear on scroll are visible from the start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('main'), address).toHaveCount(1);
  for (const { width, colorScheme } of everyView ? VIEWS : [view])
    await test.step(`${width} px, ${colorScheme}`, async () => {
      const where = `${address} at ${width} px, ${colorScheme}`;
      await page.emulateMedia({ colorScheme, forcedColors: 'none' });
      await page.setViewportSize({ width, height: 800 });
      // The page still scrolls smoothly: reduced motion reaches its styles with the next frame.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      expect.soft(await findOverflow(page), `cut off or too wide: ${where}`).toEqual([]);
      expect.soft(await findSmallTargets(page), `too small to touch: ${where}`).toEqual([]);
      await expectNoAxeViolations(page, { except: part === 'body' ? [] : ['footer', 'header'] });
      // What parts look like with the focus, and in other settings, is nearly the same on every page.
      if (!everyView && part === 'main') return;
      await withWideText(page, async () =>
        expect.soft(await findOverflow(page), `cut off with wide text: ${where}`).toEqual([]),
      );
      if (width === 390) {
        await enlargeText(page, 2);
        expect.soft(await findOverflow(page), `cut off with text at 200%: ${where}`).toEqual([]);
        await enlargeText(page, 1);
      }
      // 1280 × 1024 px at a zoom of 400%.
      if (width === 320) await page.setViewportSize({ width, height: 256 });
      expect.soft(await findFocusFaults(page, part), `keyboard focus: ${where}`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      expect.soft(await findInvisibleButtons(page, part), `unseen in forced colors: ${where}`).toEqual([]);
    });
}

/** The translator everywhere, and on the account page the script that its pop-ups need. */
function isExpected(url: string, address: string): boolean {
  return (
    isGoogleTranslateUrl(url) || (address === paths.account && url.startsWith('https://apis.google.com/'))
  );
}
