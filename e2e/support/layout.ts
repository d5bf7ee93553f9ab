import type { Page } from '@playwright/test';

const MIN_TARGET_PX = 24;

/** Horizontal scrolling of the page, and text that is cut off or outside of the window. */
export function findOverflow(page: {
  evaluate(script: () => string[]): Promise<string[]>;
}): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess > 0) {
      const outside = [...document.body.querySelectorAll('*')].findLast(
        (element) => element.getBoundingClientRect().right > innerWidth + 1 && element.textContent.trim(),
      );
      const text = outside?.textContent.trim().slice(0, 60);
      faults.push(`the page is ${excess} px wider than the window, at “${text}”`);
    }
    const measured = new Map<Element, { style: CSSStyleDeclaration; frame: DOMRect }>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (
        !parent ||
        !text.textContent?.trim() ||
        !parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (parent.closest('svg, [aria-hidden=true], .truncate')) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      for (let up: Element | null = parent; up && up !== document.body; up = up.parentElement) {
        const { style, frame } = measured.get(up) ?? {
          style: getComputedStyle(up),
          frame: up.getBoundingClientRect(),
        };
        measured.set(up, { style, frame });
        const { overflowX, overflowY, webkitLineClamp } = style;
        // Visually hidden, or shortened on purpose.
        if (frame.width <= 1 || webkitLineClamp !== 'none') break;
        const cutsX = ['hidden', 'clip'].includes(overflowX);
        const cutsY = ['hidden', 'clip'].includes(overflowY);
        if (['auto', 'scroll'].includes(overflowX) || ['auto', 'scroll'].includes(overflowY)) break;
        if (
          (cutsX && (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
          (cutsY && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1))
        )
          faults.push(`cut off: “${text.textContent.trim().slice(0, 60)}”`);
      }
    }
    return faults;
  });
}

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

/** The text spacing of WCAG 1.4.12. */
export function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-block-end: 2em !important; }
    `);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

export function unspaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}

/** The font size of the browser's settings, which also counts in media queries. */
export async function enlargeText(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times, fixed: 13 * times } });
  await session.detach();
}
