import { searchDialog, searchInput } from './support/search';
import { expect, test, visit } from './support/signed-in';

test('by keyboard: open, type at once, choose with the arrows, open with Enter', async ({ page }) => {
  await visit(page, '/About');
  await page.keyboard.press('Control+s');
  await expect(searchDialog(page)).toBeVisible();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('speach recogn');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  const first = page.getByRole('option', { selected: true });
  await expect(first).toContainText('Speech Recognition');
  await expect(searchInput(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/speech-recognition');
  await expect(searchDialog(page)).toHaveCount(0);
});

test('its index is fetched when it is opened, not before, and once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const indexes = () => fetched.filter((url) => /search-index.*\.json$/.test(url)).length;
  await visit(page, '/About');
  await page.waitForLoadState('networkidle');
  expect(indexes()).toBe(0);
  for (const _ of ['first', 'second']) {
    await page.keyboard.press('Control+k');
    await searchInput(page).fill('pricing');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(indexes()).toBe(1);
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
  }
});

test('what is typed before the input has the focus is in it', async ({ page }) => {
  await visit(page, '/About');
  // Once, so that nothing has to be fetched the second time.
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.type('pri');
  await expect(searchInput(page)).not.toBeFocused();
  await page.clock.runFor(100);
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('cing');
  await expect(searchInput(page)).toHaveValue('pricing');
});

test('Escape closes and gives the focus back', async ({ page }) => {
  await visit(page, '/About');
  const opener = page.getByRole('button', { name: 'Search', exact: true });
  await opener.click();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('by mouse: a popular search, then a result, which leads to its section', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await searchDialog(page).getByRole('button', { name: 'Pricing' }).click();
  await expect(searchInput(page)).toHaveValue('Pricing');
  await expect(page.getByRole('status').filter({ hasText: /\d+ results/ })).toBeVisible();
  const result = page.locator('[role="option"][href*="/Pricing#"]').first();
  const address = (await result.getAttribute('href')) ?? '';
  await result.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the overlay fills the screen and a result is a tap away', async ({ page }) => {
    await visit(page, '/About');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const box = await searchDialog(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 740 });
    await searchInput(page).fill('sentiment');
    await page.getByRole('option').first().tap();
    await expect(page).toHaveURL('/sentiment-analysis');
  });
});
