import type { CDPSession, Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { paths } from '@/site/paths';
import { anyPage } from './support/routes';
import { goInSite } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const METRICS = ['Nodes', 'JSEventListeners'];
const MAX_GROWTH = 1.05;

/** Every page of the footer, and the offer, with countdown and confetti after every third. */
const tour = footerColumns
  .flatMap(({ links }) => links.map(({ to }) => to))
  .filter((to) => !to.includes('#') && to !== paths.offer)
  .flatMap((to, index) => (index % 3 === 0 ? [to, paths.offer] : [to]))
  .concat(anyPage);

test('many route changes leave no page, nodes, or listeners behind @full', async ({ page, context }) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await visit(page, anyPage);
  const confetti = page.locator('#special-offer canvas');
  const devTools = await context.newCDPSession(page);
  const travel = async () => {
    for (const address of tour) {
      await goInSite(page, address);
      // One second before the first burst, and two of bursts.
      if (address === paths.offer) await page.clock.runFor(3000);
      await expect(confetti).toHaveCount(address === paths.offer ? 1 : 0);
      await page.evaluate(rememberPage);
    }
    return countKept(page, devTools);
  };
  // The first round loads chunks and fills caches, so what later ones add is a leak.
  await travel();
  const before = await travel();
  const after = await travel();
  for (const [metric, value] of Object.entries(before))
    expect.soft(after[metric], metric).toBeLessThanOrEqual(value * MAX_GROWTH);
  const kept = await page.evaluate(() => window.left?.map((page) => page.deref()?.textContent ?? null) ?? []);
  expect(kept).toHaveLength(tour.length * 3);
  expect(kept.slice(0, tour.length).filter((title) => title !== null)).toEqual([]);
});

/** Nodes and listeners after garbage collection. */
async function countKept(page: Page, devTools: CDPSession): Promise<Record<string, number>> {
  await devTools.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) {
    await devTools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  }
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return Object.fromEntries(METRICS.map((name) => [name, valueOf(name)]));
}

/** Runs in the page. */
function rememberPage(): void {
  const heading = document.querySelector('main h1');
  if (heading) (window.left ??= []).push(new WeakRef(heading));
}

declare global {
  interface Window {
    left?: WeakRef<Element>[];
  }
}
