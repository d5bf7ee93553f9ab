import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { paths } from '@/site/paths';
import { expectAccessible } from './support/accessibility';
import { pressEveryButton } from './support/buttons';
import { expect, test } from './support/signed-in';
import { openTool, paste, toolPart } from './support/tools';

const REVIEWS = 'id,said,review\n1,=1+1,It is great\n2,no,"Awful, really"\n3,hm,It has two sides\n';
const SCORING_TIMEOUT = 30_000;

const textField = (page: Page) => page.getByLabel('Your text');
const report = (page: Page) =>
  toolPart(page)
    .getByText(/scored\.$/)
    .first();

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ page }) => openTool(page, paths.sentimentAnalysis));

async function openFile(page: Page, content: string | Buffer = REVIEWS) {
  await page.getByRole('radio', { name: 'A file of reviews' }).check();
  const close = page.getByRole('button', { name: 'Close the file' });
  if (await close.isVisible()) await close.click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

test('a file is scored, its text column can be changed, and the export contains no formula', async ({
  page,
}) => {
  await openFile(page);
  await expect(report(page)).toHaveText('3 reviews scored.');
  await expectAccessible(page, report(page), { within: '#try' });
  const pressed = await pressEveryButton(page, {
    part: toolPart(page),
    open: () => expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0),
  });
  expect(pressed).toBeGreaterThan(4);
  await openFile(page);
  await expect(page.getByLabel('Column with the text')).toHaveValue('2');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('reviews-scored.csv');
  expect(await readFile(await saved.path(), 'utf8')).toMatch(
    /\r\n1,"'=1\+1",It is great,0\.\d+,positive\r\n/,
  );
  await page.getByLabel('Column with the text').selectOption('said');
  await expect(page.getByLabel('Column with the text')).toHaveValue('1');
});

test('a file that cannot be read gets its reason, and the next file is scored', async ({ page }) => {
  const wrong: readonly [Buffer, RegExp][] = [
    [Buffer.from('\u0089PNG\r\n\0\0', 'latin1'), /not a text file/],
    [Buffer.from('PK\u0003\u0004', 'latin1'), /workbook/],
    [Buffer.from(''), /no text in this file/],
    [Buffer.from('1,2\n3,4\n'), /No column/],
  ];
  for (const [content, sentence] of wrong) {
    await openFile(page, content);
    await expect(toolPart(page).getByRole('alert')).toHaveText(sentence);
  }
  await openFile(page, Buffer.from('review\nCaf\u00e9 was lovely\n', 'latin1'));
  await expect(toolPart(page).getByText(/Windows-1252/)).toBeVisible();
  await openFile(page, Buffer.from('\ufeffreview\nIt was lovely\n', 'utf16le'));
  await expect(report(page)).toHaveText('1 review scored.');
});

test('scoring 50,000 reviews can be canceled, and the visitor can type meanwhile', async ({ page }) => {
  const many = Array.from({ length: 50_000 }, (_, at) => `${at},Room ${at} was lovely, the food not good`);
  await openFile(page, `id,review,more\n${many.join('\n')}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await openFile(page, `id,review,more\n${many.join('\n')}`);
  await page.getByRole('radio', { name: 'A text' }).check();
  await textField(page).fill('It is lovely. <script>document.title=1</script>');
  await expect(toolPart(page).getByText('Positive', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'A file of reviews' }).check();
  await expect(report(page)).toHaveText('50,000 reviews scored.', { timeout: SCORING_TIMEOUT });
});

test('a megabyte of text is scored while the visitor goes on typing', async ({ page }) => {
  await paste(textField(page), 'It is lovely. It is awful. '.repeat(3_700));
  const more = page.getByRole('button', { name: 'Show all 7400 sentences' });
  await expect(more).toBeVisible({ timeout: SCORING_TIMEOUT });
  await textField(page).fill('مرحبا');
  await expect(more).toHaveCount(0);
});

test('a worker that does not load is reported, and the next file is scored once it loads', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/sentiment-worker|The worker did not start/);
  await context.route(/\/assets\/sentiment-worker-.*\.js$/, (route) => route.abort());
  await openFile(page);
  await expect(toolPart(page).getByRole('alert')).not.toBeEmpty();
  await context.unroute(/\/assets\/sentiment-worker-.*\.js$/);
  await openFile(page);
  await expect(report(page)).toHaveText('3 reviews scored.');
});
