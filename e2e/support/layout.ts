import type { Page } from '@playwright/test';
import { nextFrames } from './wait';

const MAX_SCORE = 0.001;

/** Horizontal scrolling of the page, and text that is cut off or outside of the window. */
export function findOverflow(page: Page): Promise<string[]> {
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
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(up);
        const frame = up.getBoundingClientRect();
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

/** Records layout shifts. Call it before the page opens. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: [number, string][] = [];
    Reflect.set(window, 'layoutShifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput') === true) continue;
        const sources: { node?: Node | null }[] = Reflect.get(entry, 'sources') ?? [];
        const moved = sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '?')).slice(0, 90),
        );
        shifts.push([Number(Reflect.get(entry, 'value')), moved.join(' | ')]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The layout shifts since the page opened, or none if they add up to no more than the maximum score. */
export async function layoutShifts(page: Page): Promise<string[]> {
  // Shifts are reported after their frame.
  await nextFrames(page);
  const shifts = await page.evaluate((): [number, string][] => Reflect.get(window, 'layoutShifts'));
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  return sum <= MAX_SCORE ? [] : shifts.map(([value, what]) => `${value.toFixed(4)} ${what}`);
}
