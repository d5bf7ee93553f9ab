/** Resolves after the next frame has been painted, or at once in Node, where the build renders the pages. */
export function nextPaint(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  // A prerendered page is painted already.
  if (__PUBLIC_SITE__ && document.documentElement.dataset['boot'] !== undefined) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
