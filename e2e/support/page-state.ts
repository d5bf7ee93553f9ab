import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * What a visitor could notice, as one text: address, focus, place, values, and everything on the page but what moves
 * by itself, which is marked as not to be translated or drawn on a canvas.
 */
export function pageState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const moving of copy.querySelectorAll('script, link, canvas, svg, [role=timer], dd[translate=no]'))
      moving.remove();
    for (const element of copy.querySelectorAll('[style]')) element.removeAttribute('style');
    const values = [...document.querySelectorAll('input, select, textarea')].map((field) =>
      field instanceof HTMLInputElement ? [field.value, field.checked] : String(Reflect.get(field, 'value')),
    );
    const all = [...document.querySelectorAll('*')];
    return JSON.stringify([
      location.href,
      all.indexOf(document.activeElement ?? document.body),
      [scrollX, scrollY].map(Math.round),
      [...document.querySelectorAll(':modal')].map((dialog) => dialog.getAttribute('aria-label')),
      values,
      copy.outerHTML,
    ]);
  });
}

/** The state once nothing changes any more. */
export async function settledState(page: Page): Promise<string> {
  let last = await pageState(page);
  await expect(async () => {
    const before = last;
    last = await pageState(page);
    expect(last === before, 'the page keeps changing').toBe(true);
  }).toPass({ intervals: [50, 50, 100], timeout: 10_000 });
  return last;
}
