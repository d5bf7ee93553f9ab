import { facts } from '@/site/facts';
import { paths } from '@/site/paths';
import { contactForm } from './support/forms';
import { collectRequests, delayRequests } from './support/network';
import { barLink, goInSite, searchDialog, searchInput } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test('by keyboard: the search finds a page, an answer and the results page', async ({ page }) => {
  await test.step('the index loads when the search opens, and only once', async () => {
    const fetched = collectRequests(page);
    const indexes = () => fetched.filter((url) => /search-index.*\.json$/.test(url)).length;
    await visit(page, paths.about);
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

  await test.step('open, type, choose with the arrow keys, open with Enter', async () => {
    await page.keyboard.press('Control+s');
    await expect(searchDialog(page)).toBeVisible();
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type('speach recogn');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Home');
    const first = page.getByRole('option', { selected: true });
    await expect(searchInput(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first.getAttribute('id')) ?? '',
    );
    const address = (await first.getAttribute('href')) ?? '';
    expect(address).toContain(paths.speechRecognition);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  await test.step('a question is answered above the results, in the overlay and on the results page', async () => {
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type('refund');
    const refund = new RegExp(`${facts.selfServe.moneyBackDays}-day`);
    await expect(page.getByRole('group', { name: 'Answer', exact: true }).getByRole('option')).toContainText(
      refund,
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(results('refund'));
    await page.getByRole('region', { name: 'Answer', exact: true }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`^[^#]*${paths.help}#`));
  });

  await test.step('submitting a query opens the results page, which works with reload, back and forward', async () => {
    await goInSite(page, paths.about);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('enterprise pricing');
    await expect(searchInput(page)).toHaveValue('enterprise pricing');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(results('enterprise+pricing'));
    const field = page.getByRole('main').getByRole('textbox');
    await expect(field).toHaveValue('enterprise pricing');
    await expect(page.locator('mark').first()).toHaveText(/enterprise|pric/i);
    await page.reload();
    await expect(field).toHaveValue('enterprise pricing');
    await field.fill('chatbot');
    await expect(page).toHaveURL(results('chatbot'));
    await page.keyboard.press('Control+k');
    await expect(searchInput(page)).toBeFocused();
    await page.keyboard.type('privacy');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(results('privacy'));
    await page.goBack();
    await expect(field).toHaveValue('chatbot');
    await page.goForward();
    await expect(page).toHaveURL(results('privacy'));
    await expect(field).toHaveValue('privacy');
  });
});

test('typing on the results page writes history once per pause, and a link keeps what was typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replaceState = window.history.replaceState.bind(window.history);
    Object.assign(window, { historyCalls: 0 });
    window.history.replaceState = (...args) => {
      Object.assign(window, { historyCalls: Reflect.get(window, 'historyCalls') + 1 });
      replaceState(...args);
    };
  });
  const calls = () => page.evaluate(() => Reflect.get(window, 'historyCalls'));
  await page.clock.install();
  // Its timeout would pass when the clock jumps.
  const index = page.waitForResponse(/search-index.*\.json$/);
  await visit(page, paths.search);
  await (await index).finished();
  const field = page.getByRole('main').getByRole('textbox');
  await field.focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  const before = await calls();
  await page.keyboard.type('pricing '.repeat(16).trim());
  expect(await calls()).toBe(before);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(/q=pricing\+pricing/);
  expect(await calls()).toBe(before + 1);
  await page.clock.resume();
  await field.fill('enterprise');
  await page.locator('main li h2 a').first().click();
  await expect(page).not.toHaveURL(paths.search);
  await page.goBack();
  await expect(field).toHaveValue('enterprise');
});

test('what is typed before the input has the focus is not lost', async ({ page }) => {
  await visit(page, paths.about);
  // Once, so that nothing has to be fetched the second time.
  await page.keyboard.press('Control+k');
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchDialog(page)).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('p');
  await page.clock.runFor(50);
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.type('ri');
  await expect(searchInput(page)).not.toBeFocused();
  await page.clock.runFor(100);
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('cing');
  await expect(searchInput(page)).toHaveValue('pricing');
});

test('by mouse: a popular search and a result that leads to its section', async ({ page }) => {
  await visit(page, paths.home);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await searchDialog(page).getByRole('button', { name: 'Pricing' }).click();
  await expect(searchInput(page)).toHaveValue('Pricing');
  const result = page.locator('[role="option"][href*="#"]').first();
  const address = (await result.getAttribute('href')) ?? '';
  await result.click();
  await expect(page).toHaveURL(address);
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('by touch: the search fills the screen of a phone and a result opens on tap', async ({ page }) => {
    await visit(page, paths.about);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    const box = await searchDialog(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, height: 740 });
    await searchInput(page).fill('sentiment');
    await page.getByRole('group', { name: 'Sentiment Analysis' }).getByRole('option').first().tap();
    await expect(page).toHaveURL(new RegExp(`${paths.sentimentAnalysis}(#|$)`));
  });
});

test('a query without results offers another spelling, or the contact form with the question', async ({
  page,
}) => {
  await visit(page, `${paths.search}?q=enterbreiz`);
  await page.getByRole('main').getByRole('button', { name: 'enterprise', exact: true }).click();
  await expect(page).toHaveURL(`${paths.search}?q=enterprise`);
  await visit(page, `${paths.search}?q=Any+zeppelins%3F`);
  await page.getByRole('main').locator(`a[href^="${paths.contact}"]`).first().click();
  await expect(contactForm(page).locator('[name=message]')).toHaveValue('Any zeppelins?');
});

test('an index that does not load is reported, and Try again loads it', async ({ page, allowConsole }) => {
  allowConsole(/search-index|search index|Failed to fetch/);
  const index = /search-index.*\.json$/;
  await page.context().route(index, (route) => route.fulfill({ status: 503 }));
  await visit(page, paths.about);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page).getByRole('alert')).not.toBeEmpty();
  await expect(searchInput(page)).toBeFocused();
  await page.keyboard.type('pricing');
  await page.context().unroute(index);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(searchInput(page)).toHaveValue('pricing');
});

test('a search index that arrives after the search was closed changes nothing', async ({ page }) => {
  await visit(page, paths.about);
  const { first, release } = await delayRequests(page, /search-index.*\.json/);
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

function results(query: string) {
  return `${paths.search}?q=${query}`;
}
