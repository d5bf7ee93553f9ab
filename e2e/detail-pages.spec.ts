import { benefits } from '../src/site/benefits';
import { features } from '../src/site/features';
import { expect, test, visit } from './support/signed-in';

const details = [...features.filter(({ id }) => id !== 'data-privacy'), ...benefits];

test('every feature and every benefit opens by its address, under its own name', async ({ page }) => {
  for (const { title, path } of details) {
    await visit(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Lumenary`);
  }
});

test('a visitor goes from a feature to a related page and on to the plan it asks about', async ({ page }) => {
  await visit(page, '/chatbot');
  await page.getByRole('link', { name: 'Ask it something' }).click();
  await expect(page.getByRole('heading', { name: 'Ask this site' })).toBeInViewport();
  await page
    .locator('#related')
    .getByRole('link', { name: /Language Translation/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Language Translation' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask about Pro' }).click();
  await expect(page).toHaveURL('/contact?plan=pro');
});

test('a voice is chosen with the keyboard', async ({ page }) => {
  await visit(page, '/benefits/customization');
  const plain = page.getByRole('radio', { name: 'Plain' });
  await plain.focus();
  await plain.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Warm' })).toBeChecked();
  await expect(page.getByText('put the kettle on')).toBeVisible();
});
