import { expect, test, visit } from './support/signed-in';

test('a link to a question opens it, and the keyboard opens the next', async ({ page }) => {
  await visit(page, '/Faqs#languages');
  const open = page.locator('details[open]');
  await expect(open).toHaveAttribute('id', 'languages');
  await expect(open).toBeInViewport();
  await page.locator('#data-protection summary').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/Faqs#data-protection');
  await expect(open).toHaveCount(1);
  await expect(open).toHaveAttribute('id', 'data-protection');
  await page.keyboard.press('Space');
  await expect(open).toHaveCount(0);
  await expect(page).toHaveURL('/Faqs');
  await page.emulateMedia({ media: 'print' });
  for (const answer of await page.locator('details > div').all()) await expect(answer).toBeVisible();
});
