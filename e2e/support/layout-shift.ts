import type { Page } from '@playwright/test';

const LEAST_NOTICEABLE = 0.001;

/** Has to be called before the page is opened. */
export async function watchLayout(page: Page): Promise<void> {
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

/** What has moved since the page was opened, when it adds up to something that can be noticed. */
export async function layoutShifts(page: Page): Promise<string[]> {
  const shifts = await page.evaluate(
    () =>
      new Promise<[number, string][]>((resolve) => {
        // Two frames, so that what the last change moved has been told.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => resolve(Reflect.get(window, 'layoutShifts')))),
        );
      }),
  );
  const sum = shifts.reduce((total, [value]) => total + value, 0);
  return sum <= LEAST_NOTICEABLE ? [] : shifts.map(([value, what]) => `${value.toFixed(4)} ${what}`);
}
