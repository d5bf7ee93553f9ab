import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser } from './support/accounts';
import { delayRequests } from './support/network';
import {
  backToEnglish,
  chooseLanguage,
  isGoogleTranslateUrl,
  languagePicker,
  withGoogleTranslate,
} from './support/page-translation';
import { pageAddresses } from './support/routes';
import { heading, logIn, openSignedIn } from './support/session';
import { goInSite } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';
import { nextFrames } from './support/wait';

const googleTranslateRequests = (urls: readonly string[]) => urls.filter(isGoogleTranslateUrl).length;

test('a language is found, chosen, remembered and left again, and shifts nothing', async ({ page }) => {
  await withGoogleTranslate(page.context());
  await visit(page, paths.about);
  const html = page.locator('html');
  await test.step('by its English name and by keyboard', async () => {
    await languagePicker(page).click();
    await page.keyboard.type('germ');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toContainText('de:');
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(languagePicker(page)).toContainText('Deutsch');
    await expect(languagePicker(page)).toBeFocused();
    // The translator's own bar is hidden and shifts nothing.
    await expect(page.locator('iframe.skiptranslate')).toBeHidden();
    expect(await page.evaluate(() => document.body.getBoundingClientRect().top + scrollY)).toBe(0);
    await backToEnglish(page);
    await expect(heading(page)).not.toContainText('de:');
    await expect(languagePicker(page)).toContainText('English');
  });

  await test.step('a right-to-left language mirrors the page, is remembered, and English mirrors it back', async () => {
    await chooseLanguage(page, 'עברית');
    await expect(heading(page)).toContainText('iw:');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(html).toHaveAttribute('lang', 'he');
    await page.reload();
    await expect(heading(page)).toContainText('iw:');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await backToEnglish(page);
    await expect(html).not.toHaveAttribute('dir');
    await page.reload();
    await expect(page.locator('select.goog-te-combo')).toBeAttached();
    await expect(heading(page)).not.toContainText('iw:');
    await expect(html).toHaveAttribute('lang', 'en');
  });
});

signedOutTest(
  'the choices of the privacy policy last: the translator never loads for visitors who refuse it',
  async ({ page, thirdParty }) => {
    await page.goto(paths.privacy);
    await page.getByRole('switch', { name: 'Map' }).check();
    await page.getByRole('switch', { name: 'Translation' }).uncheck();
    await page.goto(paths.contact);
    expect(thirdParty).toEqual([]);
    await logIn(page, await createUser());
    await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
    await idlePeriods(page);
    expect(googleTranslateRequests(thirdParty)).toBe(0);
    await languagePicker(page).click();
    await page.getByRole('button', { name: 'Allow translation' }).click();
    await expect.poll(() => googleTranslateRequests(thirdParty)).toBe(1);
  },
);

test('a translator that is blocked is reported, and Try again loads it', async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.about);
  await languagePicker(page).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    await page.clock.runFor(5000);
    await expect(retry).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(heading(page)).toBeVisible();
  await withGoogleTranslate(page.context());
  const { release } = await delayRequests(page, /translate_a\/element\.js/);
  await page.clock.resume();
  await retry.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Trying again.');
  await expect(retry).toBeFocused();
  await release();
  await expect(page.getByRole('combobox', { name: 'Search languages' })).toBeFocused();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(heading(page)).toContainText('de:');
});

async function openInFrench(page: Page) {
  await withGoogleTranslate(page.context());
  const user = await openSignedIn(page, paths.home);
  await chooseLanguage(page, 'Français');
  await expect(heading(page)).toContainText('fr:');
  return user;
}

test('every page opens, and what it folds opens and closes, while translated @full', async ({ page }) => {
  test.setTimeout(180_000);
  await openInFrench(page);
  for (const path of pageAddresses) {
    await goInSite(page, path);
    await expect(heading(page)).toContainText('fr:');
    await expect(heading(page)).toHaveCount(1);
    await expect(page.getByText('didn’t load')).toHaveCount(0);
    await expect(page.locator('main [data-pending]')).toHaveCount(0);
    const before = await textOf(page);
    await pressTwice(page, 'main :is(button[aria-expanded], summary)');
    await expect.poll(() => textOf(page), `what is left on ${path} after opening and closing`).toBe(before);
  }
});

test('signing out and in again keeps the translation @full', async ({ page }) => {
  const user = await openInFrench(page);
  await page.getByRole('button', { name: /Account/ }).click();
  const signOut = page.getByRole('button', { name: /Sign out/ });
  await signOut.first().click();
  await page.locator('input[type=email]').fill(user.email);
  await page.locator('input[type=password]').fill(user.password);
  // The second one asks for a link by email.
  await page.locator('form button[type=submit]').first().click();
  await expect(languagePicker(page)).toBeVisible();
  await expect(heading(page)).toContainText('fr:');
});

/** The translator loads in an idle period after the page has loaded. */
function idlePeriods(page: Page) {
  return page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn++)
      await new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }));
  });
}

/** Opens and closes each control, one after the other. */
async function pressTwice(page: Page, selector: string) {
  for (const control of await page.locator(selector).all())
    for (const _ of ['open', 'close']) {
      await control.dispatchEvent('click');
      await nextFrames(page);
    }
}

/**
 * The text of the page without the translator's prefix and without moving parts: those are never translated, or a tool
 * that may still be loading.
 */
function textOf(page: Page): Promise<string> {
  return page.locator('main').evaluate((main) => {
    const copy = document.importNode(main, true);
    for (const moving of copy.querySelectorAll('[translate=no], [role=status], [data-tool]')) moving.remove();
    return copy.textContent.replaceAll('fr:', '');
  });
}
