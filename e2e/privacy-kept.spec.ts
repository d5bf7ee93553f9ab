import type { Page } from '@playwright/test';
import { createUser, uniqueEmail } from './support/accounts';
import { messagesWith } from './support/inbox';
import { isLoopback } from './support/isolate';
import { openSignedIn, searchDialog } from './support/search';
import { heading } from './support/shell';
import { loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import { chooseLanguage, pageHeading, withTranslator } from './support/translation';

/** Whom the site may ask for anything, and what the policy calls them. */
const receivers = {
  'https://translate.google.com/': 'Google Translate',
  'https://www.google.com/maps': 'Google Maps',
  'https://apis.google.com/': 'Google or GitHub',
} as const;

test('whatever a visit leaves in the browser, and whomever it asks, the privacy policy names', async ({
  page,
  context,
}) => {
  test.slow();
  const asked = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!isLoopback(url)) asked.add(url.href);
  });
  page.setDefaultTimeout(15_000);
  await withTranslator(context);
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByLabel('Email').fill(uniqueEmail());
  const found = await keptIn(page);
  await openSignedIn(page, '/Offer');
  await leaveSomethingOfEverything(page);
  for (const name of await keptIn(page)) found.add(name);
  await chooseLanguage(page, 'Deutsch');
  await expect(pageHeading(page)).toContainText('de:');
  for (const name of await keptIn(page)) found.add(name);
  await page.goto('/Privacy');
  await page.getByRole('switch').first().uncheck();
  await expect(page.getByRole('switch', { name: 'Translation' })).not.toBeChecked();
  for (const name of await keptIn(page)) found.add(name);

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(loginHeading(page)).toBeVisible();
  await page.getByLabel('Email').fill((await createUser()).email);
  for (const name of await keptIn(page)) found.add(name);

  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  const named = await page
    .getByRole('table', { name: 'Kept in your browser' })
    .locator('code')
    .allInnerTexts();
  const patterns = named.map((name) => name.replace(/ \(.*\)$/, ''));
  const isNamed = (kept: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('…') ? kept.startsWith(pattern.slice(0, -1)) : kept === pattern,
    );
  expect([...found].filter((kept) => !isNamed(kept))).toEqual([]);
  // Nor does it list what is not there; only a build that is gone was no part of this visit.
  const left = patterns.filter(
    (pattern) => ![...found].some((kept) => kept.startsWith(pattern.replace('…', ''))),
  );
  expect(left).toEqual(['reloaded-builds']);

  const sharing = page.getByRole('table', { name: 'Who receives what' });
  for (const url of asked) {
    const receiver = Object.entries(receivers).find(([start]) => url.startsWith(start))?.[1] ?? url;
    await expect(sharing.getByRole('rowheader', { name: receiver })).toBeVisible();
  }
  for (const start of Object.keys(receivers))
    expect(
      [...asked].filter((url) => url.startsWith(start)),
      start,
    ).not.toEqual([]);
});

async function leaveSomethingOfEverything(page: Page) {
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  const email = uniqueEmail('reader');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('E-mail').fill(email);
  await footer.getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer.getByText('Thank you. You are on the list.')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/sentiment-analysis');
  await page.getByRole('main').getByRole('button', { name: 'Try It Now' }).click();
  await page.getByRole('main').getByRole('textbox').first().fill('The room was lovely.');
  await page.goto('/Privacy');
  for (const name of ['Analytics', 'Map']) await page.getByRole('switch', { name }).check();
  await page.goto('/contact');
  await page.getByLabel('Company').fill('Example Ltd');
  await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
  await page.getByRole('button', { name: 'Dismiss the offer' }).click();
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(heading(page)).toBeFocused();
  await footer.getByRole('button', { name: /shortcuts/i }).click();
  await page.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
}

/** The names of everything that the site has put into this browser. */
async function keptIn(page: Page): Promise<Set<string>> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies(page.url());
  return new Set([...names, ...cookies.map(({ name }) => name)]);
}
