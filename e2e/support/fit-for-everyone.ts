import { expect, type Locator, type Page } from '@playwright/test';
import { expectNoAxeViolations } from './axe';
import { findOverflow } from './layout-faults';

/**
 * Nothing sticks out and nothing is out of reach, on phones and on a desk, in both themes; what it is about must be
 * there all the while.
 */
export async function expectFitForEveryone(page: Page, subject: Locator): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(subject, `at ${width} px`).toBeVisible();
    expect(await findOverflow(page), `overflow at ${width} px`).toEqual([]);
    if (width === 320) continue;
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoAxeViolations(page);
    }
  }
}
