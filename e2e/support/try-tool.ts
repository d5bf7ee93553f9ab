import type { Locator, Page } from '@playwright/test';
import { pressEverything } from './crawl';
import { expect, visit } from './signed-in';
import { chooseLanguage } from './translation';

/** Where a feature can be tried on its page. */
export function tryPart(page: Page): Locator {
  return page.locator('#try');
}

/** Opens it by keyboard, and looks that it was not fetched before and has the focus then. */
export async function openTool(page: Page, path: string, chunk: RegExp): Promise<Locator> {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await visit(page, path);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => chunk.test(url))).toEqual([]);
  await pressTryItNow(page);
  expect(fetched.filter((url) => chunk.test(url))).toHaveLength(1);
  return tryPart(page);
}

export async function openShowcase(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await tryPart(page).getByRole('button', { name: 'Try It Now' }).click();
}

export async function pressTryItNow(page: Page): Promise<void> {
  const part = tryPart(page);
  const button = part.getByRole('button', { name: 'Try It Now' });
  await button.press('Enter');
  await expect(button).toHaveCount(0);
  await expect(part.locator(':focus')).toHaveCount(1);
}

/** Puts a text of any size into a field at once, as pasting does. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((area, text) => {
    // Past React, which takes no notice of what a script has set.
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, text);
}

/** Notes every request from now on. */
export function noteRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

export async function pressEveryControl(page: Page): Promise<void> {
  const part = tryPart(page);
  const { buttons } = await pressEverything(page, { part, open: () => expect(part).toBeVisible() });
  expect(buttons).toBeGreaterThan(3);
}

/** What a translator does to the words of a tool must not break it. */
export async function translated(page: Page): Promise<void> {
  await chooseLanguage(page, 'Français');
  await expect(tryPart(page).getByRole('heading', { level: 2 })).toContainText('fr:');
}
