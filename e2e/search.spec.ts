import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { contactForm } from './support/forms';
import { delayChunk } from './support/network';
import { barLink, searchDialog, searchInput } from './support/shell';
import { expect, test, visit, waitForPage } from './support/signed-in';

const INDEX = /search-index\.json$/;
const results = (query: string) => `${paths.search}?q=${query}`;

async function openSearch(page: Page) {
  await visit(page, paths.about);
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
}

test('a result is chosen with the arrow keys and opened with Enter @engines', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('contcat');
  await expect(page.getByRole('option').first()).toContainText(/contact/i);
  for (const key of ['ArrowDown', 'ArrowDown', 'Home']) await page.keyboard.press(key);
  const first = page.getByRole('option', { selected: true });
  const id = (await first.getAttribute('id')) ?? '';
  await expect(searchInput(page)).toHaveAttribute('aria-activedescendant', id);
  const address = (await first.getAttribute('href')) ?? '';
  expect(address).toContain(paths.contact);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(searchDialog(page)).toHaveCount(0);
});

test('a search opened while a page loads stays open when the page arrives', async ({ page }) => {
  await visit(page, paths.about);
  const release = await delayChunk(page, 'help');
  await barLink(page, 'Help').click();
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('refund');
  await release();
  await expect(page).toHaveTitle(/Help/);
  await expect(searchInput(page)).toHaveValue('refund');
});

test('an answer stands above the results, which work with reload, back and forward @engines', async ({
  page,
}) => {
  await openSearch(page);
  await page.keyboard.type('refund');
  const answer = page.getByRole('group', { name: 'Answer', exact: true }).getByRole('option');
  await expect(answer).toContainText(/refund/i);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results('refund'));
  await page
    .getByRole('main')
    .getByRole('link', { name: /^The self-serve app has/ })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`^[^#]*${paths.help}#`));

  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('privacy policy');
  await expect(searchInput(page)).toHaveValue('privacy policy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results('privacy+policy'));
  const field = page.getByRole('main').getByRole('textbox', { name: 'Search the site' });
  await expect(page.locator('mark').first()).toHaveText(/privacy|policy/i);
  await page.reload();
  await expect(field).toHaveValue('privacy policy');
  await field.fill('plan');
  await field.press('Enter');
  await expect(page).toHaveURL(results('plan'));
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('privacy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results('privacy'));
  await page.goBack();
  await expect(field).toHaveValue('plan');
  await page.goForward();
  await expect(field).toHaveValue('privacy');
});

test.describe('by pointer, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the search fills the screen, and a popular search leads to a section', async ({ page }) => {
    await visit(page, paths.home);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    expect(await searchDialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 740 });
    await searchDialog(page).getByRole('option', { name: 'Pricing' }).tap();
    await expect(searchInput(page)).toHaveValue('Pricing');
    const result = page.locator('[role="option"][href*="#"]').first();
    const address = (await result.getAttribute('href')) ?? '';
    await result.tap();
    await expect(page).toHaveURL(address);
    await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  });
});

test('without results, the contact form or a search is offered', async ({ page }) => {
  const main = page.getByRole('main');
  await visit(page, results('Any+zeppelins%3F'));
  await main.locator(`a[href^="${paths.contact}"]`).first().click();
  await expect(contactForm(page).locator('[name=message]')).toHaveValue('Any zeppelins?');
  await visit(page, '/chat-bot-thing');
  await main.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(results('chat+bot+thing'));
});

test('an index that fails is reported, and Try again loads it', async ({ page, allowConsole }) => {
  allowConsole(/search-index|search index|Failed to fetch/);
  await visit(page, paths.about);
  await page.context().route(INDEX, (route) => route.fulfill({ status: 503 }));
  await page.reload();
  await waitForPage(page);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).getByRole('alert')).not.toBeEmpty();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('pricing');
  await page.context().unroute(INDEX);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(searchInput(page)).toHaveValue('pricing');
});
