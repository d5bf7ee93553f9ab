import type { Page } from '@playwright/test';
import { listOf } from '@/lib/number-words';
import { RELOADED_BUILDS_KEY, SENT_MESSAGE_KEY, UNSAVED_NAME_KEY } from '@/lib/storage-keys';
import { TOOL_HASH } from '@/site/navigation';
import { paths } from '@/site/paths';
import { providerNames } from '@/site/providers';
import { createUser, uniqueEmail } from './support/accounts';
import { contactForm, newsletterForm, send, thanks } from './support/forms';
import { chooseLanguage, withGoogleTranslate } from './support/page-translation';
import { askForLink, heading, logIn, loginHeading, openSignedIn } from './support/session';
import { searchDialog } from './support/shell';
import { expect, test } from './support/test';

/** The hosts that the site may contact, and their names in the policy. */
const receivers = {
  'https://translate.google.com/': 'Google Translate',
  'https://www.google.com/maps': 'Google Maps',
  'https://apis.google.com/': listOf(providerNames, 'or'),
};

test('the privacy policy names everything stored and every host @full', async ({
  page,
  context,
  thirdParty,
}) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  await page.clock.install();
  await withGoogleTranslate(context);
  await page.goto(paths.signup);
  const popupScript = page.waitForRequest('https://apis.google.com/**');
  await page.getByLabel('Full Name').click();
  await popupScript;
  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByLabel('Email').fill(uniqueEmail());
  const found = new Set<string>();
  const note = async () => (await storedIn(page)).forEach((name) => found.add(name));
  await note();
  await openSignedIn(page, paths.pricing);
  await storeSomethingOfEverything(page);
  await note();
  await chooseLanguage(page, 'Deutsch');
  await expect(heading(page)).toContainText('de:');
  await note();
  await page.goto(paths.privacy);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(heading(page)).toContainText('de:');
  // Only a reload ends a translation.
  const reload = page.waitForEvent('load');
  await page.getByRole('switch').first().uncheck();
  await reload;
  await expect(page.getByRole('switch', { name: 'Translation' })).not.toBeChecked();
  await note();

  await page.getByRole('button', { name: 'Account menu' }).click();
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(loginHeading(page)).toBeVisible();
  await askForLink(page, uniqueEmail());
  await note();
  await logIn(page, await createUser());
  await note();
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const typed of ['Example Ltd', 'The room was lovely.']) expect(kept).not.toContain(typed);

  await page.goto(paths.privacy);
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  await page.getByText('See every item and its key').click();
  const table = page.getByRole('table', { name: 'Kept in your browser' });
  await expect(table).toBeVisible();
  const named = await table.locator('code').allInnerTexts();
  const patterns = named.map((name) => name.replace(/ \(.*\)$/, ''));
  const isNamed = (kept: string) =>
    patterns.some((pattern) =>
      pattern.endsWith('…') ? kept.startsWith(pattern.slice(0, -1)) : kept === pattern,
    );
  expect([...found].filter((kept) => !isNamed(kept))).toEqual([]);
  // It lists nothing else, except for a missing build, a sent message, and a refused name, which this visit does not have.
  const left = patterns.filter(
    (pattern) => ![...found].some((kept) => kept.startsWith(pattern.replace('…', ''))),
  );
  expect(new Set(left)).toEqual(new Set([RELOADED_BUILDS_KEY, SENT_MESSAGE_KEY, UNSAVED_NAME_KEY]));

  const sharing = page.getByRole('table', { name: 'Who receives what' });
  for (const url of thirdParty) {
    const receiver = Object.entries(receivers).find(([start]) => url.startsWith(start))?.[1] ?? url;
    await expect(sharing.getByRole('rowheader', { name: receiver, exact: true })).toBeVisible();
  }
  for (const start of Object.keys(receivers)) expect(thirdParty.join('\n'), start).toContain(start);
});

async function storeSomethingOfEverything(page: Page) {
  await newsletterForm(page)
    .getByRole('textbox', { name: /^Email/ })
    .fill(uniqueEmail('reader'));
  await send(page, 'newsletter');
  await expect(thanks(page, 'newsletter')).toBeVisible();
  await page.getByRole('button', { name: 'Dark theme' }).first().click();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(paths.sentimentAnalysis + TOOL_HASH);
  await page.getByRole('main').getByRole('textbox').first().fill('The room was lovely.');
  await page.getByRole('main').getByRole('link', { name: 'Send this result' }).click();
  await expect(page).toHaveURL((url) => url.pathname === paths.contact);
  await page.goto(paths.privacy);
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  for (const name of ['Analytics', 'Map']) await page.getByRole('switch', { name }).check();
  await page.goto(paths.contact);
  // The map shows that the app runs: a draft is stored from then on.
  await expect(page.locator('iframe[title^="Map"]')).toBeAttached();
  await contactForm(page).locator('[name=company]').fill('Example Ltd');
  await page.getByRole('button', { name: 'Dismiss the offer' }).click();
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(heading(page)).toBeFocused();
}

/** The names of everything that the site has stored in this browser. */
async function storedIn(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ]);
  const cookies = await page.context().cookies(page.url());
  return [...names, ...cookies.map(({ name }) => name)];
}
