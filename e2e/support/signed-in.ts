import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '@/site/paths';
import { createUser } from './accounts';
import { siteUrl } from './local-site';
import { heading, logIn } from './session';
import { expect, test as base } from './test';

/** Without it, the first test's window would be used, and a phone has no account menu. */
const DESKTOP = { width: 1280, height: 720 };

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export { expect };

/** Tests that start signed in: each worker logs in once, and every test gets a copy of that browser storage. */
export const test = base.extend<object, { session: Session }>({
  session: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ baseURL: siteUrl, viewport: DESKTOP });
      const page = await context.newPage();
      await page.goto(paths.projects);
      await logIn(page, await createUser({ verified: true }));
      await provide(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, provide) => provide(session),
});

/** Opens an address and waits for its heading and fonts. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForPage(page);
}

export async function waitForPage(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
