import type { Locator, Page } from '@playwright/test';
import { brand } from '@/site/brand';
import { menuName } from '@/site/navigation';
import { heading } from './session';
import { expect } from './test';

export const footer = (page: Page) => page.getByRole('contentinfo');
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const barLink = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
export const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
export const dropMenuButton = (page: Page) => page.getByRole('button', { name: menuName });
export const searchDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
export const searchInput = (page: Page) => page.getByRole('dialog').getByRole('combobox');
export const alertWith = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('alert').filter({ hasText: text });

/** The page opened like a new document: scrolled to the top, with a title, and with the focus on its heading. */
export async function expectOpened(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(` · ${brand.name}$`));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** Navigates on the client, as a link in the site does, without loading a document. */
export async function goInSite(page: Page, address: string): Promise<void> {
  if (new URL(page.url()).pathname === address) return;
  await page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(heading(page), address).toBeFocused();
}

/** Follows a link of the footer, wherever the page is scrolled to. */
export async function openFromFooter(page: Page, address: string): Promise<void> {
  await expect(footer(page)).toBeAttached();
  const title = await page.title();
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    address,
  );
  await expect(page).not.toHaveTitle(title);
  await expectOpened(page, address);
}
