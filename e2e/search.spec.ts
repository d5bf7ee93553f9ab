import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { contactForm } from './support/forms';
import { delayRequests } from './support/network';
import { barLink, searchDialog, searchInput } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const INDEX = /search-index\.json$/;
const results = (query: string) => `${paths.search}?q=${query}`;

async function openSearch(page: Page) {
  await visit(page, paths.about);
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
}

test('the index loads when the search opens, and only once @engines', async ({ page }) => {
  let indexes = 0;
  page.on('request', (request) => (indexes += Number(INDEX.test(request.url()))));
  await visit(page, paths.about);
  expect(indexes).toBe(0);
  for (const query of ['pricing', 'contcat']) {
    await page.keyboard.press('Control+k');
    await searchInput(page).fill(query);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
  }
  expect(indexes).toBe(1);
});

test('a popular search is chosen with the arrow keys, even before the index has loaded @engines', async ({
  page,
}) => {
  const { release } = await delayRequests(page, INDEX);
  await openSearch(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  const loaded = page.waitForResponse(INDEX);
  await release();
  await (await loaded).finished();
  await expect(page.getByRole('option', { selected: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(searchInput(page)).not.toHaveValue('');
});

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

test('an answer stands above the results, in the overlay and on the results page @engines', async ({
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
});

test('the results page works with reload, back and forward @engines', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('privacy policy');
  await expect(searchInput(page)).toHaveValue('privacy policy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(results('privacy+policy'));
  const field = page.getByRole('main').getByRole('textbox', { name: 'Search the site' });
  await expect(page.locator('mark').first()).toHaveText(/privacy|policy/i);
  await page.reload();
  await expect(field).toHaveValue('privacy policy');
  await field.fill('plan');
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

test('typing on the results page writes history once per pause', async ({ page }) => {
  let changes = 0;
  page.on('framenavigated', () => (changes += 1));
  await page.clock.install();
  // Its timeout would pass when the clock jumps.
  const index = page.waitForResponse(INDEX);
  await visit(page, paths.search);
  await (await index).finished();
  const field = page.getByRole('main').getByRole('textbox', { name: 'Search the site' });
  await field.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  changes = 0;
  await page.keyboard.type('pricing '.repeat(16).trim());
  expect(changes).toBe(0);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=pricing\+pricing/);
  expect(changes).toBe(1);
  await page.clock.resume();
  await field.fill('password');
  await page.locator('#results section a').first().click();
  await expect(page).not.toHaveURL(paths.search);
  await page.goBack();
  await expect(field).toHaveValue('password');
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
  await test.step('late', async () => {
    const { first, release } = await delayRequests(page, INDEX);
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toBeVisible();
    await page.keyboard.type('price');
    await first;
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await release();
    await barLink(page, 'Help').click();
    await expect(page).toHaveURL(paths.help);
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page)).toBeVisible();
  });

  await test.step('reloaded meanwhile, then failed', async () => {
    await page.context().route(INDEX, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await page.keyboard.press('Control+k');
    await expect(searchDialog(page).getByRole('alert')).not.toBeEmpty();
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type('pricing');
    await page.context().unroute(INDEX);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
    await expect(searchInput(page)).toHaveValue('pricing');
  });
});
