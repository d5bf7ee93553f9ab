import type { Page, Route } from '@playwright/test';
import { paths } from '@/site/paths';
import { delayRequests } from './support/network';
import { heading } from './support/session';
import { barLink } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { languagePicker, pageHeading, TRANSLATOR_SCRIPT, withTranslator } from './support/translation';

const analyticsHosts = /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|firebase|googleapis)\.com\//;
/** Analytics logs its own failures; for an invalid script the browser logs an empty message. */
const loggedByAnalytics = /^$|(Analytics|Installations|Failed to fetch|JSON)[^]*\(\)$/;
const notFound = (route: Route) => route.fulfill({ status: 404, body: '' });

test.describe('with analytics agreed to', () => {
  // The tested build has no measurement id, so its policy does not name the analytics hosts.
  test.use({ bypassCSP: true });

  test('analytics that are blocked, missing or invalid break nothing', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(loggedByAnalytics);
    await agreeToAnalytics(page);
    for (const answer of [
      (route: Route) => route.abort('blockedbyclient'),
      notFound,
      (route: Route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
          body: '<html>Welcome to the hotel',
        }),
    ]) {
      await context.route(analyticsHosts, answer);
      const asked = page.waitForRequest(/googletagmanager/);
      await visit(page, paths.projects);
      await asked;
      await openTwoPages(page);
      await context.unroute(analyticsHosts);
    }
  });

  test('slow analytics delay nothing and may arrive on another page', async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(loggedByAnalytics);
    await context.route(analyticsHosts, notFound);
    const { first, release } = await delayRequests(context, analyticsHosts);
    await agreeToAnalytics(page);
    await visit(page, paths.projects);
    await first;
    await openTwoPages(page);
    const answered = page.waitForResponse(/googletagmanager/);
    await release();
    await answered;
    await openTwoPages(page);
  });
});

test('a map that is blocked, slow or hostile breaks nothing and has a link beside it', async ({
  page,
  context,
  allowConsole,
}) => {
  // The browser logs what the sandbox blocks, with an empty message.
  allowConsole(/^$/);
  const map = /google\.com\/maps\?/;
  for (const answer of [
    (route: Route) => route.abort('blockedbyclient'),
    () => undefined,
    (route: Route) =>
      route.fulfill({ contentType: 'text/html', body: '<script>top.location = "/robots.txt"</script>' }),
  ]) {
    await context.route(map, (route) => void answer(route));
    await visit(page, paths.contact);
    const asked = page.waitForRequest(map);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await page.locator('iframe[title^="Map"]').scrollIntoViewIfNeeded();
    await asked;
    await expect(page.getByRole('link', { name: 'Open in Google Maps' })).toBeVisible();
    await barLink(page, 'Help').click();
    await expect(page).toHaveTitle(/Help/);
    await context.unroute(map);
  }
});

for (const [what, answer] of [
  ['is blocked', undefined],
  ['starts without languages', { contentType: 'text/javascript', body: translatorWithoutLanguages() }],
] as const) {
  test(`a translator that ${what} is reported, and Try again loads it`, async ({ page }) => {
    if (answer) await page.context().route(TRANSLATOR_SCRIPT, (route) => route.fulfill(answer));
    await page.clock.install();
    await visit(page, paths.about);
    await languagePicker(page).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(async () => {
      await page.clock.runFor(5000);
      await expect(retry).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(pageHeading(page)).toBeVisible();
    await withTranslator(page.context());
    await page.clock.resume();
    await retry.click();
    await page.getByRole('option', { name: 'Deutsch' }).click();
    await expect(pageHeading(page)).toContainText('de:');
  });
}

test('a translator that loads after the page was left translates the page that is shown', async ({
  page,
  context,
}) => {
  await withTranslator(context);
  const { first, release } = await delayRequests(context, /translate_a\/element\.js/);
  await visit(page, paths.projects);
  await first;
  await languagePicker(page).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.keyboard.press('Escape');
  await barLink(page, 'Help').click();
  await expect(page).toHaveTitle(/Help/);
  await release();
  await expect(pageHeading(page)).toContainText('de:');
});

test('a damaged stored language means English', async ({ page }) => {
  await withTranslator(page.context());
  await page.addInitScript(() => localStorage.setItem('language', '"><script>/en/../xx'));
  await visit(page, paths.about);
  await expect(page.locator('select.goog-te-combo')).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

/** Builds are tested without a measurement id, so the test adds one. */
async function agreeToAnalytics(page: Page): Promise<void> {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('measurementId:null', 'measurementId:"G1"');
    await route.fulfill({ response, body });
  });
  await page.goto(paths.privacy);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await page.getByRole('switch', { name: 'Analytics' }).check();
  await expect(page.getByRole('status').filter({ hasText: /saved/i })).toBeVisible();
}

async function openTwoPages(page: Page): Promise<void> {
  for (const name of ['Help', 'Contact']) {
    await barLink(page, name).click();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(heading(page)).toBeVisible();
  }
}

function translatorWithoutLanguages(): string {
  return 'window.google = { translate: { TranslateElement: class {} } }; window.googleTranslateElementInit();';
}
