import type { Page } from '@playwright/test';
import { brand } from '@/site/brand';
import { contactFields, messageField, type ContactField } from '@/site/contact-fields';
import { paths } from '@/site/paths';
import { uniqueEmail } from '../support/accounts';
import { contactForm, messagesWith, newsletterForm, send, thanks } from '../support/forms';
import { setOffline } from '../support/network';
import { anyPage } from '../support/routes';
import { expect, test, visit } from '../support/signed-in';

const fields: readonly ContactField[] = [messageField, ...contactFields];

test('a message from the contact form arrives once, with every field, and not before all are filled', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, paths.contact);
  const first = fields.find(({ required }) => required)?.name;
  for (const { name } of fields) await contactForm(page).locator(`[name=${name}]`).fill('');
  await send(page, 'contact');
  await expect(contactForm(page).locator(`[name=${first}]`)).toBeFocused();
  await expect(thanks(page, 'contact')).toBeHidden();

  const values = await fillEveryField(page);
  await send(page, 'contact');
  await expect(thanks(page, 'contact')).toBeVisible();
  expect(await messagesWith(values['email'] ?? '')).toEqual([expect.objectContaining(values)]);
});

test('offline, what was typed stays, and is delivered once the network is back', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_/);
  await page.clock.install();
  await visit(page, paths.contact);
  const values = await fillEveryField(page);
  await setOffline(page, true);
  await send(page, 'contact');
  await expect(contactForm(page).getByRole('alert')).not.toBeEmpty();
  await setOffline(page, false);
  await send(page, 'contact');
  await expect(thanks(page, 'contact')).toBeVisible();
  expect(await messagesWith(values['email'] ?? '')).toHaveLength(1);
});

if (brand.newsletter)
  test('a visitor can subscribe to the newsletter', async ({ page }) => {
    const email = uniqueEmail('reader');
    await page.clock.install();
    await visit(page, anyPage);
    await newsletterForm(page)
      .getByRole('textbox', { name: /^Email/ })
      .fill(email);
    await send(page, 'newsletter');
    await expect(thanks(page, 'newsletter')).toBeVisible();
    expect(await messagesWith(email)).toHaveLength(1);
  });

async function fillEveryField(page: Page): Promise<Record<string, string>> {
  const samples = { email: uniqueEmail('writer'), tel: '+44 20 7946 0000' } as const;
  const valueOf = ({ type }: ContactField) => (type ? samples[type] : 'Ünïcödé “quotes” <b>');
  const values = Object.fromEntries(fields.map((field) => [field.name, valueOf(field)]));
  for (const [name, value] of Object.entries(values))
    await contactForm(page).locator(`[name=${name}]`).fill(value);
  return values;
}
