import type { Page } from '@playwright/test';
import { expect } from './test';

/** Logs in by e-mail through the form, as a visitor would, and waits for the site behind it. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await fillLogin(page, { email, password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Logged in successfully!' })).toBeVisible();
}

export async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full Name').fill('Ada Example');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('correct horse 7');
  await page.getByLabel('Confirm Password', { exact: true }).fill('correct horse 7');
}

export function loginHeading(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'Login' });
}
