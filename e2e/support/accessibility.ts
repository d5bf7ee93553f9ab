import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findOverflow } from './layout';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** CSS selector of the part to check; the whole page otherwise. */
  readonly within?: string;
  readonly except?: readonly string[];
}

/** Set for the full run, which looks at each page and state in more than one view. */
export const everyView = Boolean(process.env['EVERY_VIEW']);

const PHONE = { width: 390, colorScheme: 'light' } as const;
const DESKTOP = { width: 1280, colorScheme: 'dark' } as const;
const VIEWS = everyView ? [PHONE, DESKTOP] : [DESKTOP];

/** Fails on any violation that axe finds in the present window and theme. */
export async function expectNoAxeViolations(page: Page, scope: Scope = {}): Promise<void> {
  // A violation counts if it is still there at a second look: text of a part that has just loaded fades in.
  const hasFaults = (await analyze(page, scope)).length > 0;
  expect(hasFaults ? await analyze(page, scope) : [], 'accessibility violations').toEqual([]);
}

/** Checks one state of the page: that it fits the narrowest window, and axe. */
export async function expectAccessible(page: Page, subject: Locator, scope: Scope = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 800 });
  await expect(subject, 'at 320 px').toBeVisible();
  expect(await findOverflow(page), 'overflow at 320 px').toEqual([]);
  for (const { width, colorScheme } of VIEWS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expect(subject, `at ${width} px`).toBeVisible();
    await expectNoAxeViolations(page, scope);
  }
}

/** axe-core itself: its Playwright wrapper takes three to five times as long for the same findings. */
async function analyze(page: Page, { within, except }: Scope) {
  await endAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, values }) => {
      const runOnly = { type: 'tag', values } as const;
      const { violations } = await window.axe.run(context, { runOnly, resultTypes: ['violations'] });
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    },
    { context: { include: [within ?? 'html'], exclude: [...(except ?? [])] }, values: TAGS },
  );
}

/**
 * Finishes all animations, because text that is fading in has too little contrast. Repeats, because one can start
 * another.
 */
async function endAnimations(page: Page): Promise<void> {
  const endRunning = () =>
    page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
      for (const animation of running) animation.finish();
      return running.length;
    });
  await expect.poll(endRunning, { message: 'animations that keep starting', intervals: [0] }).toBe(0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
