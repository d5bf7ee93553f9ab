/** Whether a page is rendered in Node by the build, or hydrated from what the build has rendered. */
export function isPrerendered(): boolean {
  if (typeof window === 'undefined') return true;
  return __PUBLIC_SITE__ !== null && document.documentElement.dataset['boot'] !== undefined;
}

/** Resolves after the next frame has been painted, or at once for a prerendered page. */
export function nextPaint(): Promise<void> {
  if (isPrerendered()) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
