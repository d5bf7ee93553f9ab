import { expectFitForEveryone } from './support/fit-for-everyone';
import { searchInput } from './support/search';
import { expect, test, visit } from './support/signed-in';

const INDEX = /search-index.*\.json$/;

test('submitting without a choice opens the page of results, which survives reload, back and forward', async ({
  page,
}) => {
  await visit(page, '/About');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('enterprise pricing');
  await expect(searchInput(page)).toHaveValue('enterprise pricing');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=enterprise+pricing');
  const field = page.getByRole('main').getByRole('textbox', { name: 'Search the site' });
  await expect(field).toHaveValue('enterprise pricing');
  await expect(page.getByRole('heading', { level: 2, name: 'Pricing', exact: true })).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText(/enterprise|pricing/i);

  await page.reload();
  await expect(field).toHaveValue('enterprise pricing');
  await field.fill('chatbot');
  await expect(page).toHaveURL('/search?q=chatbot');
  await field.press('Enter');
  await field.fill('privacy');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=privacy');
  await page.goBack();
  await expect(field).toHaveValue('privacy');
  await page.goBack();
  await expect(field).toHaveValue('chatbot');
  await page.goForward();
  await expect(page).toHaveURL('/search?q=privacy');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/About');
});

test('no result helps on: another spelling, or the contact form with the question in it', async ({
  page,
}) => {
  await visit(page, '/search?q=enterbreiz');
  await page.getByRole('button', { name: 'enterprise', exact: true }).click();
  await expect(page).toHaveURL('/search?q=enterprise');
  await page.goto('/search?q=Any+zeppelins%3F');
  await page.getByRole('link', { name: 'Ask us on Contact' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Any zeppelins?');
});

test('the teaser on Contact opens it as a question about us', async ({ page }) => {
  await visit(page, '/contact');
  await page.getByRole('main').locator('button[aria-haspopup="dialog"]').click();
  await expect(page.getByRole('dialog', { name: 'Ask a question about us' })).toBeVisible();
  await page.getByRole('button', { name: 'What does it cost?' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('link', { name: 'Ask us instead' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('What does it cost?');
});

test('an index that does not load says so, and Retry brings it', async ({ page, allowConsole }) => {
  allowConsole(/search-index|search index|Failed to fetch/);
  await page.context().route(INDEX, (route) => route.fulfill({ status: 503 }));
  await visit(page, '/About');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('alert').filter({ hasText: 'Search did not load' })).toBeVisible();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('pricing');
  await page.context().unroute(INDEX);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toContainText('Plans that say what they cost');
  await expect(searchInput(page)).toHaveValue('pricing');
});

test('hostile words in the address are only words', async ({ page }) => {
  await visit(page, '/search?q=' + encodeURIComponent('"><img src=x onerror=alert(1)> pricing'));
  await expect(page.getByRole('heading', { level: 2, name: 'Pricing', exact: true })).toBeVisible();
  await expect(page.locator('main img[src="x"]')).toHaveCount(0);
  await page.goto('/search?q=%E0%A4%A&q=' + 'z'.repeat(3000));
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
});

test('the search is there for everyone, open and closed, with answers and without', async ({ page }) => {
  await visit(page, '/search?q=pricing');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectFitForEveryone(page, page.getByRole('heading', { level: 1 }));
  await page.keyboard.press('Control+k');
  await expectFitForEveryone(page, searchInput(page));
  await searchInput(page).fill('chatbot');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectFitForEveryone(page, searchInput(page));
  await searchInput(page).fill('zzqqxxj');
  await expect(page.getByRole('link', { name: 'Ask us on Contact' })).toBeVisible();
  await expectFitForEveryone(page, searchInput(page));
});
