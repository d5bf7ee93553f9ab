import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser } from './support/accounts';
import { contactForm } from './support/forms';
import { anyPage } from './support/routes';
import { heading, logIn, loginHeading, openSignedIn } from './support/session';
import { alertWith, barLink, searchDialog } from './support/shell';
import { expect, test } from './support/test';

const field = (page: Page, name: string) => contactForm(page).locator(`[name=${name}]`);

async function expectDraftToStay(page: Page) {
  await barLink(page, 'Help').click();
  await expect(page).toHaveTitle(/Help/);
  await page.goBack();
  await expect(field(page, 'company')).toHaveValue('Example Ltd');
}

test('with all storage and cookies blocked, a visitor logs in and runs the questions @engines', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // The emulator's helper frame is not part of the site.
    if (window !== top) return;
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Storage is blocked.', 'SecurityError');
        },
      });
    Object.defineProperty(document, 'cookie', {
      get() {
        throw new DOMException('Cookies are blocked.', 'SecurityError');
      },
      set() {
        throw new DOMException('Cookies are blocked.', 'SecurityError');
      },
    });
  });
  await page.goto(`${paths.chatbot}#hundred`);
  await logIn(page, await createUser());
  await expect(alertWith(page, 'can’t keep you logged in')).toBeVisible();
  await expect(loginHeading(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Run it again' }).click();
  await expect(page.getByText(/^Your run/)).toBeVisible();
});

test('clearing the storage keeps the draft and ends the session @full', async ({ page, context }) => {
  await openSignedIn(page, paths.contact);
  await field(page, 'company').fill('Example Ltd');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await field(page, 'phone').fill('+44 20 7946 0000');
  await expectDraftToStay(page);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();

  await openSignedIn(page, anyPage);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(alertWith(page, /session/i)).toBeVisible();
  await logIn(page, await createUser());
});

test('damaged values in every storage key leave a working site @full', async ({ page }) => {
  test.slow();
  await openSignedIn(page, paths.privacy);
  await page.getByText('See every item and its key').click();
  const table = page.getByRole('table', { name: 'Kept in your browser' });
  await expect(table).toBeVisible();
  const listed = await table.locator('code').allInnerTexts();
  const keys = listed.map((name) => name.replace(/ \(.*\)$/, '')).filter((name) => !name.endsWith('…'));
  expect(keys.length).toBeGreaterThan(10);
  for (const damaged of ['{', '[[1,2],{"a":[]}]', '"><img src=x onerror=alert(1)>\ud800'])
    for (const path of [paths.home, paths.contact]) {
      await page.evaluate(
        ([keys, value]) => {
          for (const key of keys) for (const area of [localStorage, sessionStorage]) area.setItem(key, value);
        },
        [keys, damaged] as const,
      );
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
      await expect(page.locator('img[src=x]')).toHaveCount(0);
    }
});
