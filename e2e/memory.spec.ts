import type { CDPSession, Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { paths } from '@/site/paths';
import { goInSite, openFromFooter } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const ROUNDS = 2;
const METRICS = ['Nodes', 'JSEventListeners', 'JSHeapUsedSize'];
const MAX_GROWTH = 1.05;

/** Compiled code would count as retained memory. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] }),
});

/** Every page of the footer, and the offer, with countdown and confetti, after every third. */
const tour = footerColumns
  .flatMap(({ links }) => links.map(({ to }) => to))
  .filter((to) => !to.includes('#') && to !== paths.offer)
  .flatMap((to, index) => (index % 3 === 0 ? [to, paths.offer] : [to]))
  .concat(paths.projects);

test('many route changes leak no nodes, listeners or memory', async ({ page, context }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await visit(page, paths.projects);
  const confetti = page.locator('body > canvas');
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

test('timers and animation frames of a page stop when it is left', async ({ page }) => {
  await page.clock.install();
  await countCallbacks(page);
  await visit(page, paths.projects);
  await page.clock.runFor(61_000);
  for (const [address, wait] of [
    [paths.homeNamed, 2000],
    [paths.offer, 2000],
    [paths.help, 61_000],
  ] as const) {
    await expect.poll(() => callbacksWithin(page, wait), `before ${address}`).toBe(0);
    await openFromFooter(page, address);
    // The counters count only while they are in the viewport.
    if (address === paths.homeNamed) await page.getByText('Live simulation').scrollIntoViewIfNeeded();
    await expect.poll(() => callbacksWithin(page, wait), `on ${address}`).toBeGreaterThan(0);
    await openFromFooter(page, paths.projects);
    // After a view transition, React keeps a timer for a minute.
    await page.clock.runFor(61_000);
    await expect.poll(() => callbacksWithin(page, wait), `after ${address}`).toBe(0);
  }
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

/** Counts every timer and animation frame of the page that runs. Call it before the page opens. */
async function countCallbacks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const proxy = new Proxy(window[name], {
        apply(original, self, [callback, ...rest]) {
          const counted = (...args: unknown[]) => {
            Reflect.set(window, 'callbacks', Number(Reflect.get(window, 'callbacks') ?? 0) + 1);
            return Reflect.apply(callback, undefined, args);
          };
          return Reflect.apply(original, self, [counted, ...rest]);
        },
      });
      Reflect.set(window, name, proxy);
    }
  });
}

/** Poll it: a part that loads late starts its timers late. A timer that leaks runs in every window. */
async function callbacksWithin(page: Page, milliseconds: number): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'callbacks', 0));
  await page.clock.runFor(milliseconds);
  return page.evaluate(() => Number(Reflect.get(window, 'callbacks')));
}
