import type { Page } from '@playwright/test';
import { uniqueEmail } from './support/accounts';
import { answerNext, messagesWith } from './support/inbox';
import { expect, test, visit } from './support/signed-in';

const SENT = 'Your message has been sent!';
const labels = ['First name', 'Last name', 'Company', 'Phone', 'Email', 'Message'];

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' });
const sent = (page: Page) => page.getByRole('alert').filter({ hasText: SENT });

async function openContact(page: Page, path = '/contact') {
  await visit(page, path);
  await expect(form(page)).toBeVisible();
}

async function fill(page: Page, email = uniqueEmail('writer')) {
  await form(page).getByLabel('First name').fill('Ada');
  await form(page).getByLabel('Last name').fill('Example');
  await form(page).getByLabel('Company').fill('Example Ltd');
  await form(page).getByLabel('Phone').fill('+44 20 7946 0000');
  await form(page).getByLabel('Email').fill(email);
  await form(page).getByLabel('Message').fill('Good day,\nwhat does it cost? Ünïcödé 🙂 "quotes" <b>&amp;');
  return email;
}

test('a message arrives whole and once, is announced, and the fields are empty', async ({ page }) => {
  await openContact(page, '/contact?plan=pro');
  await expect(form(page)).toContainText('$49/month');
  const email = await fill(page);
  await send(page).dblclick();
  await expect(sent(page)).toBeVisible();
  for (const label of labels) await expect(form(page).getByLabel(label)).toHaveValue('');
  expect(await messagesWith(email)).toEqual([
    expect.objectContaining({
      kind: 'contact',
      firstName: 'Ada',
      lastName: 'Example',
      company: 'Example Ltd',
      phone: '+44 20 7946 0000',
      email,
      message: 'Good day,\nwhat does it cost? Ünïcödé 🙂 "quotes" <b>&amp;',
      plan: 'Pro, $49/month',
    }),
  ]);
});

for (const { name, answer, sentence } of [
  { name: 'refuses', answer: { status: 400 }, sentence: 'Our mailbox did not accept the message.' },
  { name: 'breaks', answer: { status: 500 }, sentence: 'Our mailbox could not be reached' },
  { name: 'hangs up', answer: { drop: true }, sentence: 'Our mailbox could not be reached' },
]) {
  test(`a mailbox that ${name} costs nothing, and the next try is filed once`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/status of|ERR_/);
    await openContact(page);
    const email = await fill(page);
    await answerNext({ containing: email, ...answer });
    await send(page).click();
    await expect(form(page).getByRole('alert')).toContainText(sentence);
    await expect(sent(page)).toBeHidden();
    await expect(form(page).getByLabel('Email')).toHaveValue(email);
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await expect(sent(page)).toBeVisible();
    expect(await messagesWith(email)).toHaveLength(1);
  });
}

test('offline is said so, a reload keeps the draft, and online it goes', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await openContact(page);
  const email = await fill(page);
  await context.setOffline(true);
  await send(page).click();
  await expect(form(page).getByRole('alert')).toContainText('You are offline, so nothing was sent.');
  await context.setOffline(false);
  await page.reload();
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await expect(form(page).getByLabel('Message')).toHaveValue(/what does it cost/);
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
  await page.reload();
  await expect(form(page).getByLabel('Email')).toHaveValue('');
});

test('going away and coming back keeps what was typed, even while it is being sent', async ({ page }) => {
  await openContact(page);
  const email = await fill(page);
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(page).toHaveURL('/Help');
  await page.goBack();
  await expect(form(page).getByLabel('Email')).toHaveValue(email);
  await answerNext({ containing: email, delayMs: 1500 });
  await send(page).click();
  await page.getByRole('link', { name: 'Help', exact: true }).first().click();
  await expect(sent(page)).toBeVisible();
  await page.goBack();
  await expect(form(page).getByLabel('Email')).toHaveValue('');
  expect(await messagesWith(email)).toHaveLength(1);
});

test('what is missing is said at its field', async ({ page }) => {
  await openContact(page);
  await send(page).click();
  await expect(form(page).getByLabel('First name')).toBeFocused();
  await expect(form(page).getByText('Enter your first name.')).toBeVisible();
  await expect(form(page).getByText('Write a message.')).toBeVisible();
});

test('the teaser opens the search, and the map waits for a yes', async ({ page, thirdParty }) => {
  await openContact(page);
  await page.getByRole('button', { name: 'Ask a question about us' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  const map = page.locator('iframe[title^="Map"]');
  await expect(map).toHaveCount(0);
  expect(thirdParty.filter((url) => url.includes('google.com/maps'))).toEqual([]);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(map).toHaveAttribute('src', /output=embed/);
  await expect(map).toHaveAttribute('loading', 'lazy');
});
