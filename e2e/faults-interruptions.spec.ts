import { createUser, findUser, uniqueEmail } from './support/accounts';
import { hold } from './support/hold';
import { messagesWith } from './support/inbox';
import { openSignedIn } from './support/search';
import { openSite } from './support/shell';
import { fillLogin, fillSignUp, logIn, loginHeading } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const footer = (page: Page) => page.getByRole('contentinfo');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function fillContact(page: Page, email: string) {
  const form = page.getByRole('form', { name: 'Contact' });
  for (const label of ['First name', 'Last name', 'Company']) await form.getByLabel(label).fill('Ada');
  await form.getByLabel('Phone').fill('+44 20 7946 0000');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Message').fill('Good day');
}

test('a reload while a login is under way leaves a form that works', async ({ page }) => {
  const user = await createUser();
  await page.goto('/login');
  const { first, release } = await hold(page, /accounts:signInWithPassword/);
  await fillLogin(page, user);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await first;
  await page.reload();
  await release();
  await expect(page.getByLabel('Email')).toHaveValue(user.email);
  await logIn(page, user);
});

test('a reload while an account is being made ends with the account or with the form, never in between', async ({
  page,
}) => {
  const email = uniqueEmail();
  await page.goto('/signup');
  const { first, release } = await hold(page, /accounts:signUp/);
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await first;
  await page.reload();
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Example');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await findUser(email)).toBeUndefined();
});

test('a reload while a message is being sent keeps the text, and the next try files it once', async ({
  page,
}) => {
  const email = uniqueEmail('writer');
  await openSignedIn(page, '/contact');
  await fillContact(page, email);
  const { first, release } = await hold(page, /\/submit$/);
  await page.getByRole('button', { name: 'Send message' }).click();
  await first;
  await page.reload();
  await release();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Good day');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(alert(page, 'Your message has been sent!')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('a reload while a subscription is being sent claims nothing', async ({ page }) => {
  const email = uniqueEmail('reader');
  await openSite(page);
  const { first, release } = await hold(page, /\/submit$/);
  await footer(page).getByLabel('E-mail').fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await first;
  await page.reload();
  await release();
  await footer(page).getByLabel('E-mail').fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
});

test('browser back while a sign-in window is open leaves forms that work', async ({ page, allowConsole }) => {
  allowConsole(/auth\/popup-closed-by-user|auth\/cancelled-popup-request/);
  const user = await createUser();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign Up' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign Up with Google' }).click();
  const popup = await opened;
  await page.goBack();
  await expect(loginHeading(page)).toBeVisible();
  await popup.close();
  await logIn(page, user);
});
