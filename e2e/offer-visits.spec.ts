import type { Page } from '@playwright/test';
import { measureFootprint } from './support/memory';
import { expectArrival } from './support/shell';
import { expect, test, visit } from './support/signed-in';

test.use({
  counted: false,
  // What the engine compiles as a visit goes on would be taken for something that the site keeps.
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--jitless'] }),
});

const VISITS = 50;
const MOST_GROWTH = 1.05;

test(`${VISITS} visits to the offer, with its countdown and confetti, leave nothing behind`, async ({
  page,
  context,
}) => {
  test.setTimeout(240_000);
  await page.clock.install();
  await visit(page, '/Projects');
  // What the first visits have left is there for good: code, and what the browser makes of it.
  await goToTheOffer(page, VISITS);
  const devTools = await context.newCDPSession(page);
  const before = await measureFootprint(page, devTools);
  await goToTheOffer(page, VISITS);
  const after = await measureFootprint(page, devTools);
  console.log(`${VISITS} visits to the offer: ${JSON.stringify({ before, after })}`);
  expect(after.Nodes).toBeLessThanOrEqual(before.Nodes * MOST_GROWTH);
  expect(after.JSEventListeners).toBeLessThanOrEqual(before.JSEventListeners * MOST_GROWTH);
  expect(after.JSHeapUsedSize).toBeLessThanOrEqual(before.JSHeapUsedSize * MOST_GROWTH);
});

async function goToTheOffer(page: Page, visits: number) {
  const confetti = page.locator('body > canvas');
  for (let at = 0; at < visits; at += 1) {
    await follow(page, '/Offer');
    // The second of waiting before the first burst, and two of watching.
    await page.clock.runFor(3000);
    await expect(confetti).toHaveCount(1);
    await expect(page.getByRole('timer')).toContainText(/Days.*Seconds/);
    await follow(page, '/Projects');
    await expect(confetti).toHaveCount(0);
  }
}

async function follow(page: Page, address: string) {
  await page.evaluate(
    (href) => document.querySelector<HTMLAnchorElement>(`footer a[href="${href}"]`)?.click(),
    address,
  );
  await expectArrival(page, address);
}
