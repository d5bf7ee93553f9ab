const DURATION_MS = 1000;

let started: Promise<void> | undefined;

/**
 * Starts the scroll reveal, once for the whole visit: the library listens to the window and watches the document
 * for new elements by itself. Failing means that everything is simply visible.
 */
export function startScrollReveal(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    const { default: aos } = await import('aos');
    aos.init({ duration: DURATION_MS, once: true });
    // Only now, so that what is in view already stays as it is and the rest waits.
    document.documentElement.dataset['reveal'] = 'on';
  } catch {
    started = undefined;
  }
}
