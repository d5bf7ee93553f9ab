import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readHundredQuestions } from '@/site/hundred-questions';
import { paths } from '@/site/paths';
import { expect, test, visit } from './support/signed-in';

const questions = readHundredQuestions();
const address = `${paths.chatbot}#hundred`;
const start = (page: Page) => page.getByRole('button', { name: 'Run it again' });
const result = (page: Page) => page.getByText(/^Your run/);

test('a visitor runs the questions again, reads the answers, and saves them @engines', async ({ page }) => {
  await visit(page, address);
  await start(page).press('Enter');
  await expect(result(page)).toContainText(/Wrong: \d+/);
  const rows = page.locator('#hundred details');
  await expect(rows).toHaveCount(questions.length);
  const question = questions[0]?.question ?? '';
  const row = rows.filter({ hasText: question }).first();
  await row.locator('summary').click();
  await expect(row.getByRole('link').first()).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as CSV' }).click();
  const csv = await readFile(await (await saved).path(), 'utf8');
  expect(csv.split('\r\n')[0]).toBe('question,verdict,answer,source,right');
  expect(csv).toContain(question);
});
