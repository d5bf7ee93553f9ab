import type { Page, Route } from '@playwright/test';

/** Holds back every script file until the returned function is called. */
export function holdScripts(page: Page) {
  return hold(page, /\/assets\/.*\.js$/);
}

/** The script that everything begins with. */
export function holdEntry(page: Page) {
  return hold(page, /\/assets\/index-.*\.js$/);
}

/** What is fetched when it is asked for, by the name of its module. */
export function holdPart(page: Page, name: string) {
  return hold(page, new RegExp(`/assets/${name}-.*\\.js$`));
}

export function holdStyles(page: Page) {
  return hold(page, /\/assets\/.*\.css$/);
}

async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let released = false;
  await page.route(files, async (route) => {
    if (released) await route.continue();
    else held.push(route);
  });
  return async () => {
    released = true;
    await Promise.all(held.map((route) => route.continue()));
  };
}
