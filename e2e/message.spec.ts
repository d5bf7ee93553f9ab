import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { sampleMessages } from '@/site/messages';
import { createUser, uniqueEmail } from './support/accounts';
import { fillContact, receipt, send } from './support/forms';
import { messagesWith } from './support/inbox';
import { setOffline } from './support/network';
import { accountMenu, logIn, openSignedIn } from './support/session';
import { goInSite } from './support/shell';
import { startTool } from './support/tools';
import { expect, test } from './support/test';

/** The result that is attached to the contact form. */
const attachment = (page: Page) => page.getByRole('main').locator('details', { hasText: 'Attached result' });

const ownField = 'Try a message of your own';

test('a message typed beside the sign-in form is read on every page, and sent only with the contact form', async ({
  page,
}) => {
  const id = uniqueEmail('order');
  const text = `The invoice is wrong and I am angry. Write to ${id}`;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (`${request.url()} ${request.postData() ?? ''}`.includes(id)) sent.push(request.url());
  });
  await page.clock.install();
  await page.goto(paths.login);
  await page.getByRole('radio', { name: 'Yours' }).check();
  await page.getByLabel('Your message').fill(text);
  const aside = page.getByRole('complementary');
  await expect(aside.getByText('Billing', { exact: true }).filter({ visible: true })).toBeVisible();
  await logIn(page, await createUser());

  await expect(page.getByLabel(ownField)).toHaveValue(text);
  await expect(page.getByText(/^Private: nothing left/).filter({ visible: true })).toBeVisible();
  await goInSite(page, paths.chatbot);
  await expect(page.getByRole('main').getByText(id)).toBeVisible();
  await goInSite(page, paths.home);
  await page.getByRole('link', { name: 'Send this result' }).click();
  await expect(attachment(page)).toContainText('Goes to: Billing');

  await goInSite(page, paths.sentimentAnalysis);
  const tool = await startTool(page);
  await expect(tool.getByRole('textbox')).toHaveValue(text);
  await tool.getByRole('link', { name: 'Send this result' }).click();
  await expect(attachment(page)).toContainText('Sentiment analysis');
  expect(sent).toEqual([]);

  await fillContact(page);
  await send(page, 'contact');
  await expect(receipt(page)).toBeVisible();
  const [message] = await messagesWith(id);
  expect(JSON.stringify(message)).toContain('Sentiment analysis');
});

test('a message is not shown to the next account in the same tab', async ({ page }) => {
  await openSignedIn(page, paths.home);
  await page.getByLabel(ownField).fill('The invoice is wrong and I am angry.');
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await logIn(page, await createUser());
  await expect(page.getByLabel(ownField)).toHaveValue('');
});

test('a sample chosen beside the sign-in form is the one that Home shows', async ({ page }) => {
  const [, hotel] = sampleMessages;
  await page.goto(paths.login);
  await page.getByRole('radio', { name: hotel.label }).check();
  const text = page.getByRole('complementary').locator('p', { hasText: hotel.text.slice(0, 12) });
  await expect(text.filter({ visible: true })).toBeVisible();
  await logIn(page, await createUser());
  await expect(page.getByRole('radio', { name: hotel.label })).toBeChecked();
});

test('without a network the visitor is told why nothing is read, and keeps the text', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED|dynamically imported module/);
  await openSignedIn(page, paths.home);
  await setOffline(page, true);
  const field = page.getByLabel(ownField);
  await field.fill('Where is my parcel?');
  await expect(page.getByText(/didn’t load/)).toBeVisible();
  await setOffline(page, false);
  await field.pressSequentially(' It is late.');
  await expect(page.getByText(/^Private: nothing left/).filter({ visible: true })).toBeVisible();
  await expect(field).toHaveValue('Where is my parcel? It is late.');
});
