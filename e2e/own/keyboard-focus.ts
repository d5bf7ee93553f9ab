import type { Page } from '@playwright/test';

interface Stop {
  readonly name: string;
  /** Where the focus has to show, in the page's coordinates. */
  readonly around: { x: number; y: number; width: number; height: number };
  /** Its section and its classes, which decide how its focus looks. */
  readonly look: string;
  readonly isInView: boolean;
  readonly inFooter: boolean;
}

const MAX_STOPS = 150;
const MAX_TRANSITION_MS = 5000;

/**
 * Tabs through the whole page, or through `main` up to the footer. Reports each element that is not fully in view when
 * it has the focus, and each one whose pixels are the same without it, except for the looks seen before in its section.
 */
export async function findFocusFaults(page: Page, part: 'body' | 'main') {
  const faults: string[] = [];
  const seen = new Set<string>();
  const devTools = await page.context().newCDPSession(page);
  await page.evaluate((part) => {
    const element = document.querySelector<HTMLElement>(part);
    if (!element) return;
    element.tabIndex = -1;
    element.focus();
    if (part === 'body') element.removeAttribute('tabindex');
  }, part);
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await settledStop(page);
    if (!stop || (part === 'main' && stop.inFooter)) return faults;
    if (!stop.isInView) faults.push(`covered or outside of the window: ${stop.name}`);
    if (seen.has(stop.look)) continue;
    seen.add(stop.look);
    const clip = { ...stop.around, scale: 1 };
    // Playwright's own screenshots take three times as long.
    const takePicture = () => devTools.send('Page.captureScreenshot', { clip, optimizeForSpeed: true });
    const focused = await takePicture();
    await page.evaluate(toggleFocus);
    const blurred = await takePicture();
    await page.evaluate(toggleFocus);
    if (focused.data === blurred.data) faults.push(`no visible focus: ${stop.name}`);
  }
  return [...faults, 'the focus never leaves the page'];
}

/** Looks again for a moment at a stop that isn't in view, because the floating button appears in a transition. */
async function settledStop(page: Page): Promise<Stop | null> {
  const end = Date.now() + MAX_TRANSITION_MS;
  let stop = await page.evaluate(examineStop);
  while (stop?.isInView === false && Date.now() < end) stop = await page.evaluate(examineStop);
  return stop;
}

/** Runs in the page, so it cannot use anything from this module. */
function examineStop(): Stop | null {
  const ringPx = 6;
  const insetPx = 2;
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return null;

  const isHidden = element.offsetWidth <= 1 || getComputedStyle(element).opacity === '0';
  const label = isHidden ? element.closest('label') : null;

  function isInView(element: HTMLElement): boolean {
    const { left, top, right, height: full } = (label ?? element).getBoundingClientRect();
    // In a long text the browser scrolls the caret's line into view, which is the first one here.
    const height = element.matches('textarea')
      ? Math.min(full, parseFloat(getComputedStyle(element).lineHeight) * 2)
      : full;
    const [x, y, bottom] = [(left + right) / 2, top + height / 2, top + height];
    const fits = height <= innerHeight;
    const points = [
      [x, y],
      [left + insetPx, y],
      [right - insetPx, y],
      [x, (fits ? top : Math.max(top, 0)) + insetPx],
      [x, (fits ? bottom : Math.min(bottom, innerHeight)) - insetPx],
    ] as const;
    return points.every(([x, y]) => {
      const at = document.elementFromPoint(x, y);
      // Its parent, because a password field has a button in it.
      return at !== null && (at.contains(element) || element.parentElement?.contains(at));
    });
  }

  // What shows the focus of a link of a whole card, and of a visually hidden control.
  const shown =
    (element.matches('[data-stretched]') && element.offsetParent) ||
    (isHidden && (label ?? element.parentElement)) ||
    element;
  const { left, top, right, bottom } = shown.getBoundingClientRect();
  const [x, y] = [Math.max(left - ringPx, 0), Math.max(top - ringPx, 0)];
  return {
    name: `${element.tagName.toLowerCase()} “${(element.ariaLabel ?? (element.textContent.trim() || element.id)).slice(0, 80)}”`,
    around: {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.min(right + ringPx, innerWidth) - x,
      height: Math.min(bottom + ringPx, innerHeight) - y,
    },
    look: [element.closest('section')?.id, element.className, shown.className].join(),
    isInView: isInView(element),
    inFooter: element.closest('footer') !== null,
  };
}

/** Takes the focus from the focused element, or gives it back. Runs in the page. */
function toggleFocus(): void {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body)
    window.lastFocused?.focus({ preventScroll: true });
  else {
    window.lastFocused = element;
    element.blur();
  }
}

declare global {
  interface Window {
    lastFocused?: HTMLElement;
  }
}
