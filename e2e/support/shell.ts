import type { Page } from '@playwright/test';
import { createUser } from './accounts';
import { logIn } from './sign-in';
import { expect } from './test';

/** Somebody new, signed in, on a page that has little of its own. */
export async function openSite(page: Page): Promise<void> {
  await page.goto('/projects');
  await logIn(page, await createUser());
  await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
  await expect(heading(page)).toBeVisible();
}

export function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

export function bar(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

export function menu(page: Page) {
  return page.getByRole('dialog', { name: 'Menu' });
}

export function dropMenuButton(page: Page) {
  return page.getByRole('button', { name: 'Drop Menu' });
}

/** A page came up the way a document does: at its top, named, and with the focus where reading starts. */
export async function expectArrival(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/ · Lumenary$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}
