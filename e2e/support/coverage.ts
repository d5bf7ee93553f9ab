import type { Page } from '@playwright/test';
import { addRan, type Ran } from '../../scripts/lib/coverage-files.mjs';
import { siteUrl } from './local-site';

type Entry = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number];

/** Whether this run measures code coverage, as `npm test` does. */
export const isCoverageWanted = Boolean(process.env['LUMENARY_COVERAGE']);

/** Records which code of the build runs in a page until the returned function is called. */
export async function recordCoverage(page: Page, ran: Ran): Promise<() => Promise<void>> {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  return async () => {
    if (page.isClosed()) return;
    for (const entry of await page.coverage.stopJSCoverage()) {
      const { origin, pathname } = new URL(entry.url);
      if (origin === siteUrl && pathname.startsWith('/assets/'))
        addRan(ran, pathname, charactersThatRan(entry));
    }
  };
}

/** Outer ranges come first, so that inner ranges overwrite them. */
function charactersThatRan({ source = '', functions }: Entry): Uint8Array {
  const characters = new Uint8Array(source.length);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges)
      characters.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return characters;
}
