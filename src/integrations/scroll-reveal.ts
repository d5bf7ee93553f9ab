const DURATION_MS = 1000;

/** Starts the scroll reveal for good; it watches for new elements by itself. Failing means that all is visible. */
export async function startScrollReveal(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: aos } = await import('aos');
  aos.init({ duration: DURATION_MS, once: true });
  document.documentElement.dataset['reveal'] = 'on';
}
