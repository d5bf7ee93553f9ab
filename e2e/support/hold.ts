import type { BrowserContext, Page, Route } from '@playwright/test';

/** Holds back what a page asks for. Answers with a promise of the first such request and a way to let all go on. */
export async function hold(page: Page | BrowserContext, url: RegExp) {
  const held: Route[] = [];
  let isHolding = true;
  let begin: (() => void) | undefined;
  const first = new Promise<void>((resolve) => (begin = resolve));
  await page.route(url, async (route, request) => {
    if (!isHolding) return route.fallback();
    held.push(route);
    if (request.method() !== 'OPTIONS') begin?.();
  });
  async function release() {
    isHolding = false;
    // What the page no longer waits for cannot go on.
    await Promise.all(held.map((route) => route.fallback().catch(() => undefined)));
  }
  return { first, release };
}

/** Holds back every script file until the returned function is called. */
export async function holdScripts(page: Page) {
  return (await hold(page, /\/assets\/.*\.js$/)).release;
}

/** The script that everything begins with. */
export async function holdEntry(page: Page) {
  return (await hold(page, /\/assets\/index-.*\.js$/)).release;
}

/** What is fetched when it is asked for, by the name of its module. */
export async function holdPart(page: Page, name: string) {
  return (await hold(page, new RegExp(`/assets/${name}-.*\\.js$`))).release;
}

export async function holdStyles(page: Page) {
  return (await hold(page, /\/assets\/.*\.css$/)).release;
}
