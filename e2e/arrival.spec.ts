import { bar, expectArrival, heading } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test.beforeEach(({ page }) => visit(page, '/projects'));

test('back and forward bring back the page and the place', async ({ page }) => {
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expectArrival(page, '/Help');
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  const place = await page.evaluate(() => window.scrollY);
  await bar(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await expectArrival(page, '/contact');
  await page.goBack();
  await expect(page).toHaveURL('/Help');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  await page.goForward();
  await expectArrival(page, '/contact');
});

test('an address that is typed anew opens at its top, wherever it was left', async ({ page }) => {
  await page.goto('/Help');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.goto('/About');
  await expect(page).toHaveTitle(/About/);
  await page.goto('/Help');
  await expect(page).toHaveTitle(/Help/);
  await expect(heading(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('an address with a target opens there, with the focus on it', async ({ page }) => {
  for (const open of [
    () => page.goto('/Services#terms'),
    () => page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click(),
  ]) {
    await open();
    const terms = page.locator('#terms');
    await expect(terms).toBeFocused();
    await expect(terms).toBeInViewport();
    await page.goto('/Projects');
  }
});

test('an unknown address is met with suggestions and a search', async ({ page }) => {
  await page.goto('/prcing');
  await expect(heading(page)).toHaveText('There is no page here');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pricing/ })
    .click();
  await expectArrival(page, '/Pricing');
  await page.goto('/chat-bot-thing');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/search?q=chat+bot+thing');
});

for (const sign of ['hover', 'focus'] as const) {
  test(`a page fetched on ${sign}, before it is asked for, costs no second request`, async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const helpPages = () => requested.filter((url) => /\/help-page-/.test(url)).length;
    const link = bar(page).getByRole('link', { name: 'Help', exact: true });
    expect(helpPages()).toBe(0);
    await link[sign]();
    await expect.poll(helpPages).toBe(1);
    await link.press('Enter');
    await expectArrival(page, '/Help');
    expect(helpPages()).toBe(1);
  });
}

test('a page that is gone after a deploy reloads once, then says so inside the shell', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/help-page|Failed to load resource|dynamically imported/);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.route(/help-page-.*\.js/, (route) => route.fulfill({ status: 404 }));
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(heading(page)).toHaveText('This page could not be shown');
  await expect(bar(page)).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute(/help-page-.*\.js/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).not.toHaveText('This page could not be shown');
});

test('what is far from the screen is left out of the work, and nothing moves for it', async ({ page }) => {
  await page.goto('/About');
  await expect(heading(page)).toBeVisible();
  const tops = () =>
    page
      .locator('main > section, main + footer')
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)));
  const footer = page.locator('main + footer');
  const before = await tops();
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  expect(await tops()).toEqual(before);
  await page.mouse.wheel(0, 200);
  await expect(footer).toHaveCSS('content-visibility', 'visible');
  await expect(footer).toHaveCSS('content-visibility', 'auto');
  expect(await tops()).toEqual(before);
  await page.setViewportSize({ width: 1279, height: 720 });
  await expect(footer).toHaveCSS('content-visibility', 'visible');
});
