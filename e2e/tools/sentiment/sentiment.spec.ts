import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { TOOL_HASH } from '@/site/navigation';
import { paths } from '@/site/paths';
import { expectAccessible } from '../../support/accessibility';
import { pressEveryButton } from '../../support/buttons';
import { goInSite } from '../../support/shell';
import { expect, test, visit, waitForPage } from '../../support/signed-in';
import { openTool, startTool } from '../../support/tools';
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

test('a message typed elsewhere opens in it, and its result goes to the form', async ({ page }) => {
  const text = 'The parcel is late and I am angry.';
  await visit(page, paths.home);
  await page.getByRole('main').getByRole('textbox').first().fill(text);
  await goInSite(page, paths.sentimentAnalysis);
  const tool = await startTool(page);
  await expect(tool.getByRole('textbox')).toHaveValue(text);
  await tool.getByRole('link', { name: 'Send this result' }).click();
  await expect(page.getByRole('main').locator('details')).toContainText('Sentiment analysis');
});

async function openFile(page: Page, content: string) {
  await page
    .getByLabel('Choose a file of reviews')
    .setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}
