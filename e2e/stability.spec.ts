import type { Page } from '@playwright/test';
import { footerColumns } from '@/site/navigation';
import { layoutShifts, watchLayout } from './support/layout-shift';
import { measureFootprint } from './support/memory';
import { pageAddresses, variants } from './support/routes';
import { expectArrival, heading } from './support/shell';
import { countTicks, ticksWithin } from './support/ticks';
import { arrived, expect, test, visit } from './support/signed-in';

test.use({ counted: false });

const translator = /^https:\/\/translate\.google\.com\/translate_a\/element\.js/;
const MOST_GROWTH = 1.05;
const ROUTE_CHANGES = 50;

const tour = footerColumns
  .flatMap(({ links }) => links.map(({ to }) => to))
  .filter((to) => !to.includes('#'));

for (const address of [...pageAddresses, ...variants]) {
  test(`${address} stays still and asks nobody else for anything`, async ({ page, thirdParty }) => {
    await watchLayout(page);
    await visit(page, address);
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page), 'moved while loading').toEqual([]);
    await scrollThrough(page);
    expect(await layoutShifts(page), 'moved while scrolling').toEqual([]);
    expect(thirdParty.filter((url) => !translator.test(url))).toEqual([]);
  });
}

test('twenty addresses asked for in a breath end at the last one', async ({ page }) => {
  await visit(page, '/Projects');
  await page.evaluate(
    (addresses) => {
      const footer = document.querySelector('footer');
      for (const address of addresses)
        footer?.querySelector<HTMLAnchorElement>(`a[href="${address}"]`)?.click();
    },
    repeat(tour, 20),
  );
  const last = repeat(tour, 20).at(-1) ?? '';
  await expectArrival(page, last);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('back and forward through ten pages bring back each place', async ({ page }) => {
  const trip = tour.slice(0, 10);
  await visit(page, '/account');
  const places: number[] = [];
  for (const address of trip) {
    await openFromFooter(page, address);
    await scrollLikeAVisitor(page, 240);
    places.push(await page.evaluate(() => scrollY));
  }
  for (let index = trip.length - 2; index >= 0; index -= 1) {
    await page.goBack();
    await expectPlace(page, trip[index], places[index]);
  }
  for (let index = 1; index < trip.length; index += 1) {
    await page.goForward();
    await expectPlace(page, trip[index], places[index]);
  }
});

test(`${ROUTE_CHANGES} changes of the page leave nothing behind`, async ({ page, context }) => {
  test.setTimeout(180_000);
  await visit(page, '/Projects');
  await goRound(page, ROUTE_CHANGES);
  const devTools = await context.newCDPSession(page);
  // What the first rounds have left is there for good: code, and what the browser makes of it.
  const before = await measureFootprint(page, devTools);
  await goRound(page, ROUTE_CHANGES);
  const after = await measureFootprint(page, devTools);
  console.log(`${ROUTE_CHANGES} changes of the page: ${JSON.stringify({ before, after })}`);
  expect(after.Nodes).toBeLessThanOrEqual(before.Nodes * MOST_GROWTH);
  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners * MOST_GROWTH);
  expect(after.JSHeapUsedSize).toBeLessThanOrEqual(before.JSHeapUsedSize * MOST_GROWTH);
});

const ticking = { '/Home': 2000, '/Offer': 2000, '/Help': 61_000 } as const;

for (const [address, wait] of Object.entries(ticking)) {
  test(`what ticks on ${address} stops when the page is left`, async ({ page }) => {
    await page.clock.install();
    await countTicks(page);
    const ticks = () => ticksWithin(page, wait);
    await visit(page, '/Projects');
    await page.clock.runFor(61_000);
    expect(await ticks(), 'at rest').toBe(0);
    await openFromFooter(page, address);
    expect(await ticks(), 'on the page').toBeGreaterThan(0);
    await openFromFooter(page, '/Projects');
    await page.clock.runFor(1000);
    expect(await ticks(), 'after leaving').toBe(0);
    await expect(page.locator('canvas')).toHaveCount(0);
  });
}

function repeat(addresses: readonly string[], times: number): string[] {
  return Array.from({ length: times }, (_, index) => addresses[index % addresses.length] ?? '/');
}

async function goRound(page: Page, changes: number) {
  for (const address of repeat(tour, changes - 1)) await openFromFooter(page, address);
  await openFromFooter(page, '/Projects');
}

async function openFromFooter(page: Page, address: string) {
  const title = await page.title();
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    address,
  );
  await expect(page).not.toHaveTitle(title);
  await expectArrival(page, address);
}

/** Somebody who scrolls sees a frame of where they got to before they do anything else. */
async function scrollLikeAVisitor(page: Page, top: number) {
  await page.evaluate(async (top) => {
    scrollTo({ top, behavior: 'instant' });
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  }, top);
}

async function expectPlace(page: Page, address = '', place = 0) {
  await expect(page).toHaveURL(address);
  await expect(heading(page)).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
}

async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await arrived(page);
}
