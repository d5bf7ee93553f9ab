import type { CDPSession, Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { paths } from '@/site/paths';
import { expectNoGrowth, measureFootprint } from './support/memory';
import { goInSite, openFromFooter } from './support/shell';
import { expect, test, visit } from './support/signed-in';

const ROUNDS = 3;
const OFFER_VISITS = 8;

/** Compiled code would count as retained memory. */
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] }),
});

const tour = footerColumns
  .flatMap(({ links }) => links.map(({ to }) => to))
  .filter((to) => !to.includes('#') && to !== paths.projects);

test('many route changes leak no nodes, listeners or memory', async ({ page, context }) => {
  test.setTimeout(180_000);
  await visit(page, paths.projects);
  await expectNoLeak(page, await context.newCDPSession(page), async () => {
    for (let round = 0; round < ROUNDS; round += 1)
      for (const address of [...tour, paths.projects]) await goInSite(page, address);
  });
});

test('many visits to the offer, with countdown and confetti, leak no nodes, listeners or memory', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await visit(page, paths.projects);
  const confetti = page.locator('body > canvas');
  await expectNoLeak(page, await context.newCDPSession(page), async () => {
    for (let visits = 0; visits < OFFER_VISITS; visits += 1) {
      await goInSite(page, paths.offer);
      // One second before the first burst, and two of bursts.
      await page.clock.runFor(3000);
      await expect(confetti).toHaveCount(1);
      await goInSite(page, paths.projects);
      await expect(confetti).toHaveCount(0);
    }
  });
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

/** Runs the visits twice: the first run fills caches, so what the second run adds is a leak. */
async function expectNoLeak(page: Page, devTools: CDPSession, visits: () => Promise<void>) {
  await visits();
  const before = await measureFootprint(page, devTools);
  await visits();
  expectNoGrowth(before, await measureFootprint(page, devTools));
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
