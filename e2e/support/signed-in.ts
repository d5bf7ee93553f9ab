import type { Locator, Page } from '@playwright/test';
import { TOOL_HASH } from '@/site/navigation';
import { createUser } from './accounts';
import { heading, sessionOf, startWithSession } from './session';
import { test as base, expect } from './test';
import { fontsLoaded } from './wait';

export { expect };

/** Tests that start signed in: every test's page gets the session of its worker's user. */
export const test = base.extend<object, { session: string }>({
  session: [
    // Playwright requires a pattern.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => provide(await sessionOf(await createUser({ verified: true }))),
    { scope: 'worker' },
  ],
  // Playwright's storageState would open a page and a process of its own for this.
  page: async ({ page, session }, provide) => {
    const script = await startWithSession(page, session);
    page.once('domcontentloaded', () => void script.dispose().catch(() => undefined));
    await provide(page);
  },
});

/** Opens an address and waits for its heading and fonts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForPage(page);
}

/** Waits until the app runs and shows a heading, and for its fonts. */
export async function waitForPage(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('data-boot');
  await expect(heading(page)).toBeVisible();
  await fontsLoaded(page);
}

/** The section of a page that contains its tool. */
export function toolPart(page: Page): Locator {
  return page.locator(TOOL_HASH);
}

/** Opens a page and asks for its tool; the focus moves into the tool. */
export async function openTool(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  return startTool(page);
}

export async function startTool(page: Page): Promise<Locator> {
  const part = toolPart(page);
  const button = part.getByRole('button', { name: 'Try It Now' });
  await button.or(part.locator('[data-tool-field]')).first().waitFor({ state: 'attached' });
  // At once, because the tool also loads by itself, and then replaces the button.
  await part.evaluate((section) => {
    const tryIt = [...section.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try It Now',
    );
    const target = tryIt ?? section.querySelector('[data-tool-field]');
    if (!(target instanceof HTMLElement)) return;
    target.focus({ preventScroll: true });
    tryIt?.click();
  });
  await expect(button.or(part.locator('[data-preview]'))).toHaveCount(0);
  await expect(part.locator(':focus')).toHaveCount(1);
  return part;
}
