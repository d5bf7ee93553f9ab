import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { paths } from '@/site/paths';
import { expectAccessible } from './support/accessibility';
import { pressEveryButton } from './support/buttons';
import { expect, test, waitForPage } from './support/signed-in';
import { openTool, toolPart } from './support/tools';

const REVIEWS = 'id,said,review\n1,=1+1,It is great\n2,no,"Awful, really"\n3,hm,It has two sides\n';

const textField = (page: Page) => page.getByLabel('Your text');
const report = (page: Page) =>
  toolPart(page)
    .getByText(/scored\.$/)
    .first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => openTool(page, paths.sentimentAnalysis));

async function openFile(page: Page, content: string | Buffer = REVIEWS) {
  await page
    .getByLabel('Choose a file of reviews')
    .setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

test('a file is scored, and the export contains no formula', async ({ page }) => {
  await openFile(page);
  await expect(report(page)).toHaveText('3 reviews scored.');
  await expectAccessible(page, report(page), { within: '#try' });
  const pressed = await pressEveryButton(page, { part: toolPart(page), open: () => waitForPage(page) });
  expect(pressed).toBeGreaterThan(4);
  await openFile(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('reviews-scored.csv');
  expect(await readFile(await saved.path(), 'utf8')).toMatch(
    /\r\n1,"'=1\+1",It is great,0\.\d+,positive\r\n/,
  );
  await page.getByRole('button', { name: 'Close the file' }).press('Enter');
  await expect(report(page)).toHaveCount(0);
});

test('the visitor can type while a file is scored', async ({ page }) => {
  const many = Array.from({ length: 5000 }, (_, at) => `${at},Room ${at} was lovely, the food not good`);
  const table = `id,review,more\n${many.join('\n')}`;
  await openFile(page, table);
  await textField(page).fill('It is lovely. <script>document.title=1</script>');
  // Marks of the file's first reviews are there too if it was scored before.
  await expect(toolPart(page).locator('mark', { hasText: 'lovely' })).toHaveCount(1);
  await openFile(page, table);
  await expect(report(page)).toHaveText('5,000 reviews scored.');
});
