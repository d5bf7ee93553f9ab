import { paths } from '@/site/paths';
import { createUser } from './support/accounts';
import { messagesWith } from './support/inbox';
import { delayRequests } from './support/network';
import { heading, logIn, loginHeading, openSignedIn } from './support/session';
import { barLink, searchDialog } from './support/shell';
import { expect, test } from './support/test';
import { fillContact, send, thanks } from './support/forms';

test('a reload while a form is sent keeps the text, and the next try delivers it once', async ({ page }) => {
  await test.step('a reload while a message is sent keeps the text, and the next try delivers it once', async () => {
    await page.clock.install();
    await openSignedIn(page, paths.contact);
    const email = await fillContact(page);
    const { first, release } = await delayRequests(page, /\/submit$/);
    await send(page, 'contact');
    await first;
    await page.reload();
    await release();
    await send(page, 'contact');
    await expect(thanks(page, 'contact')).toBeVisible();
    expect(await messagesWith(email)).toHaveLength(1);
  });
});

test('a reload while a page or the search index loads brings the site', async ({ page }) => {
  await openSignedIn(page, paths.projects);
  const chunk = await delayRequests(page, /\/help-.*\.js/);
  await barLink(page, 'Help').click();
  await chunk.first;
  await page.reload();
  await chunk.release();
  await expect(heading(page)).toBeVisible();
  const index = await delayRequests(page, /search-index.*\.json/);
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.type('price');
  await index.first;
  await page.reload();
  await index.release();
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(searchDialog(page)).toBeVisible();
  await page.keyboard.type('price');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('going back while a sign-in window is open leaves working forms', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-closed-by-user|auth\/cancelled-popup-request/);
  await page.goto(paths.login);
  await page.getByRole('link', { name: 'Sign Up' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign Up with Google' }).click();
  const popup = await opened;
  await page.goBack();
  await expect(loginHeading(page)).toBeVisible();
  await popup.close();
  await logIn(page, await createUser());
});
