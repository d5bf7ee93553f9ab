import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOOL_HASH } from '@/site/navigation';
import { paths } from '@/site/paths';
import { expectAccessible } from '../../support/accessibility';
import { pressEveryButton } from '../../support/buttons';
import { expect, openTool, test, waitForPage } from '../../support/signed-in';
import { expectText, testTool } from '../tool-journey';

const REVIEWS = 'id,said,review\n1,=1+1,It is great\n2,no,"Awful, really"\n3,hm,It has two sides\n';

const OPINION = 'It is not good, but it is GREAT fun!';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

testTool({
  address: paths.sentimentAnalysis,
  chunk: 'sentiment-tool',
  settle: (tool) => expect(tool.getByText('Sentence by sentence').first()).toBeVisible(),
  use: (tool) => tool.locator('textarea').fill(OPINION),
  expectResult: expectText(OPINION),
});

test('a file is scored, and the export contains no formula @engines', async ({ page }) => {
  const tool = await openTool(page, paths.sentimentAnalysis);
  const report = tool.getByText(/scored\.$/).first();
  await openFile(page);
  await expect(report).toHaveText('3 reviews scored.');
  await expectAccessible(page, report, { within: TOOL_HASH });
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('reviews-scored.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain(`"'=1+1"`);
  await page.getByRole('button', { name: 'Close the file' }).press('Enter');
  await expect(report).toHaveCount(0);
});

test('every button does something beside a scored file @full', async ({ page }) => {
  const tool = await openTool(page, paths.sentimentAnalysis);
  await openFile(page);
  const pressed = await pressEveryButton(page, { part: tool, open: () => waitForPage(page) });
  expect(pressed).toBeGreaterThan(4);
});

test('its result goes to the form', async ({ page }) => {
  const tool = await openTool(page, paths.sentimentAnalysis);
  await tool.getByRole('textbox').fill(OPINION);
  await tool.getByRole('link', { name: 'Send this result' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(/^Sentiment analysis/);
});

function openFile(page: Page) {
  const file = { name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(REVIEWS) };
  return page.getByLabel('Choose a file of reviews').setInputFiles(file);
}
