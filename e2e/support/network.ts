import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';

/** Responses of broken proxies, captive portals and provider outages. */
export const garbage = {
  'a page of HTML': { contentType: 'text/html', body: '<html><h1>Welcome to the hotel</h1>' },
  'an empty object': { contentType: 'application/json', body: '{}' },
  null: { contentType: 'application/json', body: 'null' },
  nothing: { contentType: 'application/json', body: '' },
  'a server error': { status: 500, contentType: 'text/html', body: '<html>oops' },
} as const;

/** Answers with garbage, with the CORS headers of the real service. */
export async function answerWithGarbage(
  context: BrowserContext,
  url: RegExp,
  answer: (typeof garbage)[keyof typeof garbage],
): Promise<void> {
  await context.route(url, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': '*' }, ...answer }),
  );
}

/** Delays matching requests. `first` resolves at the first of them; `release` lets all of them continue. */
export async function delayRequests(page: Page | BrowserContext, url: RegExp) {
  const waiting: Route[] = [];
  let isDelaying = true;
  let begin: (() => void) | undefined;
  const first = new Promise<void>((resolve) => (begin = resolve));
  await page.route(url, async (route, request) => {
    if (!isDelaying) return route.fallback();
    waiting.push(route);
    if (request.method() !== 'OPTIONS') begin?.();
  });
  async function release() {
    isDelaying = false;
    // A request that the page has aborted cannot continue.
    await Promise.all(waiting.map((route) => route.fallback().catch(() => undefined)));
  }
  return { first, release };
}

/** Delays every script until the returned function is called. */
export async function delayScripts(page: Page) {
  return (await delayRequests(page, /\/assets\/.*\.js$/)).release;
}

/** Delays one chunk, found by the name of its module. */
export async function delayChunk(page: Page, name: string) {
  return (await delayRequests(page, new RegExp(`/assets/${name}-.*\\.js$`))).release;
}

/**
 * Turns the network off or on, and waits until the page has received the event. Requests can fail for a moment longer,
 * and a chunk that fails while the browser says that it is online counts as missing after a deploy, so going online
 * also waits for an answer.
 */
export async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(!isOffline);
  if (isOffline) return;
  await expect.poll(() => page.evaluate(isAnswered)).toBe(true);
}

/** Runs in the page. */
function isAnswered(): Promise<boolean> {
  return fetch('/robots.txt', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Lets matching requests arrive and loses their replies, until `page.unrouteAll()`. */
export async function loseReplies(page: Page, url: RegExp): Promise<void> {
  await page.route(url, async (route) => {
    await route.fetch();
    await route.abort();
  });
}
