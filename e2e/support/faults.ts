import type { BrowserContext, Page } from '@playwright/test';

/** What a broken proxy, a hotel's Wi-Fi or a bad day of the provider puts in place of an answer. */
export const garbage = {
  'a page of HTML': { contentType: 'text/html', body: '<html><h1>Welcome to the hotel</h1>' },
  'half an answer': { contentType: 'application/json', body: '{"idToken": "ey' },
  'an empty object': { contentType: 'application/json', body: '{}' },
  null: { contentType: 'application/json', body: 'null' },
  nothing: { contentType: 'application/json', body: '' },
} as const;

/** Answers with garbage and status 200, readable across origins, as the real service's answers are. */
export async function answerWithGarbage(
  context: BrowserContext,
  url: RegExp,
  answer: (typeof garbage)[keyof typeof garbage],
): Promise<void> {
  await context.route(url, (route) =>
    route.fulfill({ status: 200, headers: { 'access-control-allow-origin': '*' }, ...answer }),
  );
}

/** How often the page asked for something, not counting the browser's own questions before it. */
export function countRequests(page: Page, url: RegExp): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (url.test(request.url()) && request.method() === 'POST') count += 1;
  });
  return () => count;
}

/** Notes every time a document of the site is loaded. */
export function countLoads(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** Lets no file of that name be had until the page has been loaded anew, as when a deploy has replaced it. */
export async function goneUntilReload(page: Page, file: RegExp): Promise<void> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  page.once('domcontentloaded', () => void page.unroute(file));
}
