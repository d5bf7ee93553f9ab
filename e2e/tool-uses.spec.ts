import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { speechErrors } from '@/features/tools/speech/speech-engine';
import { sample } from '@/features/tools/translation/sample';
import { TOOL_HASH, toolLinks } from '@/site/navigation';
import { paths } from '@/site/paths';
import { faq } from '@/site/questions/faq';
import { expectAccessible } from './support/accessibility';
import { delayDownload, withBrowserTranslator } from './support/browser-translator-stub';
import { pressEveryButton } from './support/buttons';
import { contactForm, fillContact, receipt, send } from './support/forms';
import { messagesWith } from './support/inbox';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { languagePicker, withGoogleTranslate } from './support/page-translation';
import { goInSite } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';
import { hear, withRecognizer } from './support/speech-recognition-stub';
import { openTool, startTool, toolPart } from './support/tools';

const REVIEWS = 'id,said,review\n1,=1+1,It is great\n2,no,"Awful, really"\n3,hm,It has two sides\n';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  // Following a link is no input: every shift counts, however late.
  test(`a tool opened by its link moves nothing, at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchLayoutShifts(page);
    for (const { to } of Object.values(toolLinks)) {
      await visit(page, to);
      const part = toolPart(page);
      await expect(part.locator(':focus')).toHaveCount(1);
      // The sentiment meter computes its first result in a worker.
      if (to.startsWith(paths.sentimentAnalysis))
        await expect(part.getByText('Sentence by sentence').first()).toBeVisible();
      expect(await layoutShifts(page), to).toEqual([]);
    }
  });
}

test('assistant: an answer leads to its page, and is there on the way back @engines', async ({ page }) => {
  const [, setUp] = faq;
  const address = `${paths.faqs}#${setUp?.id}`;
  const tool = await openTool(page, paths.chatbot);
  await tool.getByRole('button', { name: 'This site' }).click();
  const log = tool.getByRole('log');
  const link = log.locator(`a[href="${address}"]`);
  const field = tool.locator('textarea');
  await field.click();
  const position = await page.evaluate(() => window.scrollY);
  await page.keyboard.type('Hello,');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type(setUp?.question ?? '');
  await page.keyboard.press('Enter');
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(position);
  await link.click();
  await expect(page).toHaveURL(address);
  await page.goBack();
  await startTool(page);
  await tool.getByRole('button', { name: 'This site' }).click();
  await expect(link).toBeVisible();
});

test('assistant: a pasted page is quoted, and sent with the questions, although storage is blocked', async ({
  page,
}) => {
  const answer = 'A parcel leaves our store within two working days.';
  const unanswered = 'Do you have a store in Boston?';
  await page.clock.install();
  await page.addInitScript(() => Reflect.defineProperty(window, 'sessionStorage', { value: null }));
  const tool = await openTool(page, paths.chatbot);
  const log = tool.getByRole('log');
  await tool.getByRole('button', { name: 'Your page' }).click();
  const helpPage = tool.getByLabel('Your help page');
  await helpPage.fill(`Delivery\n\n${answer}\n\nIslands take a week.\n\nReturns\n\nYou have a month.`);
  // A paste is read at once.
  for (const key of ['a', 'x', 'v']) await helpPage.press(`ControlOrMeta+${key}`);
  await ask(tool, unanswered);
  await expect(log).toContainText(/Your page doesn’t say/);
  await ask(tool, 'When does my parcel leave?');
  await expect(log.getByText(answer, { exact: true })).toBeVisible();
  await expect(tool.locator('mark')).toHaveText(answer);
  const scorecard = tool.getByRole('region', { name: 'Scorecard' });
  await expect(scorecard.getByRole('listitem')).toHaveText(unanswered);

  await scorecard.getByRole('link', { name: 'Send these questions with my page' }).click();
  await expect(contactForm(page).locator('details')).toContainText(unanswered);
  const email = await fillContact(page);
  expect(await messagesWith(email)).toEqual([]);
  await send(page, 'contact');
  await expect(receipt(page)).toBeVisible();
  const message = JSON.stringify(await messagesWith(email));
  expect(message).toContain(unanswered);
  expect(message).toContain(answer);
});

