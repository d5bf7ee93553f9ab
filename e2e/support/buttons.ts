import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

interface Button {
  /** The same after every reload of the page. */
  readonly key: string;
  readonly index: number;
  readonly kind: 'option' | 'choice' | 'button';
  /** Inside closed `<details>`. */
  readonly isFolded: boolean;
  /** Already the selected one of its group, so that pressing it changes nothing. */
  readonly isSelected: boolean;
  readonly opensDialog: boolean;
  readonly signsOut: boolean;
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
    const next = pickNext(await listButtons(part, except), pressed);
    if (!next) return pressed.size;
    pressed.add(next.key);
    expect(pressed.size, 'new buttons keep appearing').toBeLessThan(MAX_BUTTONS);
    const address = page.url();
    await pressButton(page, part.locator(`[data-button="${next.index}"]`), next);
    if (next.signsOut) return pressed.size;
    for (const tab of page.context().pages()) if (tab !== page) await tab.close();
    if (withoutHash(page.url()) !== withoutHash(address)) await page.goto(address);
    await open();
  }
}

function withoutHash(address: string): string {
  return address.replace(/#.*/, '');
}

/** Picks selected options after the others of their group, so that a press changes something, and signs out last. */
function pickNext(buttons: readonly Button[], pressed: ReadonlySet<string>): Button | undefined {
  return buttons.filter(({ key }) => !pressed.has(key)).toSorted((one, other) => rank(one) - rank(other))[0];
}

function rank({ isSelected, signsOut }: Button): number {
  if (signsOut) return 2;
  return isSelected ? 1 : 0;
}

async function pressButton(page: Page, button: Locator, { key, kind, ...about }: Button): Promise<void> {
  if (about.isFolded) await button.locator('xpath=ancestor::details[1]/summary').click();
  if (kind !== 'choice') await button.click({ trial: true });
  await button.focus();
  const before = await settledState(page);
  const popups: Page[] = [];
  page.on('popup', (popup) => popups.push(popup));
  if (kind === 'option') await button.click();
  else await page.keyboard.press(kind === 'choice' ? 'Space' : 'Enter');
  if (about.opensDialog) await expect(page.locator(':modal'), key).not.toHaveCount(0);
  else
    await expect
      .poll(async () => popups.length > 0 || (await pageState(page)) !== before, {
        message: `${key} does nothing`,
        intervals: [20, 50, 100],
      })
      .toBe(true);
  page.removeAllListeners('popup');
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
      const isOption = element.getAttribute('role') === 'option';
      const label = element.getAttribute('aria-label') ?? element.closest('label')?.textContent;
      const name = (label ?? element.textContent).trim().slice(0, 60);
      const title = `${element.tagName.toLowerCase()} “${name}”`;
      const nth = (seen.get(title) ?? 0) + 1;
      seen.set(title, nth);
      const kind = element.tagName === 'INPUT' ? ('choice' as const) : ('button' as const);
      return [
        {
          key: nth === 1 ? title : `${title} (${nth})`,
          index,
          kind: isOption ? ('option' as const) : kind,
          isFolded,
          isSelected: element.matches('[aria-pressed=true], input[type=radio]:checked'),
          opensDialog: element.getAttribute('aria-haspopup') === 'dialog',
          signsOut: /^sign out/i.test(name),
        },
      ];
    });
  }, except);
}

/** A digest of address, focus, scroll position, field values and markup, without parts that change by themselves. */
function pageState(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const moving of copy.querySelectorAll('script, link, canvas, svg, [role=timer], dd[translate=no]'))
      moving.remove();
    for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
    const values = [...document.querySelectorAll('input, select, textarea')].map((field) =>
      field instanceof HTMLInputElement ? [field.value, field.checked] : String(Reflect.get(field, 'value')),
    );
    const all = [...document.querySelectorAll('*')];
    const state = JSON.stringify([
      location.href,
      all.indexOf(document.activeElement ?? document.body),
      [scrollX, scrollY].map(Math.round),
      [...document.querySelectorAll(':modal')].map((dialog) => dialog.getAttribute('aria-label')),
      values,
      copy.outerHTML,
    ]);
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
