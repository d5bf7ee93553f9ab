import { readFile } from 'node:fs/promises';
import { field, open, openFile, report } from './support/sentiment';
import { expect, test } from './support/signed-in';
import { tryPart } from './support/try-tool';

test('a file is scored, its column can be changed, and its export runs no formula', async ({ page }) => {
  await openFile(page);
  await expect(report(page)).toHaveText('3 reviews scored.');
  await expect(page.getByLabel('Column with the text')).toHaveValue('2');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('reviews-scored.csv');
  expect(await readFile(await saved.path(), 'utf8')).toMatch(/\r\n1,'=1\+1,It is great,0\.\d+,positive\r\n/);
  await page.getByLabel('Column with the text').selectOption('said');
  await expect(tryPart(page).getByText('Nothing in here pleases.')).toBeVisible();
});

test('what cannot be read is said, and the next file is taken', async ({ page }) => {
  const wrong: readonly [Buffer, RegExp][] = [
    [Buffer.from('\u0089PNG\r\n\0\0', 'latin1'), /not a text file/],
    [Buffer.from('PK\u0003\u0004', 'latin1'), /workbook/],
    [Buffer.from(''), /no text in this file/],
    [Buffer.from('1,2\n3,4\n'), /No column/],
    [Buffer.alloc(20 * 1024 * 1024 + 1, 'a'), /at most 20 MB/],
  ];
  for (const [content, sentence] of wrong) {
    await openFile(page, content);
    await expect(tryPart(page).getByRole('alert')).toHaveText(sentence);
  }
  await openFile(page, Buffer.from('review\nCaf\u00e9 was lovely\n', 'latin1'));
  await expect(tryPart(page).getByText(/Windows-1252/)).toBeVisible();
  await openFile(page, Buffer.from('\ufeffreview\nIt was lovely\n', 'utf16le'));
  await expect(report(page)).toHaveText('1 review scored.');
});

test('fifty thousand reviews can be cancelled, and do not hold up typing', async ({ page }) => {
  const many = Array.from(
    { length: 50_000 },
    (_, at) => `${at},The room ${at} was lovely but the food was not good`,
  );
  await openFile(page, `id,review\n${many.join('\n')}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await openFile(page, `id,review\n${many.join('\n')}`);
  await page.getByRole('radio', { name: 'A text' }).check();
  await field(page).fill('It is lovely');
  await expect(tryPart(page).getByText('Positive', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'A file of reviews' }).check();
  await expect(report(page)).toHaveText('50,000 reviews scored.', { timeout: 30_000 });
});

test('a megabyte of text is scored beside the page', async ({ page }) => {
  await open(page);
  await field(page).fill('It is lovely. It is awful. '.repeat(40_000));
  await expect(tryPart(page).getByText('80,000 sentences scored.')).toBeVisible({ timeout: 30_000 });
  await field(page).fill('مرحبا');
  await expect(tryPart(page).getByText('It reads English.')).toBeVisible();
});

test('a file that cannot be scored because its helper does not come is said, and is scored once it does', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/sentiment-worker|The worker did not start/);
  await context.route(/\/assets\/sentiment-worker-.*\.js$/, (route) => route.abort());
  await openFile(page);
  await expect(tryPart(page).getByRole('alert')).not.toBeEmpty();
  await context.unroute(/\/assets\/sentiment-worker-.*\.js$/);
  await openFile(page);
  await expect(report(page)).toHaveText('3 reviews scored.');
});
