import type { CDPSession, Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { paths } from '@/site/paths';
import { anyPage } from './support/routes';
import { goInSite } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const ROUNDS = 2;
const METRICS = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'];
const MAX_GROWTH = 1.05;

/** Compiled code would count as retained memory. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] }),
});

/** Every page of the footer, and the offer, with countdown and confetti after every third. */
const tour = footerColumns
  .flatMap(({ links }) => links.map(({ to }) => to))
  .filter((to) => !to.includes('#') && to !== paths.offer)
  .flatMap((to, index) => (index % 3 === 0 ? [to, paths.offer] : [to]))
  .concat(anyPage);

test('many route changes leak no nodes, listeners or memory', async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await visit(page, anyPage);
  const confetti = page.locator('#special-offer canvas');
  const devTools = await context.newCDPSession(page);
  const travel = async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const address of tour) {
        await goInSite(page, address);
        // One second before the first burst, and two of bursts.
        if (address === paths.offer) await page.clock.runFor(3000);
        await expect(confetti).toHaveCount(address === paths.offer ? 1 : 0);
      }
    return measureFootprint(page, devTools);
  };
  // The first run fills caches, so what the second run adds is a leak.
  const before = await travel();
  const after = await travel();
  for (const [metric, value] of Object.entries(before))
    expect.soft(after[metric], metric).toBeLessThanOrEqual(value * MAX_GROWTH);
});

/** Heap, nodes and listeners after garbage collection. */
async function measureFootprint(page: Page, devTools: CDPSession): Promise<Record<string, number>> {
  await devTools.send('Performance.enable');
  for (let round = 0; round < 3; round += 1) {
    await devTools.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  const { metrics } = await devTools.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return Object.fromEntries(METRICS.map((name) => [name, valueOf(name)]));
}
