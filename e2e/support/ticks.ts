import type { Page } from '@playwright/test';

/** Counts every timer of the page that goes off, and every frame that it asks for. To be called before it opens. */
export async function countTicks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      Reflect.set(
        window,
        name,
        new Proxy(window[name], {
          apply(original, self, [callback, ...rest]) {
            const counted = (...args: unknown[]) => {
              Reflect.set(window, 'ticks', Number(Reflect.get(window, 'ticks') ?? 0) + 1);
              return Reflect.apply(callback, undefined, args);
            };
            return Reflect.apply(original, self, [counted, ...rest]);
          },
        }),
      );
    }
  });
}

/** How many go off within a time, on a clock that the test has installed. */
export async function ticksWithin(page: Page, milliseconds: number): Promise<number> {
  await page.evaluate(() => Reflect.set(window, 'ticks', 0));
  await page.clock.runFor(milliseconds);
  return page.evaluate(() => Number(Reflect.get(window, 'ticks')));
}
