import type { Page } from '@playwright/test';
import { expect, visit } from './signed-in';
import { tryPart } from './try-tool';

export const PAGE = '/sentiment-analysis';
const REVIEWS = 'id,said,review\n1,=1+1,It is great\n2,no,"Awful, really"\n3,hm,It has two sides\n';

export const field = (page: Page) => page.getByLabel('Your text');
export const report = (page: Page) =>
  tryPart(page)
    .getByText(/reviews? scored\.$/)
    .first();

export async function open(page: Page) {
  if (!page.url().endsWith(PAGE)) await visit(page, PAGE);
  const button = page.getByRole('button', { name: 'Try It Now' });
  const mode = page.getByRole('radio', { name: 'A text' });
  await expect(button.or(mode)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await expect(mode).toBeVisible();
}

export async function openFile(page: Page, content: string | Buffer = REVIEWS, name = 'reviews.csv') {
  await open(page);
  await page.getByRole('radio', { name: 'A file of reviews' }).check();
  const close = page.getByRole('button', { name: 'Close the file' });
  if (await close.isVisible()) await close.click();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}
