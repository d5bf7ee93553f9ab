// @ts-check
import { chromium } from '@playwright/test';
import { BROWSER_ARGS } from './browser.mjs';

/**
 * @typedef {object} Visitor somebody signed in, in a browser of their own
 * @property {import('@playwright/test').Page} page
 * @property {import('@playwright/test').CDPSession} devtools
 */

/**
 * @template Result
 * @param {{ browser: string, session: import('./session.mjs').StoredSession, origin: string, width?: number }} options
 * @param {(visitor: Visitor) => Promise<Result>} work
 */
export async function withVisitor({ browser: executablePath, session, origin, width = 1280 }, work) {
  // Headless or not is in the arguments already.
  const args = [...BROWSER_ARGS];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const localStorage = [{ name: session.key, value: session.value }];
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    return await work({ page, devtools: await context.newCDPSession(page) });
  } finally {
    await browser.close();
  }
}
