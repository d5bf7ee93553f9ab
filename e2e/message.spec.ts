import { paths } from '@/site/paths';
import { createUser, uniqueEmail } from './support/accounts';
import { fillContact, receipt, send } from './support/forms';
import { messagesWith } from './support/inbox';
import { setOffline } from './support/network';
import { accountMenu, logIn, openSignedIn } from './support/session';
import { goInSite } from './support/shell';
import { startTool } from './support/tools';
import { expect, test } from './support/test';

const ownField = 'Try a message of your own';

test('a message typed at sign-in is read on every page, and sent only with the form', async ({ page }) => {
  const id = uniqueEmail('order');
  const text = `The invoice is wrong and I am angry. Write to ${id}`;
  const attachment = page.getByRole('main').locator('details', { hasText: 'Attached result' });
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
  await expect(attachment).toContainText('Goes to: Billing');

  await goInSite(page, paths.sentimentAnalysis);
  const tool = await startTool(page);
  await expect(tool.getByRole('textbox')).toHaveValue(text);
  await tool.getByRole('link', { name: 'Send this result' }).click();
  await expect(attachment).toContainText('Sentiment analysis');
  expect(sent).toEqual([]);

  await fillContact(page);
  await send(page, 'contact');
  await expect(receipt(page)).toBeVisible();
  const [message] = await messagesWith(id);
  expect(JSON.stringify(message)).toContain('Sentiment analysis');

  await goInSite(page, paths.home);
  await expect(page.getByLabel(ownField)).toHaveValue(text);
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await logIn(page, await createUser());
  await goInSite(page, paths.home);
  await expect(page.getByLabel(ownField)).toHaveValue('');
});

test('without a network the visitor is told why, and keeps the text', async ({ page, allowConsole }) => {
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
