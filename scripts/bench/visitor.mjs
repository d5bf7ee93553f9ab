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
 * @param {{ browser: string, session: import('./session.mjs').StoredSession, origin: string, width?: number, args?: readonly string[] }} options
 * @param {(visitor: Visitor) => Promise<Result>} work
 */
export async function withVisitor(
  { browser: executablePath, session, origin, width = 1280, args = [] },
  work,
) {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_ARGS, ...args] });
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
