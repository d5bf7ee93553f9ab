import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { paths } from '@/site/paths';
import { expectAccessible } from './support/accessibility';
import { pressEveryButton } from './support/buttons';
import { expect, test, waitForPage } from './support/signed-in';
import { openTool, paste, startTool, toolPart } from './support/tools';

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
  await page
    .getByLabel('Choose a file of reviews')
    .setInputFiles({ name: 'reviews.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
}

test('a file that cannot be read gets its reason, and one that can is scored and exported', async ({
  page,
}) => {
  await test.step('a file that cannot be read gets its reason, and the next file is scored', async () => {
    const wrong: readonly [Buffer, RegExp][] = [
      [Buffer.from('\u0089PNG\r\n\0\0', 'latin1'), /not a text file/],
      [Buffer.from('PK\u0003\u0004'), /not a text file/],
      [Buffer.from(''), /holds no sentences/],
      [Buffer.from('1,2\n3,4\n'), /holds no sentences/],
    ];
    for (const [content, sentence] of wrong) {
      await openFile(page, content);
      await expect(toolPart(page).getByRole('alert')).toHaveText(sentence);
    }
    await openFile(page, Buffer.from('review\nCaf\u00e9 was lovely\n', 'latin1'));
    await expect(toolPart(page).getByText('Café was lovely')).toBeVisible();
    await openFile(page, Buffer.from('\ufeffreview\nIt was lovely\n', 'utf16le'));
    await expect(report(page)).toHaveText('1 review scored.');
  });

  await test.step('a file is scored, and the export contains no formula', async () => {
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
});

test('the visitor can type while a megabyte or 50,000 reviews are scored', async ({ page }) => {
  await test.step('a megabyte of text is scored while the visitor goes on typing', async () => {
    await paste(textField(page), 'It is lovely. It is awful. '.repeat(3_700));
    const more = page.getByRole('button', { name: 'Show all 7400 sentences' });
    await expect(more).toBeVisible({ timeout: SCORING_TIMEOUT });
    await textField(page).fill('مرحبا');
    await expect(more).toHaveCount(0);
  });

  await test.step('the visitor can type while 50,000 reviews are scored', async () => {
    const many = Array.from({ length: 50_000 }, (_, at) => `${at},Room ${at} was lovely, the food not good`);
    const table = `id,review,more\n${many.join('\n')}`;
    await openFile(page, table);
    await textField(page).fill('It is lovely. <script>document.title=1</script>');
    // Marks of the file's first reviews are there too if it was scored before.
    await expect(toolPart(page).locator('mark', { hasText: 'lovely' })).toHaveCount(1, {
      timeout: SCORING_TIMEOUT,
    });
    await openFile(page, table);
    await expect(report(page)).toHaveText('50,000 reviews scored.', { timeout: SCORING_TIMEOUT });
  });
});

test('a worker that does not load is reported, and the tool opens once it loads', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/sentiment-worker|The worker did not start/);
  await page.reload();
  await context.route(/\/assets\/sentiment-worker-.*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Try It Now' }).press('Enter');
  await expect(toolPart(page).getByRole('alert')).not.toBeEmpty();
  await context.unroute(/\/assets\/sentiment-worker-.*\.js$/);
  await startTool(page);
  await expect(toolPart(page).locator('mark').first()).toBeVisible();
});
