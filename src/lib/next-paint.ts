/** Resolves after the next frame has been painted. The build renders pages in Node, where there is nothing to wait for. */
export function nextPaint(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
