import type { Locator, Page } from '@playwright/test';
import { expect, waitForPage } from './signed-in';

interface Button {
  /** The same after every reload of the page. */
  readonly key: string;
  readonly index: number;
  /** Inside closed `<details>`. */
  readonly isFolded: boolean;
  /** Already the selected one of its group, so that pressing it changes nothing. */
  readonly isSelected: boolean;
}

/** Of a list of options, only the first is pressed. */
const BUTTONS =
  'summary, button:not([role=option]), [role=option]:first-of-type, input[type=checkbox], input[type=radio]';
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
    const left = (await listButtons(part, except)).filter(({ key }) => !pressed.has(key));
    // Selected options come after the others of their group, so that a press changes something, and Sign out last.
    const [next] = left.toSorted((one, other) => rank(one) - rank(other));
    if (!next) return pressed.size;
    pressed.add(next.key);
    expect(pressed.size, 'new buttons keep appearing').toBeLessThan(MAX_BUTTONS);
    const address = page.url();
    await pressButton(page, part.locator(`[data-button="${next.index}"]`), next);
    if (signsOut(next)) return pressed.size;
    for (const tab of page.context().pages()) if (tab !== page) await tab.close();
    if (withoutHash(page.url()) !== withoutHash(address)) await page.goto(address);
    await open();
  }
}

const withoutHash = (address: string) => address.replace(/#.*/, '');
const signsOut = ({ key }: Button) => /“sign out/i.test(key);
const rank = (button: Button) => (signsOut(button) ? 2 : Number(button.isSelected));

async function pressButton(page: Page, button: Locator, { key, isFolded }: Button): Promise<void> {
  if (isFolded) await button.locator('xpath=ancestor::details[1]/summary').click();
  const isChoice = await button.evaluate((element) => element.tagName === 'INPUT');
  if (!isChoice) await button.click({ trial: true });
  await button.focus();
  const isInDialog = await button.evaluate((element) => element.closest('dialog') !== null);
  const opensDialog = await button.getAttribute('aria-haspopup');
  const before = await settledState(page);
  let popups = 0;
  const count = () => (popups += 1);
  page.on('popup', count);
  if (key.startsWith('option')) await button.click();
  else await page.keyboard.press(isChoice ? 'Space' : 'Enter');
  const hasEffect = async () => popups > 0 || (await pageState(page)) !== before;
  if (opensDialog === 'dialog') await expect(page.locator(':modal'), key).not.toHaveCount(0);
  else await expect.poll(hasEffect, { message: `${key} does nothing`, intervals: [20, 50, 100] }).toBe(true);
  page.off('popup', count);
  // A button that removes or replaces itself hands the focus on. A closed dialog returns it to where it was.
  if (popups === 0 && !(isInDialog && (await page.locator(':modal').count()) === 0))
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), {
        message: `after ${key}, the focus is on nothing`,
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

/** Every button of a part, each marked with its index so that it is found again if others appear before it. */
function listButtons(part: Locator, except: string): Promise<Button[]> {
  return part.locator(BUTTONS).evaluateAll((elements, skipped) => {
    const seen = new Map<string, number>();
    for (const [index, element] of elements.entries()) element.setAttribute('data-button', String(index));
    return elements.flatMap((element, index) => {
      const isFolded = element.tagName !== 'SUMMARY' && element.closest('details:not([open])') !== null;
      if (element.matches(':disabled') || element.matches(skipped)) return [];
      if (!isFolded && !element.checkVisibility({ visibilityProperty: true })) return [];
      const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent;
      const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
      const title = `${role} “${(label ?? element.textContent).trim().slice(0, 60)}”`;
      const nth = (seen.get(title) ?? 0) + 1;
      seen.set(title, nth);
      const isSelected = element.matches('[aria-pressed=true], input[type=radio]:checked');
      return [{ key: nth === 1 ? title : `${title} (${nth})`, index, isFolded, isSelected }];
    });
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
