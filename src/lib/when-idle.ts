const LATEST_START_MS = 3000;

/** Calls when the page has nothing better to do, and not before the frame that shows what has just been rendered. */
export function whenIdle(callback: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => afterLoad(callback)));
}

function afterLoad(callback: () => void) {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => afterLoad(callback), { once: true });
  } else if ('requestIdleCallback' in window) {
    window.requestIdleCallback(callback, { timeout: LATEST_START_MS });
  } else {
    setTimeout(callback, LATEST_START_MS);
  }
}
