import type { Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  readonly hasRing: boolean;
  readonly isVisible: boolean;
  readonly inFooter: boolean;
  readonly outside: boolean;
}

const MAX_STOPS = 150;

/** Tabs through the whole page, or through `main` up to the footer, and reports every stop that cannot be seen. */
export async function findFocusFaults(page: Page, part: 'body' | 'main') {
  const faults: string[] = [];
  await page.evaluate((part) => {
    const element = document.querySelector<HTMLElement>(part);
    if (!element) return;
    element.tabIndex = -1;
    element.focus();
    if (part === 'body') element.removeAttribute('tabindex');
  }, part);
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(examineStop);
    if (stop.outside || (part === 'main' && stop.inFooter)) return faults;
    if (!stop.hasRing && !(await page.evaluate(changesBorder))) faults.push(`no visible focus: ${stop.name}`);
    if (!stop.isVisible) faults.push(`covered or outside of the window: ${stop.name}`);
  }
  return [...faults, 'the focus never leaves the page'];
}

/** Runs in the page, so it cannot use anything from this module. */
function examineStop(): Stop {
  const element = document.activeElement;
  const outside = !element || element === document.body;
  if (outside) return { name: '', hasRing: false, isVisible: false, inFooter: false, outside };
  const name = element.outerHTML.slice(0, 140);
  const inFooter = element.closest('footer') !== null;

  // A visually hidden control has its focus ring drawn by the element that represents it.
  const family = [
    element,
    element.parentElement,
    element.nextElementSibling,
    element.closest('label, form > div'),
  ];
  const hasRing = family.some(
    (relative) =>
      relative &&
      [null, '::after', '::before'].some((pseudo) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(relative, pseudo);
        return (
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/, 0\)$|\/ 0\)$/.test(outlineColor)
        );
      }),
  );

  const box = element.getBoundingClientRect();
  const { left, top, right, width } = box;
  // In a long text the browser scrolls the caret's line into view, which is the first one here.
  const height = element.matches('textarea')
    ? parseFloat(getComputedStyle(element).lineHeight) * 2
    : box.height;
  const bottom = top + height;
  const points = [
    [left + width / 2, top + height / 2],
    [left + Math.min(4, width / 2), top + height / 2],
    [right - Math.min(4, width / 2), top + height / 2],
    [left + width / 2, top + Math.min(4, height / 2)],
    [left + width / 2, bottom - Math.min(4, height / 2)],
  ] as const;
  const visiblePoints = points.filter(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (element.contains(at) || (at.contains(element) && !at.matches('header')));
  });
  const isVisible = visiblePoints.length >= 3 || element.matches('.sr-only');
  return { name, hasRing, isVisible, inFooter, outside };
}

/** Whether the focus changes the border or shadow of the box around the focused element. Runs in the page. */
function changesBorder(): boolean {
  const element = document.activeElement;
  const box = element?.parentElement?.closest('div, label');
  if (!box || !(element instanceof HTMLElement)) return false;
  const focused = getComputedStyle(box).borderColor + getComputedStyle(box).boxShadow;
  element.blur();
  const resting = getComputedStyle(box).borderColor + getComputedStyle(box).boxShadow;
  element.focus({ preventScroll: true });
  return focused !== resting;
}
