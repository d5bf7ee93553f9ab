import type { Page } from '@playwright/test';
import { isLoopback } from './block-internet';
import { siteUrl } from './local-site';
import { heading } from './session';
import { expect } from './test';

export interface Link {
  readonly name: string;
  readonly href: string;
  /** The absolute URL of `href`. */
  readonly target: string;
  readonly rel: string;
  readonly opensTab: boolean;
}

/** Every link of the page that a visitor can see. */
export function listLinks(page: Page, part: string): Promise<Link[]> {
  return page.locator(`:is(${part}) a`).evaluateAll((links) =>
    links.flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement) || !link.checkVisibility({ visibilityProperty: true }))
        return [];
      return [
        {
          name: link.textContent.trim().slice(0, 60),
          href: link.getAttribute('href') ?? '',
          target: link.href,
          rel: link.rel,
          opensTab: link.target === '_blank',
        },
      ];
    }),
  );
}

/** Checks a link without following it. */
export function expectSafeLink({ name, href, target, rel, opensTab }: Link): void {
  const url = new URL(target);
  expect(href, `“${name}” leads somewhere`).not.toMatch(/^(#?|javascript:.*)$/);
  if (url.origin === siteUrl) return;
  if (!url.protocol.startsWith('http')) {
    expect(['mailto:', 'tel:'], name).toContain(url.protocol);
    return;
  }
  if (!isLoopback(url)) expect(url.protocol, name).toBe('https:');
  expect(opensTab, `“${name}” keeps the site open in its tab`).toBe(true);
  expect(rel, `“${name}” gives the new tab no access to this one`).toContain('noopener');
}

/** Follows a link of the site with the keyboard, checks what it leads to, and comes back. */
export async function followLink(page: Page, { href, target, name }: Link, part: string): Promise<void> {
  const from = page.url();
  await page.locator(`:is(${part}) a[href="${href}"]:visible`).first().press('Enter');
  await expect(page, name).toHaveURL(target);
  await expect(heading(page), name).toBeVisible();
  await expect(page, name).not.toHaveTitle(/not found/i);
  await expect(page.getByText('didn’t load'), name).toHaveCount(0);
  const { hash } = new URL(target);
  if (hash) await expect(page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`), name).toBeInViewport();
  if (page.url() === from) return;
  await page.goBack();
  await expect(page).toHaveURL(from);
  await expect(heading(page)).toBeVisible();
}
