import { sample } from '@/features/tools/translation/text-languages';
import { paths } from '@/site/paths';
import { languagePicker, withGoogleTranslate } from '../../support/page-translation';
import { expect, openTool, test } from '../../support/signed-in';
import { expectText, testTool } from '../tool-journey';
import { delayDownload, withBrowserTranslator } from './browser-translator-stub';

const GREETING = 'A good morning to you.';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

testTool({
  address: paths.translation,
  chunk: 'translation-tool',
  prepare: withBrowserTranslator,
  async use(tool) {
    await tool.locator('textarea').fill(GREETING);
    await tool.getByRole('button', { name: /Translate$/ }).click();
    await expect(tool.locator('p[lang]', { hasText: GREETING })).toBeVisible();
  },
  // Only the text is kept, not its translation.
  expectResult: expectText(GREETING),
});

test('it works by keyboard, and a download can be canceled @engines', async ({ page }) => {
  await withBrowserTranslator(page);
  const tool = await openTool(page, paths.translation);
  const result = tool.getByRole('region', { name: 'Translation' }).locator('p');
  const translate = tool.getByRole('button', { name: 'Translate', exact: true });
  await expect(tool.getByLabel('Your text')).toBeFocused();
  await page.keyboard.insertText('A sua encomenda sai.\n\n<script>alert(1)</script>');
  await translate.press('Enter');
  await expect(tool.getByText('Done: Portuguese to German.')).toBeVisible();
  await expect(result).toHaveText('[de] A sua encomenda sai.\n\n[de] <script>alert(1)</script>');
  await expect(result).toHaveAttribute('lang', 'de');
  await expect(result).toHaveAttribute('translate', 'no');

  await delayDownload(page, true);
  await tool.getByLabel('Your text').fill('Your parcel leaves on Thursday.');
  await translate.click();
  await expect(tool.getByText(/^42\s?%$/)).toBeVisible();
  await tool.getByRole('button', { name: 'Cancel' }).click();
  await expect(tool.getByText(/canceled/i)).toBeVisible();
  await delayDownload(page, false);
  await translate.click();
  await expect(result).toHaveText('[de] Your parcel leaves on Thursday.');
});

test('without a translator, the whole page is translated', async ({ page, context }) => {
  await withGoogleTranslate(context);
  await page.addInitScript(() => Reflect.deleteProperty(window, 'Translator'));
  const tool = await openTool(page, paths.translation);
  await expect(tool.getByRole('textbox')).toHaveCount(0);
  await expect(tool.getByText(sample.translations.fr)).toBeVisible();
  await tool.getByRole('button', { name: /^Language: / }).press('Enter');
  await page.getByRole('dialog').getByRole('option', { name: 'العربية' }).click();
  await expect(tool.getByText(/^ar:/).first()).toBeVisible();
  await expect(languagePicker(page)).toContainText('العربية');
});
