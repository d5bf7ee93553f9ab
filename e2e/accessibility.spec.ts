import type { Page } from '@playwright/test';
import { brand } from '@/site/brand';
import { paths } from '@/site/paths';
import {
  expectAccessible,
  expectNoAxeViolations,
  findHiddenText,
  findInvisibleButtons,
} from './support/accessibility';
import { createUser } from './support/accounts';
import { prerenderedAddresses, visitHydrated, watchHydration } from './support/hydration';
import { findFocusFaults } from './support/keyboard-focus';
import { enlargeText, findOverflow, findSmallTargets, spaceText, unspaceText } from './support/layout';
import { layoutShifts, scrollThrough, watchLayoutShifts } from './support/layout-shift';
import { isGoogleTranslateUrl, languagePicker, withGoogleTranslate } from './support/page-translation';
import { anyPage, pageGroups, signedOutAddresses } from './support/routes';
import { headingsNotFound } from './support/search-index';
import { accountMenu, fillLogin, heading, logIn, loginButton } from './support/session';
import { bar, dropMenuButton, menu, searchDialog, searchInput } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';
import { test as signedOutTest } from './support/test';

/** 320 px is also 1280 px at a zoom of 400%. */
const WIDTHS = [320, 390, 768, 1280, 1440];
/** Both themes, and 1280 × 1024 px at a zoom of 400%. */
const FOCUS_WINDOWS = [
  { colorScheme: 'light', width: 1280, height: 800 },
  { colorScheme: 'dark', width: 320, height: 256 },
] as const;
const AXE_WIDTHS = new Set([390, 1280]);
const SPACING_WIDTHS = new Set([320, 390, 1280]);
/** On this page, the bar and the footer are checked too; they are the same everywhere. */
const START = anyPage;

for (const addresses of pageGroups) {
  test(`hydrated, accessible, fitting every width, and never shifting: ${addresses.join(' ')}`, async ({
    page,
    thirdParty,
  }) => {
    test.setTimeout(240_000);
    await watchLayoutShifts(page);
    const failures = watchHydration(page);
    for (const address of addresses)
      await test.step(address, async () => {
        await resetEnvironment(page);
        if (prerenderedAddresses.includes(address)) await visitHydrated(page, address);
        else await visit(page, address);
        await page.waitForLoadState('networkidle');
        // The search engine is built in slices, which a busy machine delays.
        if (address.startsWith(`${paths.search}?`))
          await expect(page.getByRole('search').getByRole('status')).not.toBeEmpty();
        await scrollThrough(page);
        expect.soft(await layoutShifts(page), `layout shifts of ${address}`).toEqual([]);
        expect.soft(thirdParty.filter((url) => !isExpected(url, address))).toEqual([]);
        const headings = page.locator('main :is(h1, h2, h3, h4):not([data-search] *)');
        const lost = headingsNotFound(address, await headings.allTextContents());
        expect.soft(lost, 'headings that the search does not find').toEqual([]);
        await checkPage(page, address === START ? 'body' : 'main');
      });
    expect(failures).toEqual([]);
  });
}

signedOutTest('every screen for signed-out visitors is accessible', async ({ page, allowConsole }) => {
  signedOutTest.setTimeout(240_000);
  allowConsole(/auth\/invalid-action-code/);
  await watchLayoutShifts(page);
  const failures = watchHydration(page);
  for (const address of signedOutAddresses)
    await signedOutTest.step(address, async () => {
      await resetEnvironment(page);
      await page.goto(address);
      await waitForPage(page);
      await expect(page).toHaveTitle(new RegExp(`.+ · ${brand.name}$`));
      await expect(page.locator('head title')).toHaveCount(1);
      if (address.includes('verifyEmail')) await expect(page.getByRole('alert')).toBeVisible();
      expect.soft(await layoutShifts(page), `layout shifts of ${address}`).toEqual([]);
      await checkPage(page, 'body');
    });
  expect(failures).toEqual([]);
});

/** Resets what the checks of the previous page changed. */
async function resetEnvironment(page: Page) {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' });
}

