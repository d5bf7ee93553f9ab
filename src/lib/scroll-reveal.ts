import { firstInteraction } from './page';

const DURATION_MS = 1000;

let started: Promise<void> | undefined;

/**
 * Starts the scroll reveal, once for the whole visit, when the visitor first does anything: nobody scrolls before
 * that. The library listens to the window and watches the document for new elements by itself. Failing means that
 * everything is simply visible.
 */
export function startScrollReveal(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  try {
    await firstInteraction();
    const { default: aos } = await import('aos');
    // No offset: what can be seen already must not vanish when this starts.
    aos.init({ duration: DURATION_MS, once: true, offset: 0 });
    // Only now, so that what is in view already stays as it is and the rest waits.
    document.documentElement.dataset['reveal'] = 'on';
  } catch {
    started = undefined;
  }
}
