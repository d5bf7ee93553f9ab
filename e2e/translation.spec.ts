import type { Request } from '@playwright/test';
import { createUser } from './support/accounts';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { holdPart } from './support/hold';
import { logIn, loginHeading } from './support/sign-in';
import { expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';
import { chooseLanguage, languagePicker, pageHeading, withTranslator } from './support/translation';

test('a language is found by either name and chosen by keyboard, and English is one step away', async ({
  page,
}) => {
  await withTranslator(page.context());
  await visit(page, '/About');
  await languagePicker(page).click();
  await page.keyboard.type('germ');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pageHeading(page)).toContainText('de:');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(languagePicker(page)).toContainText('Deutsch');
  await expect(languagePicker(page)).toBeFocused();

  await languagePicker(page).click();
  await page.getByRole('button', { name: 'Back to English' }).click();
  await expect(pageHeading(page)).not.toContainText('de:');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(languagePicker(page)).toContainText('English');
});

test('the translator is asked for when the page is there, not before', async ({ page }) => {
  await withTranslator(page.context());
  const first = page.waitForRequest(isForTranslator);
  await visit(page, '/About');
  await first;
  const release = await holdPart(page, 'about-page');
  let asked = false;
  page.on('request', (request) => {
    if (isForTranslator(request)) asked = true;
  });
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((idle) => requestIdleCallback(idle));
  });
  expect(asked).toBe(false);
  await release();
  await expect(pageHeading(page)).toBeVisible();
  await expect.poll(() => asked).toBe(true);
});

test('what is typed while the languages are on their way is not lost', async ({ page }) => {
  await withTranslator(page.context());
  await visit(page, '/About');
  const release = await holdPart(page, 'language-picker-panel');
  await languagePicker(page).click();
  await page.keyboard.type('germx');
  await page.keyboard.press('Backspace');
  await release();
  await expect(page.getByRole('combobox', { name: 'Search languages' })).toHaveValue('germ');
  await expect(page.getByRole('dialog').getByRole('option')).toHaveText(/Deutsch/);
});

test('a language from right to left turns the page round, is remembered, and English turns it back', async ({
  page,
}) => {
  await withTranslator(page.context());
  await visit(page, '/About');
  await chooseLanguage(page, 'עברית');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'he');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'googtrans')?.value).toBe('/en/iw');

  await page.reload();
  await expect(pageHeading(page)).toContainText('iw:');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await languagePicker(page).click();
  await page.getByRole('button', { name: 'Back to English' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await page.reload();
  await expect(page.locator('select.goog-te-combo')).toBeAttached();
  await expect(pageHeading(page)).not.toContainText('iw:');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test("the translator's own bar neither shows nor moves anything", async ({ page }) => {
  await withTranslator(page.context());
  await visit(page, '/About');
  await chooseLanguage(page, 'Français');
  await expect(page.locator('iframe.skiptranslate')).toBeHidden();
  expect(await page.evaluate(() => document.body.getBoundingClientRect().top + scrollY)).toBe(0);
});

signedOutTest(
  'the script is asked for once, by the shell only, and not at all by those who refuse it',
  async ({ page, thirdParty }) => {
    const user = await createUser();
    await page.goto('/About');
    await expect(loginHeading(page)).toBeVisible();
    expect(thirdParty).toEqual([]);
    await logIn(page, user);
    await expect.poll(() => asked(thirdParty)).toBe(1);
    await page.getByRole('link', { name: 'Help', exact: true }).first().click();
    await expect(page).toHaveURL('/Help');
    expect(asked(thirdParty)).toBe(1);

    await page.evaluate(() => localStorage.setItem('privacy-no-translation', 'yes'));
    await page.reload();
    await languagePicker(page).click();
    await expect(page.getByText('Translation is switched off')).toBeVisible();
    expect(asked(thirdParty)).toBe(1);
    await page.getByRole('button', { name: 'Allow translation' }).click();
    await expect.poll(() => asked(thirdParty)).toBe(2);
  },
);

test('the languages are there for everyone', async ({ page }) => {
  await withTranslator(page.context());
  await visit(page, '/About');
  await languagePicker(page).click();
  await page.keyboard.press('ArrowDown');
  await expectFitForEveryone(page, page.getByRole('dialog').getByRole('option').first());
});

function asked(urls: readonly string[]): number {
  return urls.filter((url) => url.includes('translate_a/element.js')).length;
}

function isForTranslator(request: Request) {
  return new URL(request.url()).host === 'translate.google.com';
}
