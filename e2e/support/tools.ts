import type { Locator, Page } from '@playwright/test';
import { TOOL_HASH } from '@/site/navigation';
import { expect, visit } from './signed-in';

/** The section of a page that contains its tool. */
export function toolPart(page: Page): Locator {
  return page.locator(TOOL_HASH);
}

/** Opens a page and asks for its tool; the focus moves into the tool. */
export async function openTool(page: Page, address: string): Promise<Locator> {
  await visit(page, address);
  return startTool(page);
}

export async function startTool(page: Page): Promise<Locator> {
  const part = toolPart(page);
  const button = part.getByRole('button', { name: 'Try It Now' });
  await button.or(part.locator('[data-tool-field]')).first().waitFor({ state: 'attached' });
  // At once, because the tool also loads by itself, and then replaces the button.
  await part.evaluate((section) => {
    const tryIt = [...section.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Try It Now',
    );
    const target = tryIt ?? section.querySelector('[data-tool-field]');
    if (!(target instanceof HTMLElement)) return;
    target.focus({ preventScroll: true });
    tryIt?.click();
  });
  await expect(button.or(part.locator('[data-preview]'))).toHaveCount(0);
  await expect(part.locator(':focus')).toHaveCount(1);
  return part;
}
