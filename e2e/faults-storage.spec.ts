import { createUser, uniqueEmail } from './support/accounts';
import { searchDialog } from './support/search';
import { bar, heading, openSite } from './support/shell';
import { fillLogin, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';

test('a storage that is full lets a visitor in for the visit', async ({ page }) => {
  await page.addInitScript(() => {
    if (window !== top) return;
    // All but room for what a probe writes: too little for a session.
    for (const size of [100_000, 1000]) {
      try {
        for (let at = 0; ; at += 1) localStorage.setItem(`full-${size}-${at}`, 'x'.repeat(size));
      } catch {
        // Full, as it should be.
      }
    }
    localStorage.removeItem('full-1000-0');
  });
  const user = await createUser();
  await page.goto('/login');
  await logIn(page, user);
  await bar(page).getByRole('link', { name: 'Contact', exact: true }).click();
  await page.getByLabel('Company').fill('Example Ltd');
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveTitle(/Help/);
  await page.goBack();
  await expect(page.getByLabel('Company')).toHaveValue('Example Ltd');
});

test('storage cleared while the site is open takes nothing from the screen', async ({ page }) => {
  await openSite(page);
  await page.goto('/contact');
  await page.getByLabel('Company').fill('Example Ltd');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.getByLabel('Phone').fill('+44 20 7946 0000');
  await bar(page).getByRole('link', { name: 'Help', exact: true }).click();
  await expect(page).toHaveTitle(/Help/);
  await page.goBack();
  await expect(page.getByLabel('Company')).toHaveValue('Example Ltd');
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
});

test('storage cleared in another tab ends the session, says so, and one can sign in again', async ({
  page,
  context,
}) => {
  await openSite(page);
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByRole('alert')).toContainText('Your session has ended.');
  await logIn(page, await createUser());
  // Before it would have gone by itself.
  const ended = page.getByRole('alert').filter({ hasText: 'Your session has ended.' });
  await expect(ended).toHaveCount(0, { timeout: 2000 });
});

const KEYS = [
  'theme',
  'language',
  'offerEndTime',
  'newsletter',
  'newsletter-attempt',
  'contact-draft',
  'privacy-analytics',
  'privacy-map',
  'privacy-no-translation',
  'shortcuts-off',
  'offer-bar-dismissed',
  'scroll',
  'reloaded-builds',
  'sign-in-email',
  'sign-up-name',
] as const;

for (const value of ['', '{', '[[1,2],{"a":[]}]', '"><img src=x onerror=alert(1)>\ud800']) {
  test(`every key holding ${JSON.stringify(value)} leaves a site that works`, async ({ page }) => {
    await openSite(page);
    await page.addInitScript(
      ([keys, stored]) => {
        for (const key of keys) for (const area of [localStorage, sessionStorage]) area.setItem(key, stored);
      },
      [KEYS, value] as const,
    );
    for (const path of ['/', '/Offer', '/contact', '/privacy']) {
      await page.goto(path);
      await expect(heading(page), path).toBeVisible();
    }
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });
}

for (const [what, damage] of [
  ['missing', () => void Object.defineProperty(window, 'indexedDB', { value: undefined })],
  [
    'hanging',
    () =>
      void Object.defineProperty(IDBFactory.prototype, 'open', {
        value: () => new EventTarget(),
      }),
  ],
  [
    'refusing',
    () =>
      void Object.defineProperty(IDBFactory.prototype, 'open', {
        value: () => {
          throw new DOMException('Not here.', 'SecurityError');
        },
      }),
  ],
] as const) {
  test(`with IndexedDB ${what}, signing in and coming back work`, async ({ page }) => {
    await page.addInitScript(damage);
    const user = await createUser();
    await page.goto('/account');
    await logIn(page, user);
    await expect(heading(page)).toHaveText('Account');
    await page.reload();
    await expect(heading(page)).toHaveText('Account');
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(loginHeading(page)).toBeVisible();
    await fillLogin(page, { email: uniqueEmail(), password: 'whatever it is' });
  });
}
