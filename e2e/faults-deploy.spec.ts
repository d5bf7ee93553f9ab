import { countLoads, goneUntilReload } from './support/faults';
import { bar, heading } from './support/shell';
import { expect, test, visit } from './support/signed-in';
import { languagePicker } from './support/translation';
import type { Page } from '@playwright/test';

const footer = (page: Page) => page.getByRole('contentinfo');

test('a deploy in the middle of a visit: one reload brings the new version of the page', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/help-page|Failed to load resource|dynamically imported/);
  await visit(page, '/projects');
  const loads = countLoads(page);
  await goneUntilReload(page, /help-page-.*\.js/);
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveTitle(/Help/);
  await expect(heading(page)).toBeVisible();
  expect(loads()).toBe(1);
});

test('a deploy while something is being typed: no reload, the text stays', async ({ page, allowConsole }) => {
  allowConsole(/help-page|Failed to load resource|dynamically imported/);
  await visit(page, '/projects');
  const loads = countLoads(page);
  await footer(page).getByLabel('E-mail').fill('half@examp');
  await goneUntilReload(page, /help-page-.*\.js/);
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(heading(page)).toHaveText('This page could not be shown');
  await expect(footer(page).getByLabel('E-mail')).toHaveValue('half@examp');
  expect(loads()).toBe(0);
});

test('a deploy just before a visit: one reload, and nothing but Loading... until the site is there', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/signed-in-site|Failed to load resource|dynamically imported/);
  await visit(page, '/projects');
  await page.addInitScript(() => {
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1'))
        sessionStorage.setItem('seen', `${sessionStorage.getItem('seen') ?? ''}|${textContent}`);
    }).observe(document, { childList: true, subtree: true });
  });
  const loads = countLoads(page);
  await page.route(/signed-in-site-.*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  page.once('domcontentloaded', () =>
    page.once('domcontentloaded', () => void page.unroute(/signed-in-site-.*\.js/)),
  );
  await page.goto('/Help');
  await expect(page).toHaveTitle(/Help/);
  expect(loads()).toBe(2);
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).not.toContain('Something broke');
});

for (const [what, open] of [
  [
    'search',
    (page: Page) =>
      page
        .getByRole('button', { name: /^Search/ })
        .first()
        .click(),
  ],
  [
    'shortcuts',
    (page: Page) =>
      footer(page)
        .getByRole('button', { name: /shortcuts/i })
        .click(),
  ],
  ['language', (page: Page) => languagePicker(page).click()],
] as const) {
  test(`a ${what} panel whose code does not come says so, and comes when asked again`, async ({
    page,
    context,
    allowConsole,
  }) => {
    allowConsole(/ERR_|dynamically imported/);
    await visit(page, '/projects');
    await context.setOffline(true);
    await open(page);
    await expect(page.getByRole('alert').filter({ hasText: 'That could not be loaded.' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await context.setOffline(false);
    await open(page);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}
