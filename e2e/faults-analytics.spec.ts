import { hold } from './support/hold';
import { openSignedIn } from './support/search';
import { bar, heading } from './support/shell';
import { expect, test } from './support/test';
import type { Page, Route } from '@playwright/test';

const counters = /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|firebase|googleapis)\.com\//;

/** By analytics, for whoever looks into the console; of a script that is none, the browser tells nothing. */
const written = /^$|(Analytics|Installations|Failed to fetch|JSON)[^]*\(\)$/;

const answers = {
  blocked: (route) => route.abort('blockedbyclient'),
  missing: (route) => route.fulfill({ status: 404, body: '' }),
  'something else': (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<html>Welcome to the hotel',
    }),
} satisfies Record<string, (route: Route) => Promise<void>>;

for (const [what, answer] of Object.entries(answers)) {
  test(`analytics that are ${what} are noticed by nobody`, async ({ page, context, allowConsole }) => {
    allowConsole(written);
    await context.route(counters, answer);
    await agree(page);
    const asked = page.waitForRequest(/googletagmanager/);
    await openSignedIn(page, '/projects');
    await asked;
    await goOn(page);
  });
}

test('analytics that are slow hold nothing up, and may come when another page is shown', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(written);
  await context.route(counters, answers['missing']);
  const { first, release } = await hold(context, counters);
  await agree(page);
  await openSignedIn(page, '/projects');
  await first;
  await goOn(page);
  const answered = page.waitForResponse(/googletagmanager/);
  await release();
  await answered;
  await goOn(page);
});

/** The site as it is built with a measurement id, which the build to test has none of, and a visitor who says yes. */
async function agree(page: Page): Promise<void> {
  await page.route(/\/assets\/settings-.*\.js$/, async (route) => {
    const response = await route.fetch();
    // Of the same length, so that what ran can still be told by its place in the file.
    const body = (await response.text()).replace('measurementId:null', 'measurementId:"G1"');
    await route.fulfill({ response, body });
  });
  await page.goto('/Privacy');
  await page.getByRole('switch', { name: 'Analytics' }).check();
  await expect(page.getByText('Let Google Analytics count the pages you see.')).toBeVisible();
}

async function goOn(page: Page): Promise<void> {
  for (const name of ['Help', 'Contact']) {
    await bar(page).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(heading(page)).toBeVisible();
  }
}
