import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { contactPath, monthlyPrice, offerPrice, plans } from '@/site/plans';
import {
  contactForm,
  contactMessage,
  fillContact,
  receipt,
  send,
  submitButton,
  thanks,
} from './support/forms';
import { answerNext, messagesWith } from './support/inbox';
import { layoutShifts, watchLayoutShifts } from './support/layout-shift';
import { barLink } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const [, plan] = plans;
const email = (page: Parameters<typeof contactForm>[0]) => contactForm(page).locator('[name=email]');

test('a message arrives whole and once, is confirmed without a layout shift, and Try again sends it after a failure', async ({
  page,
  allowConsole,
}) => {
  await test.step('the receipt takes the place of the form without a layout shift', async () => {
    await page.clock.install();
    await watchLayoutShifts(page);
    await visit(page, paths.contact);
    await fillContact(page);
    await send(page, 'contact');
    await expect(receipt(page)).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

  await test.step('a message arrives whole and once, is confirmed, and the fields are empty', async () => {
    await visit(page, contactPath(plan));
    await expect(contactForm(page)).toContainText(offer.enabled ? offerPrice(plan) : monthlyPrice(plan));
    const address = await fillContact(page);
    await page.clock.fastForward(4000);
    await submitButton(page, 'contact').dblclick();
    await expect(thanks(page, 'contact')).toBeVisible();
    for (const name of [...Object.keys(contactMessage), 'email'])
      await expect(contactForm(page).locator(`[name=${name}]`)).toHaveValue('');
    expect(await messagesWith(address)).toEqual([
      expect.objectContaining({
        kind: 'contact',
        ...contactMessage,
        email: address,
        plan: expect.stringContaining(monthlyPrice(plan)),
      }),
    ]);
  });

  await test.step('a message that was not delivered is sent again with Try again, and is filed once', async () => {
    allowConsole(/status of/);
    await visit(page, paths.contact);
    const address = await fillContact(page);
    await answerNext({ containing: address, status: 500 });
    await send(page, 'contact');
    await contactForm(page).getByRole('button', { name: 'Try again' }).click();
    await expect(thanks(page, 'contact')).toBeVisible();
    expect(await messagesWith(address)).toHaveLength(1);
  });
});

test('a reload keeps the draft, and leaving the page while it is sent delivers it', async ({ page }) => {
  await page.clock.install();
  await visit(page, paths.contact);
  const address = await fillContact(page);
  await page.reload();
  await expect(email(page)).toHaveValue(address);
  await expect(contactForm(page).locator('[name=message]')).toHaveValue(contactMessage.message);
  await answerNext({ containing: address, delayMs: 1000 });
  await send(page, 'contact');
  await barLink(page, 'Help').click();
  await expect(thanks(page, 'contact')).toBeVisible();
  await page.goBack();
  await expect(contactForm(page).locator('[name=message]')).toHaveValue('');
  expect(await messagesWith(address)).toHaveLength(1);
});

test('the map loads only once the visitor agrees, and does not learn the question in the address', async ({
  page,
  context,
  thirdParty,
}) => {
  const mapAddress = /google\.com\/maps\?/;
  await context.route(mapAddress, (route) => route.fulfill({ contentType: 'text/html', body: 'Map' }));
  await visit(page, `${paths.contact}?message=Something+private`);
  const map = page.locator('iframe[title^="Map"]');
  await expect(map).toHaveCount(0);
  expect(thirdParty.filter((url) => url.includes('google.com/maps'))).toEqual([]);
  const asked = page.waitForRequest(mapAddress);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(map).toHaveAttribute('src', /output=embed/);
  await expect(map).toHaveAttribute('loading', 'lazy');
  await map.scrollIntoViewIfNeeded();
  const referrer = await (await asked).headerValue('referer');
  expect(referrer).toBe(`${new URL(page.url()).origin}/`);
});

test('the AI assistant opens on the contact page itself and takes a question', async ({ page }) => {
  await visit(page, paths.contact);
  const chat = page.locator('#ask');
  await chat.getByRole('button').click();
  await expect(chat.getByRole('log')).toBeVisible();
  await expect(chat.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Hello');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText('Hello');
  await expect(page).toHaveURL(paths.contact);
});