async function checkPage(page: Page, part: 'body' | 'main') {
  const except = part === 'body' ? [] : ['footer', 'header'];
  // With reduced motion, elements that would appear on scroll are visible from the start.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The page still scrolls smoothly: reduced motion reaches its styles with the next frame.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByRole('main')).toHaveCount(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page), `overflow at ${width} px`).toEqual([]);
    if (AXE_WIDTHS.has(width)) await expectNoAxeViolations(page, { except, isNextWidth: width > 390 });
    if (!SPACING_WIDTHS.has(width)) continue;
    await spaceText(page);
    expect.soft(await findOverflow(page), `overflow with wide text at ${width} px`).toEqual([]);
    await unspaceText(page);
    if (width === 390) {
      await enlargeText(page, 2);
      expect.soft(await findOverflow(page), 'overflow with text at 200% on a phone').toEqual([]);
      await enlargeText(page, 1);
    }
    expect.soft(await findSmallTargets(page), `small targets at ${width} px`).toEqual([]);
  }
  for (const { colorScheme, width, height } of FOCUS_WINDOWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    expect.soft(await findFocusFaults(page, part), `keyboard focus at ${width} × ${height} px`).toEqual([]);
  }
  for (const { colorScheme } of FOCUS_WINDOWS) {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    expect.soft(await findHiddenText(page), `text in forced colors, ${colorScheme}`).toEqual([]);
  }
  expect.soft(await findInvisibleButtons(page, part), 'buttons in forced colors').toEqual([]);
}

/** The translator everywhere, and on the account page the script that its pop-ups need. */
function isExpected(url: string, address: string): boolean {
  return (
    isGoogleTranslateUrl(url) || (address === paths.account && url.startsWith('https://apis.google.com/'))
  );
}

test('the open menus, panels and the search are accessible', async ({ page }) => {
  test.setTimeout(240_000);
  const inDialog = { within: 'dialog' };
  await withGoogleTranslate(page.context());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, START);
  await dropMenuButton(page).click();
  await expect(bar(page).locator(`a[href="${paths.about}"]`)).toBeVisible();
  await expectNoAxeViolations(page, { within: 'header' });
  await accountMenu(page).click();
  await expectNoAxeViolations(page, { within: 'header' });

  await page.keyboard.press('Control+m');
  await expect(menu(page)).toBeVisible();
  await expectNoAxeViolations(page, inDialog);
  // It closes when the window grows past a phone's width.
  await page.setViewportSize({ width: 390, height: 800 });
  if (await menu(page).isHidden()) await page.keyboard.press('Control+m');
  await expectAccessible(page, menu(page), { ...inDialog, widths: [390, 320] });
  expect(await menu(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Shortcuts' }).click();
  await expectAccessible(page, page.getByRole('dialog', { name: 'Keyboard shortcuts' }), inDialog);
  await page.keyboard.press('Escape');
  await languagePicker(page).click();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, page.getByRole('dialog').getByRole('option').first(), inDialog);
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+k');
  await expectAccessible(page, searchInput(page), inDialog);
  await searchInput(page).fill('plan');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, searchInput(page), inDialog);
  await searchInput(page).fill('zzqqxxj');
  await expect(searchDialog(page).getByRole('link').first()).toBeVisible();
  await expectAccessible(page, searchInput(page), inDialog);
});

signedOutTest('error messages and the account page are accessible', async ({ page, allowConsole }) => {
  allowConsole(/auth\/invalid-credential/);
  const user = await createUser();
  await page.goto(paths.signup);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page.getByLabel('Full Name')).toBeFocused();
  await expectAccessible(page, page.getByLabel('Full Name'), { within: 'main' });

  await page.goto(paths.account);
  await fillLogin(page, { ...user, password: 'not the password' });
  await loginButton(page).click();
  await expectAccessible(page, page.getByRole('alert'), { within: 'main' });

  await logIn(page, user);
  await expect(heading(page)).toHaveText('Account');
  await expect(page.locator('main form:not([aria-labelledby])')).toHaveCount(0);
  await page.locator('summary').filter({ hasText: 'Delete account' }).click();
  await expectAccessible(page, page.getByRole('button', { name: 'Delete permanently' }), { within: 'main' });
});
