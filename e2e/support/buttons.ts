import type { Locator, Page } from '@playwright/test';
import { expect, waitForPage } from './signed-in';

/** Of a list of options, only the first is pressed. What signs out has tests of its own. */
const BUTTONS =
  ':is(summary, button:not([role=option]), [role=option]:first-of-type, input[type=checkbox], input[type=radio])' +
  ':not(:disabled, [aria-disabled=true], [aria-pressed=true], input[type=radio]:checked)';
const MAX_BUTTONS = 120;

/**
 * Presses every button in a part of the page, including those that appear later, and fails for one that does nothing.
 * `open` brings the part back after each press, `except` selects buttons to leave out. Returns how many buttons were pressed.
 */
export async function pressEveryButton(
  page: Page,
  { part, open, except = ':disabled' }: { part: Locator; open: () => Promise<unknown>; except?: string },
): Promise<number> {
  page.setDefaultTimeout(15_000);
  const pressed = new Set<string>();
  for (;;) {
    await part
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.toggleAttribute('open', true)));
    const names = await nameButtons(part, except);
    const next = names.find((name) => !pressed.has(name));
    if (next === undefined) return pressed.size;
    pressed.add(next);
    expect(pressed.size, 'new buttons keep appearing').toBeLessThan(MAX_BUTTONS);
    const address = page.url();
    await pressButton(page, part.locator(`[data-button="${names.indexOf(next)}"]`), next);
    for (const tab of page.context().pages()) if (tab !== page) await tab.close();
    if (withoutHash(page.url()) !== withoutHash(address)) await page.goto(address);
    await open();
  }
}

const withoutHash = (address: string) => address.replace(/#.*/, '');

async function pressButton(page: Page, button: Locator, name: string): Promise<void> {
  const isChoice = await button.evaluate((element) => element.tagName === 'INPUT');
  if (!isChoice) await button.click({ trial: true });
  await button.focus();
  const isInDialog = await button.evaluate((element) => element.closest('dialog') !== null);
  const before = await settledState(page);
  let popups = 0;
  const count = () => (popups += 1);
  page.on('popup', count);
  if (name.startsWith('option')) await button.click();
  else await page.keyboard.press(isChoice ? 'Space' : 'Enter');
  const hasEffect = async () => popups > 0 || (await pageState(page)) !== before;
  await expect.poll(hasEffect, { message: `${name} does nothing`, intervals: [20, 50, 100] }).toBe(true);
  page.off('popup', count);
  // A button that removes or replaces itself hands the focus on. A closed dialog returns it to where it was.
  if (popups === 0 && !(isInDialog && (await page.locator(':modal').count()) === 0))
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), {
        message: `after ${name}, the focus is on nothing`,
      })
      .not.toBe('BODY');
}

export async function closePanels(page: Page) {
  const dialogs = page.locator('dialog');
  // A panel in the menu may open only after the first Escape.
  await expect(async () => {
    if ((await dialogs.count()) > 0) await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  for (const dismiss of await page.getByRole('button', { name: 'Dismiss', exact: true }).all())
    await dismiss.click();
  await waitForPage(page);
}

/** Names every button of a part, the same after every reload, and marks each with its index so that it is found again. */
function nameButtons(part: Locator, except: string): Promise<string[]> {
  return part.locator(BUTTONS).evaluateAll((elements, skipped) => {
    const shown = elements.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(skipped) &&
        !/^sign out/i.test(element.textContent),
    );
    for (const marked of document.querySelectorAll('[data-button]')) marked.removeAttribute('data-button');
    const names = shown.map((element, index) => {
      element.setAttribute('data-button', String(index));
      const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent;
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
      return `${role} “${(label ?? element.textContent).trim().slice(0, 60)}”`;
    });
    return names.map(
      (name, index) => `${name} ${names.slice(0, index).filter((other) => other === name).length}`,
    );
  }, except);
}

/** A digest of address, focus, scroll position, field values and markup, without parts that change by themselves. */
function pageState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const copy = document.importNode(document.documentElement, true);
    for (const moving of copy.querySelectorAll('script, link, canvas, svg, [role=timer], dd[translate=no]'))
      moving.remove();
    for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
    const values = [...document.querySelectorAll('input, select, textarea')].map((field) =>
      field instanceof HTMLInputElement ? [field.value, field.checked] : String(Reflect.get(field, 'value')),
    );
    // Not of all elements: a script that is loaded meanwhile adds links to the head.
    const focused = [...document.querySelectorAll('body *')].indexOf(document.activeElement ?? document.body);
    const dialogs = document.querySelectorAll(':modal').length;
    const scroll = [scrollX, scrollY].map(Math.round);
    const state = JSON.stringify([location.href, focused, scroll, dialogs, values, copy.outerHTML]);
    // Several hundred kilobytes for every key press would take longer to transfer than to digest.
    const digest = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(state));
    return new Uint8Array(digest).join();
  });
}

/** The state once nothing changes anymore. */
async function settledState(page: Page): Promise<string> {
  let last = await pageState(page);
  await expect(async () => {
    const before = last;
    last = await pageState(page);
    expect(last === before, 'the page keeps changing').toBe(true);
  }).toPass({ intervals: [50, 50, 100], timeout: 10_000 });
  return last;
}
