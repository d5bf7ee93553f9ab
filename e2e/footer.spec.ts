import type { Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { uniqueEmail } from './support/accounts';
import { answerNext, messagesWith } from './support/inbox';
import { openSite } from './support/shell';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => openSite(page));

const footer = (page: Page) => page.getByRole('contentinfo');

async function subscribe(page: Page, email: string) {
  await footer(page).getByLabel('E-mail').fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
}

test('every link of the footer leads to its page', async ({ page }) => {
  const links = footerColumns.flatMap((column) =>
    column.links.map((link) => ({ ...link, title: column.title })),
  );
  for (const { title, label, to } of links) {
    await footer(page)
      .getByRole('region', { name: title })
      .getByRole('link', { name: label, exact: true })
      .click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    // Until the page has come up, what is pressed next may be scrolled away.
    await expect(page.locator('main :focus')).toHaveCount(1);
    await expect(page).not.toHaveTitle(/not found/);
  }
});

test('an address really arrives, once, and is remembered', async ({ page }) => {
  const email = uniqueEmail('reader');
  await subscribe(page, email);
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
  expect(await messagesWith(email)).toEqual([expect.objectContaining({ kind: 'newsletter', email })]);
  await page.reload();
  await subscribe(page, email.toUpperCase());
  await expect(footer(page).getByText('This address is on the list already.')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('a mailbox that fails is said so, the address stays, and the next try works', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/500/);
  const email = uniqueEmail('reader');
  await answerNext({ containing: email, status: 500 });
  await subscribe(page, email);
  await expect(
    footer(page).getByText('Our mailbox could not be reached, so nothing was sent.'),
  ).toBeVisible();
  await expect(footer(page).getByLabel('E-mail')).toHaveValue(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
});

test('offline is said so', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await subscribe(page, uniqueEmail('reader'));
  await expect(footer(page).getByText('You are offline, so nothing was sent.')).toBeVisible();
});

test('what is no address is answered in place', async ({ page }) => {
  await subscribe(page, 'nobody');
  await expect(footer(page).getByText('Enter an e-mail address such as you@example.com.')).toBeVisible();
});

test('the WhatsApp button opens a chat in a new tab and covers no control at the end of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const button = page.getByRole('link', { name: /^Chat with us on WhatsApp/ });
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/12025550143\?text=Hello%20/);
  await expect(button).toHaveAttribute('target', '_blank');
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const box = await button.boundingBox();
  const controls = footer(page).locator('a, button, input');
  for (const control of await controls.all()) {
    const other = await control.boundingBox();
    const apart = !box || !other || other.x + other.width <= box.x || other.y + other.height <= box.y;
    expect(apart, await control.innerText()).toBe(true);
  }
  await page.keyboard.press('Control+m');
  await expect(button).toBeHidden();
});

test('the offer bar leads to the offer and stays dismissed', async ({ page }) => {
  const offer = page.getByRole('complementary', { name: 'Current offer' });
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/Offer');
  await offer.getByRole('button', { name: 'Dismiss the offer' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(footer(page)).toBeVisible();
  await expect(offer).toBeHidden();
});