test('sentiment: a file is scored, and the export contains no formula @engines', async ({ page }) => {
  const tool = await openTool(page, paths.sentimentAnalysis);
  const report = tool.getByText(/scored\.$/).first();
  await openFile(page, REVIEWS);
  await expect(report).toHaveText('3 reviews scored.');
  await expectAccessible(page, report, { within: TOOL_HASH });
  const pressed = await pressEveryButton(page, { part: tool, open: () => waitForPage(page) });
  expect(pressed).toBeGreaterThan(4);
  await openFile(page, REVIEWS);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('reviews-scored.csv');
  const row = /\r\n1,"'=1\+1",It is great,0\.\d+,positive\r\n/;
  expect(await readFile(await saved.path(), 'utf8')).toMatch(row);
  await page.getByRole('button', { name: 'Close the file' }).press('Enter');
  await expect(report).toHaveCount(0);

  await test.step('the visitor can type while a file is scored', async () => {
    const many = Array.from({ length: 5000 }, (_, at) => `${at},Room ${at} was lovely, the food not good`);
    await openFile(page, `id,review,more\n${many.join('\n')}`);
    await page.getByLabel('Your text').fill('It is lovely. <script>document.title=1</script>');
    // Marks of the file's first reviews are there too if it was scored before.
    await expect(tool.locator('mark', { hasText: 'lovely' })).toHaveCount(1);
    await openFile(page, `id,review,more\n${many.join('\n')}`);
    await expect(report).toHaveText('5,000 reviews scored.');
  });
});

test.describe('captions', () => {
  test.use({ locale: 'de-DE' });

  test('they are recorded by keyboard, downloaded, and end with the tab or the page', async ({ page }) => {
    await withRecognizer(page);
    const tool = await openTool(page, paths.speechRecognition);
    const html = page.locator('html');
    const start = tool.getByRole('button', { name: 'Start' });
    await expect(tool.getByLabel('Language spoken')).toBeFocused();
    await expect(tool.getByLabel('Language spoken')).toHaveValue('de-DE');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(tool.getByText('Listening', { exact: true })).toBeVisible();
    await expect(html).toHaveAttribute('data-spoken', 'de-DE');
    await hear(page, { text: 'guten', final: false });
    await expect(tool.getByText('just now')).toBeVisible();
    await hear(page, { text: 'Guten Morgen', final: true }, { text: '<script>', final: false });
    await expect(tool.getByText('Guten Morgen')).toHaveAttribute('lang', 'de-DE');
    await page.keyboard.press('Enter');
    await expect(html).not.toHaveAttribute('data-spoken');
    await expect(start).toBeFocused();

    const download = page.waitForEvent('download');
    await tool.getByRole('button', { name: 'SRT' }).click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file).toMatch(/^1\r\n00:00:0\d,\d{3} --> 00:00:\d\d,\d{3}\r\nGuten Morgen\r\n\r\n2\r\n/);

    await start.click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
      Reflect.deleteProperty(document, 'hidden');
    });
    await expect(tool.getByText(speechErrors.hidden.title)).toBeVisible();
    await expect(html).not.toHaveAttribute('data-spoken');
    await start.click();
    await expect(html).toHaveAttribute('data-spoken');
    await goInSite(page, paths.features);
    await expect(html).not.toHaveAttribute('data-spoken');
  });
});

test('translation: it works by keyboard, and a download can be canceled @engines', async ({ page }) => {
  await withBrowserTranslator(page);
  const tool = await openTool(page, paths.translation);
  const result = tool.getByRole('region', { name: 'Translation' }).locator('p');
  const translate = tool.getByRole('button', { name: 'Translate', exact: true });
  const target = tool.getByLabel('To', { exact: true });
  await expect(tool.getByLabel('Your text')).toBeFocused();
  await page.keyboard.insertText('A sua encomenda sai.\n\n<script>alert(1)</script>');
  await translate.press('Enter');
  await expect(tool.getByText('Done: Portuguese to German.')).toBeVisible();
  await expect(result).toHaveText('[de] A sua encomenda sai.\n\n[de] <script>alert(1)</script>');
  await expect(result).toHaveAttribute('lang', 'de');
  await expect(result).toHaveAttribute('translate', 'no');
  await target.selectOption('ar');
  await translate.press('Enter');
  await expect(result).toHaveAttribute('dir', 'rtl');

  await target.selectOption('de');
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

test('translation: without a translator, the whole page is translated', async ({ page, context }) => {
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

async function ask(tool: Locator, question: string) {
  await tool.getByLabel('Your question').fill(question);
  await tool.getByLabel('Your question').press('Enter');
}

async function openFile(page: Page, content: string) {
  await page
    .getByLabel('Choose a file of reviews')
    .setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}
