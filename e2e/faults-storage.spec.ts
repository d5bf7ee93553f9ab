import { paths } from '@/site/paths';
import { createUser } from './support/accounts';
import { contactForm } from './support/forms';
import { heading, logIn, loginHeading, openSignedIn } from './support/session';
import { alertWith, barLink, searchDialog } from './support/shell';
import { expect, test } from './support/test';

test('with all storage blocked, a visitor can log in for the visit', async ({ page }) => {
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
  });
  await page.goto(paths.login);
  await logIn(page, await createUser());
  await expect(loginHeading(page)).toHaveCount(0);
});

test('with storage full, a visitor can log in and a draft lasts for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== top) return;
    // Leaves room for a small write, but not for a session.
    for (const size of [100_000, 1000]) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size));
      } catch {
        // The storage is full now.
      }
    }
    localStorage.removeItem('full-1000-0');
  });
  await page.goto(paths.login);
  await logIn(page, await createUser());
  await barLink(page, 'Contact').click();
  await contactForm(page).locator('[name=company]').fill('Example Ltd');
  await barLink(page, 'Help').click();
  await expect(page).toHaveTitle(/Help/);
  await page.goBack();
  await expect(contactForm(page).locator('[name=company]')).toHaveValue('Example Ltd');
});

test('clearing the storage during a visit keeps the draft on the screen', async ({ page }) => {
  await openSignedIn(page, paths.contact);
  await contactForm(page).locator('[name=company]').fill('Example Ltd');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await contactForm(page).locator('[name=phone]').fill('+44 20 7946 0000');
  await barLink(page, 'Help').click();
  await expect(page).toHaveTitle(/Help/);
  await page.goBack();
  await expect(contactForm(page).locator('[name=company]')).toHaveValue('Example Ltd');
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
});

test('clearing the storage in another tab ends the session with a reason, and logging in works', async ({
  page,
  context,
}) => {
  await openSignedIn(page, paths.projects);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  const ended = alertWith(page, /session/i);
  await expect(ended).toBeVisible();
  await logIn(page, await createUser());
});

test('damaged values in every storage key leave a working site', async ({ page }) => {
  test.slow();
  await openSignedIn(page, paths.privacy);
  const listed = await page
    .getByRole('table', { name: 'Kept in your browser' })
    .locator('code')
    .allInnerTexts();
  const keys = listed.map((name) => name.replace(/ \(.*\)$/, '')).filter((name) => !name.endsWith('…'));
  expect(keys.length).toBeGreaterThan(10);
  for (const damaged of ['{', '[[1,2],{"a":[]}]', '"><img src=x onerror=alert(1)>\ud800'])
    for (const path of [paths.home, paths.offer, paths.contact, paths.privacy]) {
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

for (const [what, damage] of [
  ['does not answer', () => new EventTarget()],
  [
    'refuses',
    () => {
      throw new DOMException('Not here.', 'SecurityError');
    },
  ],
] as const) {
  test(`with an IndexedDB that ${what}, logging in, coming back and signing out work`, async ({ page }) => {
    await page.addInitScript(`IDBFactory.prototype.open = ${String(damage)}`);
    await page.goto(paths.account);
    await logIn(page, await createUser());
    await page.reload();
    await expect(heading(page)).toHaveText('Account');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(loginHeading(page)).toBeVisible();
  });
}
