import type { Page } from '@playwright/test';
import { sample } from '@/features/tools/translation/sample';
import { paths } from '@/site/paths';
import { expect, test } from './support/signed-in';
import { isTranslatorUrl, languagePicker, withTranslator } from './support/translation';
import { delayDownload, withBrowserTranslator } from './support/browser-translator-stub';
import { collectRequests } from './support/network';
import { openTool, startTool, toolPart } from './support/tools';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

function result(page: Page) {
  return toolPart(page).getByRole('region', { name: 'Translation' }).locator('p');
}

test('a text is detected, translated, downloaded for, canceled and refused with its reason', async ({
  page,
}) => {
  await test.step('a text’s language is detected, and it is translated by keyboard, kept and cleared', async () => {
    await withBrowserTranslator(page);
    const tool = await openTool(page, paths.translation);
    const requests = collectRequests(page);
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
    await tool.getByRole('button', { name: 'Swap languages' }).press('Enter');
    await expect(tool.getByLabel('From')).toHaveValue('ar');
    await expect(tool.getByLabel('To', { exact: true })).toHaveValue('pt');
    expect(requests.filter((url) => !isTranslatorUrl(url))).toEqual([]);

    await page.reload();
    await startTool(page);
    await expect(tool.getByLabel('Your text')).toHaveValue(/^A sua/);
    await tool.getByRole('button', { name: 'Clear' }).press('Enter');
    await page.reload();
    await startTool(page);
    await expect(tool.getByRole('button', { name: 'Use my own' })).toBeVisible();
  });

  await test.step('the download of a language pack shows its progress and can be canceled', async () => {
    const tool = await openTool(page, paths.translation);
    await delayDownload(page, true);
    await tool.getByLabel('Your text').fill('Your parcel leaves on Thursday.');
    await tool.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(tool.getByText(/^42\s?%$/)).toBeVisible();
    await tool.getByRole('button', { name: 'Cancel' }).click();
    await expect(tool.getByText(/canceled/i)).toBeVisible();
    await delayDownload(page, false);
    await tool.getByRole('button', { name: 'Translate', exact: true }).click();
    await expect(result(page)).toHaveText('[de] Your parcel leaves on Thursday.');
  });
});

test('without a translator in the browser, the whole page is translated and back', async ({
  page,
  context,
}) => {
  await withTranslator(context);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Translator'));
  const tool = await openTool(page, paths.translation);
  await expect(tool.getByRole('textbox')).toHaveCount(0);
  await expect(tool.getByText(sample.translations.fr)).toBeVisible();
  const picker = tool.getByRole('button', { name: /^Language: / });
  await picker.press('Enter');
  await page.getByRole('dialog').getByRole('option', { name: 'العربية' }).click();
  await expect(tool.getByText(/^ar:/).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(languagePicker(page)).toContainText('العربية');
  await picker.press('Enter');
  await page.getByRole('button', { name: 'Back to English' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('dir');
  await expect(tool.getByText('ar:', { exact: false })).toHaveCount(0);
});
