import type { Page } from '@playwright/test';
import { expectFitForEveryone } from './support/fit-for-everyone';
import { expect, test } from './support/signed-in';
import { languagePicker, withTranslator } from './support/translation';
import { holdDownload, withBrowserTranslator } from './support/translator-stand-in';
import {
  noteRequests,
  openTool,
  pressEveryControl,
  pressTryItNow,
  translated,
  tryPart,
} from './support/try-tool';

const PATH = '/translation';
const CHUNK = /translation-tool/;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function result(page: Page) {
  return tryPart(page).getByRole('group', { name: 'Translation' }).locator('p');
}

test('a text is detected, translated by keyboard, kept and cleared', async ({ page }) => {
  await withBrowserTranslator(page);
  const tool = await openTool(page, PATH, CHUNK);
  const requests = noteRequests(page);
  await expect(tool.getByLabel('Your text')).toBeFocused();
  await page.keyboard.insertText('A sua encomenda sai.\n\n<script>alert(1)</script>');
  await tool.getByRole('button', { name: 'Translate', exact: true }).press('Enter');
  await expect(tool.getByText('Done: Portuguese to German.')).toBeVisible();
  await expect(result(page)).toHaveText('[de] A sua encomenda sai.\n\n[de] <script>alert(1)</script>');
  await expect(result(page)).toHaveAttribute('lang', 'de');
  await expect(result(page)).toHaveAttribute('translate', 'no');

  await tool.getByLabel('To', { exact: true }).selectOption('ar');
  await tool.getByRole('button', { name: 'Translate', exact: true }).press('Enter');
  await expect(result(page)).toHaveAttribute('dir', 'rtl');
  await tool.getByRole('button', { name: 'Translate it back' }).press('Enter');
  await expect(tool.getByLabel('From')).toHaveValue('ar');
  await expect(tool.getByLabel('To', { exact: true })).toHaveValue('pt');
  expect(requests).toEqual([]);

  await page.reload();
  await pressTryItNow(page);
  await expect(tool.getByLabel('Your text')).toHaveValue(/^\[ar\] A sua/);
  await tool.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.reload();
  await pressTryItNow(page);
  await expect(tool.getByLabel('Your text')).toHaveValue('');
});

test('a language pack shows how far it is and can be cancelled', async ({ page }) => {
  await withBrowserTranslator(page);
  const tool = await openTool(page, PATH, CHUNK);
  await holdDownload(page, true);
  await tool.getByLabel('Your text').fill('Your parcel leaves on Thursday.');
  await tool.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(tool.getByText('42 %')).toBeVisible();
  await tool.getByRole('button', { name: 'Cancel' }).click();
  await expect(tool.getByText('Cancelled. Your text is as it was.')).toBeVisible();
  await holdDownload(page, false);
  await tool.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(result(page)).toHaveText('[de] Your parcel leaves on Thursday.');
});

test('whatever cannot be translated is told apart', async ({ page }) => {
  await withBrowserTranslator(page);
  const tool = await openTool(page, PATH, CHUNK);
  const long = 'word '.repeat(200_000);
  for (const [text, target, sentence] of [
    ['', 'de', 'There is no text yet.'],
    ['🙂 🙂 123', 'de', 'There are no words in this.'],
    ['Hm', 'de', 'This is too little to tell the language by.'],
    [long, 'de', 'This is 1,000,000 characters; 20,000 is the most.'],
    ['A good morning', 'en', 'This is English already.'],
    ['A good morning', 'te', 'Your browser does not translate from English to Telugu.'],
    ['A good morning', 'ta', 'The language pack could not be fetched.'],
  ] as const) {
    await tool.getByLabel('Your text').fill(text);
    await tool.getByLabel('To', { exact: true }).selectOption(target);
    await tool.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(tool.getByRole('alert')).toContainText(sentence);
    await expect(tool.getByLabel('Your text')).toHaveValue(text);
  }
});

test('without a translator in the browser, the page itself is turned and comes back', async ({
  page,
  context,
}) => {
  await withTranslator(context);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Translator'));
  const tool = await openTool(page, PATH, CHUNK);
  await expect(tool.getByText('This browser has no translator of its own')).toBeVisible();
  await tool.getByLabel('Language of the page').selectOption('ar');
  await tool.getByRole('button', { name: 'Turn the page' }).press('Enter');
  await expect(tool.getByText('ar:“Your parcel leaves on Thursday.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(languagePicker(page)).toContainText('العربية');
  await tool.getByRole('button', { name: 'Back to English' }).press('Enter');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await expect(tool.getByText('ar:', { exact: false })).toHaveCount(0);
});

test('a page translator that is out of reach is told of', async ({ page }) => {
  await withBrowserTranslator(page);
  const tool = await openTool(page, PATH, CHUNK);
  await tool.getByRole('button', { name: 'Turn the page' }).click();
  await expect(tool.getByText('The translator did not answer.')).toBeVisible();
});

test('it is there for everyone, every control does something, and a translator leaves it whole', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await withBrowserTranslator(page);
  await withTranslator(context);
  const tool = await openTool(page, PATH, CHUNK);
  await tool.getByLabel('Your text').fill('A good morning to you.');
  await tool.getByRole('button', { name: 'Translate', exact: true }).click();
  await expect(result(page)).toHaveText('[de] A good morning to you.');
  await expectFitForEveryone(page, tryPart(page));
  await tool.getByLabel('Your text').fill('A good day to you.');
  await pressEveryControl(page);
  await translated(page);
  await tool.getByRole('textbox').fill('And a good evening.');
  await tool.getByRole('button', { name: /Translate$/ }).click();
  await expect(tool.locator('p', { hasText: 'And a good evening.' })).toHaveAttribute('lang', /./);
});
