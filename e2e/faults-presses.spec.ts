import { createUser, uniqueEmail } from './support/accounts';
import { countRequests } from './support/faults';
import { messagesWith } from './support/inbox';
import { openSignedIn } from './support/search';
import { fillLogin, fillSignUp } from './support/sign-in';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const footer = (page: Page) => page.getByRole('contentinfo');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

test('presses in quick succession send once: login', async ({ page }) => {
  const user = await createUser();
  await page.goto('/login');
  const requests = countRequests(page, /accounts:signInWithPassword/);
  await fillLogin(page, user);
  await page.getByRole('button', { name: 'Login', exact: true }).click({ clickCount: 4 });
  await expect(alert(page, 'Logged in successfully!')).toBeVisible();
  expect(requests()).toBe(1);
});

test('presses in quick succession send once: sign-up, and the mail for a forgotten password', async ({
  page,
}) => {
  const { email } = await createUser();
  const signUps = countRequests(page, /accounts:signUp/);
  const mails = countRequests(page, /accounts:sendOobCode/);
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click({ clickCount: 4 });
  await expect(page.getByRole('status')).toContainText('a link is on its way');
  expect(mails()).toBe(1);
  await page.goto('/signup');
  await fillSignUp(page, uniqueEmail());
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click({ clickCount: 4 });
  await expect(alert(page, 'Signed up successfully!')).toBeVisible();
  expect(signUps()).toBe(1);
});

test('presses in quick succession send once: newsletter and account', async ({ page }) => {
  const email = uniqueEmail('reader');
  await openSignedIn(page, '/account');
  await footer(page).getByLabel('E-mail').fill(email);
  await footer(page).getByRole('button', { name: 'Subscribe' }).click({ clickCount: 4 });
  await expect(footer(page).getByText('Thank you. You are on the list.')).toBeVisible();
  expect(await messagesWith(email)).toHaveLength(1);
  const updates = countRequests(page, /accounts:update/);
  await page.getByLabel('Full name').fill('Ada Renamed');
  await page.getByRole('button', { name: 'Save name' }).click({ clickCount: 4 });
  await expect(alert(page, 'Your name has been saved.')).toBeVisible();
  expect(updates()).toBe(1);
});
