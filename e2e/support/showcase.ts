import type { Locator, Page } from '@playwright/test';
import { visit } from './signed-in';

/** The tool of a page, and the part of the page that it is in. */
export function showcase(page: Page) {
  return page.locator('#try');
}

export async function openShowcase(page: Page, address: string) {
  await visit(page, address);
  await showcase(page).getByRole('button', { name: 'Try It Now' }).click();
}

/** Puts a text of any size into a field at once, as pasting does. */
export async function paste(field: Locator, text: string) {
  await field.evaluate((area, text) => {
    // Past React, which takes no notice of what a script has set.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}
