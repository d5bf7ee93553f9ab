import type { Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { layoutShifts } from './layout';
import { delayChunk } from './network';
import { pageAddresses } from './routes';
import { expect, visit } from './signed-in';

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
  const script = await page.addInitScript(rememberPrerendered);
  await visit(page, address);
  await script.dispose();
  const kept = await page.evaluate(() => ({
    title: window.prerendered?.title === document.title,
    heading: window.prerendered?.heading === document.querySelector('main h1'),
  }));
  expect.soft(kept, address).toEqual({ title: true, heading: true });
  expect.soft(await layoutShifts(page), `layout shifts of ${address}`).toEqual([]);
}

/** Runs in the page. A delayed script would show the same, but a request that is intercepted leaves the cache unused. */
function rememberPrerendered(): void {
  new MutationObserver(() => {
    if (document.documentElement.dataset['boot'] !== 'shown') return;
    window.prerendered = { title: document.title, heading: document.querySelector('main h1') };
  }).observe(document, { subtree: true, attributeFilter: ['data-boot'] });
}

declare global {
  interface Window {
    prerendered?: { title: string; heading: Element | null };
  }
}
