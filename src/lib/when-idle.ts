const LATEST_START_MS = 3000;

/** Calls back when the loaded page is idle, after the next frame has been painted. */
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
