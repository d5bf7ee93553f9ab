import type { Page } from '@playwright/test';
import { within } from '../support/wait';

const MIN_TARGET_PX = 24;

/** Controls smaller than WCAG's minimum target size, except links in a line of text. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll('a[href], button, summary, select, input');
    return [...controls].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.matches('[data-stretched]'))
        return [];
      const display = getComputedStyle(element).display;
      const label = element.closest('label');
      const { width, height } = (label ?? element).getBoundingClientRect();
      const isVisuallyHidden = width <= 1 || height <= 1;
      if (display === 'inline' || isVisuallyHidden || Math.min(width, height) >= least) return [];
      return [`${Math.round(width)} × ${Math.round(height)} px: ${element.outerHTML.slice(0, 120)}`];
    });
  }, MIN_TARGET_PX);
}

/** Acts with the text spacing of WCAG 1.4.12. */
export async function withWideText(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await act();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}

/** The font size of the browser's settings, which also counts in media queries. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await session.detach();
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

/** Scrolls from top to bottom, half a window per frame. */
export function scrollThrough(page: Page): Promise<void> {
  const scrolled = page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  return within('Scrolling through the page', scrolled, 30_000);
}
