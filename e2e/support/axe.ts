import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export async function expectNoAxeViolations(page: Page): Promise<void> {
  await waitForStillness(page);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html }) => html),
  }));
  expect(findings, 'accessibility violations').toEqual([]);
}

/** What is half faded in has half of its contrast; and a colour that ends its way may set those below it going. */
async function waitForStillness(page: Page): Promise<void> {
  let moved = true;
  while (moved) moved = await letMotionEnd(page);
}

/** Answers whether there was any. */
function letMotionEnd(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(moving.map(({ finished }) => finished));
    return moving.length > 0;
  });
}
