import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { layoutShifts } from './layout';
import { delayChunk } from './network';
import { pageAddresses } from './routes';
import { expect, waitForPage } from './signed-in';

/** The pages of an account are rendered in the browser. */
const WITHOUT: ReadonlySet<string> = new Set([paths.account, paths.login, paths.signup, paths.resetPassword]);
export const prerenderedAddresses = pageAddresses.filter((path) => !WITHOUT.has(path));

/** Collects the pages that React could not hydrate. */
export function watchHydration(page: Page): readonly string[] {
  const failures: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Not hydrated')) failures.push(`${page.url()} ${message.text()}`);
  });
  return failures;
}

/** Opens a page and waits for its prerendered HTML. Returns a function that lets the app load. */
export async function openPrerendered(page: Page, address: string): Promise<() => Promise<void>> {
  const release = await delayChunk(page, 'index');
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-boot', 'shown');
  return release;
}

/** Opens a page whose prerendered HTML has to stay when the app takes over. Needs watched layout shifts. */
export async function visitHydrated(page: Page, address: string): Promise<void> {
  const release = await openPrerendered(page, address);
  const title = await page.title();
  await page.evaluate(() => {
    Object.assign(window, { prerendered: document.querySelector('main h1') });
  });
  await release();
  await waitForPage(page);
  expect.soft(await page.title(), address).toBe(title);
  const isSame = await page.evaluate(
    () => 'prerendered' in window && window.prerendered === document.querySelector('main h1'),
  );
  expect.soft(isSame, `${address} keeps its heading`).toBe(true);
  expect.soft(await layoutShifts(page), `layout shifts of ${address}`).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });
}
