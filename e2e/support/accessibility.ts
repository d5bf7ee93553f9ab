import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { findOverflow } from './layout';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The only rules whose result a change of theme can alter. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** Set on elements that were not visible at an earlier width. */
const NEWLY_VISIBLE = 'data-newly-visible';

interface Scope {
  /** CSS selector of the part to check; the whole page otherwise. */
  readonly within?: string;
  readonly except?: readonly string[];
  readonly widths?: readonly number[];
  /** The page has been checked in this state at another width. */
  readonly isNextWidth?: boolean;
}

/**
 * Fails on any axe violation: all rules in the light theme, the color rules again in the dark one. At the next width,
 * only elements that were not visible before are checked, because the others have changed nothing but their place.
 */
export async function expectNoAxeViolations(page: Page, scope: Scope = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  if ((await markNewlyVisible(page, scope)) === 0) return;
  const part = { ...scope, within: `[${NEWLY_VISIBLE}]` };
  const faults = await runAxe(page, part, { runOnly: { type: 'tag', values: TAGS } });
  expect(faults, 'accessibility violations').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const colors = await runAxe(page, part, { runOnly: { type: 'rule', values: COLOR_RULES } });
  expect(colors, 'contrast in the dark theme').toEqual([]);
}

/** Checks one state of the page on phones and on a desktop, in both themes: overflow and axe. */
export async function expectAccessible(page: Page, subject: Locator, scope: Scope = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let isNextWidth = false;
  for (const width of scope.widths ?? [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(subject, `at ${width} px`).toBeVisible();
    expect(await findOverflow(page), `overflow at ${width} px`).toEqual([]);
    if (width === 320) continue;
    await expectNoAxeViolations(page, { ...scope, isNextWidth });
    isNextWidth = true;
  }
}

/** Marks the visible elements that were not visible at an earlier width, and returns their number. */
function markNewlyVisible(page: Page, { within, except = [], isNextWidth = false }: Scope): Promise<number> {
  return page.evaluate(
    ({ mark, root, except, isNextWidth }) => {
      const seen = (isNextWidth ? window.seenAtEarlierWidth : undefined) ?? new WeakSet<Element>();
      window.seenAtEarlierWidth = seen;
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      for (const element of document.querySelectorAll(`${root}, ${root} *`)) {
        if (seen.has(element) || !element.checkVisibility({ visibilityProperty: true })) continue;
        seen.add(element);
        if (!element.closest([`[${mark}]`, ...except].join())) element.setAttribute(mark, '');
      }
      return document.querySelectorAll(`[${mark}]`).length;
    },
    { mark: NEWLY_VISIBLE, root: within ?? 'html', except, isNextWidth },
  );
}

/** A violation counts if it is still there at a second look: text of a part that has just loaded fades in. */
async function runAxe(page: Page, scope: Scope, options: axe.RunOptions) {
  const faults = await analyze(page, scope, options);
  return faults.length === 0 ? faults : analyze(page, scope, options);
}

/** axe-core itself: its Playwright wrapper takes three to five times as long for the same findings. */
async function analyze(page: Page, { within, except }: Scope, options: axe.RunOptions) {
  await endAnimations(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, { ...options, resultTypes: ['violations'] });
      return violations.map(({ id, help, nodes }) => ({ id, help, where: nodes.map(({ html }) => html) }));
    },
    { context: { include: [within ?? 'html'], exclude: [...(except ?? [])] }, options },
  );
}

/**
 * Finishes all animations, because text that is fading in has too little contrast. Repeats, because one can start
 * another.
 */
async function endAnimations(page: Page): Promise<void> {
  let wasMoving = true;
  while (wasMoving)
    wasMoving = await page.evaluate(() => {
      const running = document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
      for (const animation of running) animation.finish();
      return running.length > 0;
    });
}

/** Text in the color of what is behind it, which forced colors can cause. */
export function findHiddenText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { color, webkitTextFillColor } = getComputedStyle(parent);
      let behind: Element | null = parent;
      while (behind && getComputedStyle(behind).backgroundColor === 'rgba(0, 0, 0, 0)')
        behind = behind.parentElement;
      const background = getComputedStyle(behind ?? document.documentElement).backgroundColor;
      if (textContent?.trim() && [color, webkitTextFillColor].includes(background))
        faults.push(`${color} on ${background}: “${textContent.trim().slice(0, 60)}”`);
    }
    return faults;
  });
}

/** Forced colors remove backgrounds, so buttons need a visible border or underline. */
export function findInvisibleButtons(page: Page, part: string): Promise<string[]> {
  return page.locator(`${part} button`).evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const hasEdge = [button, ...button.querySelectorAll('*')].some((part) => {
        const { borderStyle, borderWidth } = getComputedStyle(part);
        return borderStyle !== 'none' && parseFloat(borderWidth) > 0;
      });
      const { backgroundColor } = getComputedStyle(button);
      const hasFace = backgroundColor !== getComputedStyle(document.body).backgroundColor;
      const hasIcon = button.querySelector('svg') !== null;
      return hasEdge || hasFace || hasIcon || !button.checkVisibility()
        ? []
        : [button.outerHTML.slice(0, 100)];
    }),
  );
}

declare global {
  interface Window {
    axe: typeof axe;
    seenAtEarlierWidth?: WeakSet<Element>;
  }
}
