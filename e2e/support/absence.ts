import type { Page } from '@playwright/test';

/** The tab is hidden, the machine sleeps, and the visitor is back later. Timers do not run meanwhile. */
export async function beAway(page: Page, milliseconds: number): Promise<void> {
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(milliseconds);
  await setVisibility(page, 'visible');
}

function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  return page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => visibility === 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Lets what is stored of the session look used up, so that it has to be renewed. */
export async function ageToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('firebase:authUser:')) continue;
      const user = JSON.parse(String(value));
      user.stsTokenManager.expirationTime = Date.now() - 1000;
      localStorage.setItem(key, JSON.stringify(user));
    }
  });
}
