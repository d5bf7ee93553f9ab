const MAX_IDLE_WAIT_MS = 3000;
const NO_IDLE_WAIT_MS = 300;
const MAX_PAINT_WAIT_MS = 2000;
const MAX_REPORT_WAIT_MS = 200;

/** Resolves after the next frame has been painted, or at once in Node, where the build renders the pages. */
export function nextPaint(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export function timeout(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms));
}

/**
 * Resolves when the browser reports that the next paint of this type is on screen. Some browsers don't report it, and
 * a hidden tab paints nothing.
 */
export function painted(type: 'paint' | 'largest-contentful-paint'): Promise<unknown> {
  const report = new Promise<void>((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type });
  });
  const noReport = nextPaint().then(() => timeout(MAX_REPORT_WAIT_MS));
  return Promise.race([report, noReport, timeout(MAX_PAINT_WAIT_MS)]);
}

/** Calls back when the loaded page is idle, after the next frame has been painted. */
export function whenIdle(callback: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => afterLoad(callback)));
}

function afterLoad(callback: () => void) {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => afterLoad(callback), { once: true });
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, { timeout: MAX_IDLE_WAIT_MS });
  } else {
    // Safari.
    setTimeout(callback, NO_IDLE_WAIT_MS);
  }
}
