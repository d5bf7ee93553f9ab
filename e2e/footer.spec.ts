import type { Locator, Page } from '@playwright/test';
import { contacts } from '@/site/contacts';
import { paths } from '@/site/paths';
import { uniqueEmail } from './support/accounts';
import { fillAndSend, newsletterForm, thanks } from './support/forms';
import { messagesWith } from './support/inbox';
import { footer } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test('a newsletter address is delivered once and remembered', async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.projects);
  const email = uniqueEmail('reader');
  await fillAndSend(page, 'newsletter', email);
  await expect(thanks(page, 'newsletter')).toBeVisible();
  expect(await messagesWith(email)).toEqual([expect.objectContaining({ kind: 'newsletter', email })]);
  await page.reload();
  await fillAndSend(page, 'newsletter', email.toUpperCase());
  await expect(newsletterForm(page).getByRole('status')).not.toBeEmpty();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('the WhatsApp button opens a chat in a new tab and covers no control of the footer', async ({
  page,
}) => {
  await visit(page, paths.projects);
  const button = page.getByRole('link', { name: /chat.* WhatsApp/i });
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 780 });
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(button).toBeVisible();
    expect(await controlsUnder(page, button), `at ${width} px`).toEqual([]);
  }
  await expect(button).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${contacts.whatsapp.digits}\\?text=`),
  );
  await expect(button).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Control+m');
  await expect(button).toBeHidden();
});

/** Controls of the footer that the floating element covers, even in part. */
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
