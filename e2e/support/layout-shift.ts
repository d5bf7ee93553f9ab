import type { Page } from '@playwright/test';

const MAX_SCORE = 0.001;

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
  const shifts = await page.evaluate(
    () =>
      new Promise<[number, string][]>((resolve) => {
        // Two frames, so that shifts of the last change have been reported.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'layoutShifts')))),
        );
      }),
  );
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  return sum <= MAX_SCORE ? [] : shifts.map(([value, what]) => `${value.toFixed(4)} ${what}`);
}

/** Scrolls from top to bottom, half a window per frame. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      // On a busy machine, Chromium's compositor sometimes waits forever for a layer tree to be painted. The page's scripts
      // are idle then, but it gets no more frames, and a screenshot of it never ends.
      await new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        setTimeout(reject, 20_000, new Error('The browser has stopped painting this page.'));
      });
    }
  });
}
