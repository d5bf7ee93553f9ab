import { pageAddresses, signedOutAddresses, variants } from './support/routes';
import { arrived, expect, test, visit } from './support/signed-in';
import { test as signedOutTest } from './support/test';
import type { Page } from '@playwright/test';

/** What a made-up link and a place without a network say. */
const expectedErrors = /auth\/(invalid-action-code|missing-|network-request-failed)/;
const TIMES = 4;

/**
 * Presses everything that is no link, as fast as a script can, and what appears as well. What sends a form, opens a
 * window or ends the visit has tests of its own.
 */
async function pressAll(page: Page): Promise<number> {
  return page.evaluate(async (times) => {
    const pressed = new Set<Element>();
    const selector =
      'button:not([type=submit]), summary, [role=switch], [role=tab], input[type=radio], label';
    for (;;) {
      const next = [...document.querySelectorAll<HTMLElement>(selector)].find(
        (element) =>
          !pressed.has(element) &&
          !/sign out|Google|GitHub/i.test(`${element.ariaLabel} ${element.textContent}`),
      );
      if (!next || pressed.size === 200) return pressed.size * times;
      pressed.add(next);
      for (let time = 0; time < times; time += 1) next.click();
      await new Promise(requestAnimationFrame);
    }
  }, TIMES);
}

for (const address of [...pageAddresses, ...variants]) {
  test(`${address}: every button pressed four times in a breath leaves a page that works`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(expectedErrors);
    await visit(page, address);
    const presses = await pressAll(page);
    console.log(`${address}: ${presses} presses`);
    expect(presses).toBeGreaterThan(0);
    await expect(page.getByText(/could not be shown|Something broke/)).toHaveCount(0);
    await expect(page.locator('main h1')).toHaveCount(1);
  });
}

for (const address of signedOutAddresses) {
  signedOutTest(
    `${address}, signed out: every button pressed four times in a breath`,
    async ({ page, allowConsole }) => {
      allowConsole(expectedErrors);
      await page.goto(address);
      await arrived(page);
      console.log(`${address}, signed out: ${await pressAll(page)} presses`);
      await expect(page.getByText(/could not be shown|Something broke/)).toHaveCount(0);
      await expect(page.locator('h1')).toHaveCount(1);
    },
  );
}
