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
