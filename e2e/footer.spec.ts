import type { Locator, Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { uniqueEmail } from './support/accounts';
import { answerNext, messagesWith } from './support/inbox';
import { expect, test, visit } from './support/signed-in';

test.beforeEach(({ page }) => visit(page, '/projects'));

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

test('it says whose site this is, and of which year', async ({ page }) => {
  await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Lumenary AI`);
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
    footer(page).getByText('Our mailbox could not be reached, so the address may not have arrived.'),
  ).toBeVisible();
  await expect(footer(page).getByLabel('E-mail')).toHaveValue(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
});

test('offline is said so, and online it goes', async ({ page, context, allowConsole }) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const email = uniqueEmail('reader');
  await context.setOffline(true);
  await subscribe(page, email);
  await expect(footer(page).getByText('You are offline, so nothing was sent.')).toBeVisible();
  await context.setOffline(false);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('what is no address is answered in place', async ({ page }) => {
  await subscribe(page, 'nobody');
  await expect(footer(page).getByText(/name@example\.com/)).toBeVisible();
});

test('the WhatsApp button opens a chat in a new tab and covers no control at the end of the page', async ({
  page,
}) => {
  const button = page.getByRole('link', { name: /^Chat with us on WhatsApp/ });
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/12025550143\?text=Hello%20/);
  await expect(button).toHaveAttribute('target', '_blank');
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await controlsUnder(page, button), `at ${width} px`).toEqual([]);
  }
  await page.keyboard.press('Control+m');
  await expect(button).toBeHidden();
});

/** What can be pressed in the footer and lies, if only in part, beneath something that floats. */
async function controlsUnder(page: Page, floating: Locator): Promise<string[]> {
  const over = await floating.evaluate((element) => element.getBoundingClientRect().toJSON());
  return footer(page)
    .locator('a, button, input:not([tabindex="-1"])')
    .evaluateAll(
      (controls, { left, right, top, bottom }) =>
        controls
          .filter((control) => {
            const box = control.getBoundingClientRect();
            return box.right > left && box.left < right && box.bottom > top && box.top < bottom;
          })
          .map((control) => control.outerHTML.slice(0, 80)),
      over,
    );
}

test('the offer bar leads to the offer and stays dismissed', async ({ page }) => {
  const offer = page.getByRole('complementary', { name: 'Current offer' });
  await expect(offer.getByRole('link')).toHaveAttribute('href', '/Offer');
  await offer.getByRole('button', { name: 'Dismiss the offer' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(footer(page)).toBeVisible();
  await expect(offer).toBeHidden();
});
