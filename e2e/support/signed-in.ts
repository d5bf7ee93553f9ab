import type { BrowserContext, Page } from '@playwright/test';
import { createUser } from './accounts';
import { siteUrl } from './local-site';
import { logIn } from './sign-in';
import { expect, test as base } from './test';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export { expect };

/** Tests that begin signed in: each worker logs in once, and every test starts from what that left in the browser. */
export const test = base.extend<object, { session: Session }>({
  session: [
    async ({ browser }, provide) => {
      const context = await browser.newContext({ baseURL: siteUrl });
      const page = await context.newPage();
      await page.goto('/projects');
      await logIn(page, await createUser({ verified: true }));
      await provide(await context.storageState());
      await context.close();
    },
    { scope: 'worker' },
  ],
  storageState: ({ session }, provide) => provide(session),
});

/** Opens a page by its address and waits until it is all there, in whatever is around it. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await arrived(page);
}

export async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
