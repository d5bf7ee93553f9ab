import type { Page } from '@playwright/test';
import { createUser } from './accounts';
import { logIn } from './sign-in';
import { expect } from './test';

/** Signs somebody new in and waits for the page of an address. */
export async function openSignedIn(page: Page, path: string) {
  const user = await createUser();
  await page.goto(path);
  await logIn(page, user);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return user;
}

export function searchDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Search' });
}

export function searchInput(page: Page) {
  return page.getByRole('combobox');
}
