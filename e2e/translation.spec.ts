import type { Request } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser } from './support/accounts';
import { delayChunk } from './support/network';
import { logIn, loginHeading } from './support/session';
import { barLink } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';
import {
  backToEnglish,
  chooseLanguage,
  languagePicker,
  pageHeading,
  withTranslator,
} from './support/translation';

test('a language is found, chosen, remembered and left again, and shifts nothing', async ({ page }) => {
  await test.step('what is typed while the list of languages loads is not lost', async () => {
    await withTranslator(page.context());
    await visit(page, paths.about);
    const release = await delayChunk(page, 'language-panel');
    await languagePicker(page).click();
    await page.keyboard.type('germx');
    await page.keyboard.press('Backspace');
    await release();
    await expect(page.getByRole('combobox', { name: 'Search languages' })).toHaveValue('germ');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveText(/Deutsch/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('a language is found by its English name and chosen by keyboard, and English comes back', async () => {
    await languagePicker(page).click();
    await page.keyboard.type('germ');
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(pageHeading(page)).toContainText('de:');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(languagePicker(page)).toContainText('Deutsch');
    await expect(languagePicker(page)).toBeFocused();

    await backToEnglish(page);
    await expect(pageHeading(page)).not.toContainText('de:');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(languagePicker(page)).toContainText('English');
  });

  await test.step("the translator's own bar is hidden and shifts nothing", async () => {
    await chooseLanguage(page, 'Français');
    await expect(page.locator('iframe.skiptranslate')).toBeHidden();
    expect(await page.evaluate(() => document.body.getBoundingClientRect().top + scrollY)).toBe(0);
  });

  await test.step('a right-to-left language mirrors the page, is remembered, and English mirrors it back', async () => {
    await chooseLanguage(page, 'עברית');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'he');
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'googtrans')?.value).toBe('/en/iw');

    await page.reload();
    await expect(pageHeading(page)).toContainText('iw:');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await backToEnglish(page);
    await expect(page.locator('html')).not.toHaveAttribute('dir');
    await page.reload();
    await expect(page.locator('select.goog-te-combo')).toBeAttached();
    await expect(pageHeading(page)).not.toContainText('iw:');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the translator loads after the page, not before', async ({ page }) => {
  await withTranslator(page.context());
  const first = page.waitForRequest(isForTranslator);
  await visit(page, paths.about);
  await first;
  const release = await delayChunk(page, 'about');
  let asked = false;
  page.on('request', (request) => {
    if (isForTranslator(request)) asked = true;
  });
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((idle) => requestIdleCallback(idle));
  });
  expect(asked).toBe(false);
  await release();
  await expect(pageHeading(page)).toBeVisible();
  await expect.poll(() => asked).toBe(true);
});

signedOutTest(
  'the translator loads once, only when signed in, and never for visitors who refuse it',
  async ({ page, thirdParty }) => {
    const user = await createUser();
    await page.goto(paths.about);
    await expect(loginHeading(page)).toBeVisible();
    expect(thirdParty).toEqual([]);
    await logIn(page, user);
    await expect.poll(() => asked(thirdParty)).toBe(1);
    await barLink(page, 'Help').click();
    await expect(page).toHaveURL(paths.help);
    expect(asked(thirdParty)).toBe(1);

    await visit(page, paths.privacy);
    await page.getByRole('switch', { name: 'Translation' }).uncheck();
    const before = asked(thirdParty);
    await page.reload();
    await languagePicker(page).click();
    expect(asked(thirdParty)).toBe(before);
    await page.getByRole('button', { name: 'Allow translation' }).click();
    await expect.poll(() => asked(thirdParty)).toBe(before + 1);
  },
);

function asked(urls: readonly string[]): number {
  return urls.filter((url) => url.includes('translate_a/element.js')).length;
}

function isForTranslator(request: Request) {
  return new URL(request.url()).host === 'translate.google.com';
}
