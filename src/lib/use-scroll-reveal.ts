import { useEffect } from 'react';
import { firstInteraction } from './first-interaction';
import { loadOnce } from './load-once';
import { prefersReducedMotion } from './motion';

const DURATION_MS = 1000;

/** Starts the scroll reveal. If it fails to load, everything stays in place. */
export function useScrollReveal() {
  useEffect(() => {
    startScrollReveal().catch(() => undefined);
  }, []);
}

/** Starts AOS at the first interaction; the page cannot scroll before. AOS tracks scrolling and new elements itself. */
export const startScrollReveal = loadOnce(async () => {
  if (prefersReducedMotion()) return;
  await firstInteraction();
  const { default: aos } = await import('aos');
  // No offset, so that elements in view stay in place. No throttle, so that a fast scroll starts the motion at once.
  aos.init({ duration: DURATION_MS, once: true, offset: 0, throttleDelay: 0 });
  // Set after init, so that only elements out of view are moved.
  document.documentElement.dataset['reveal'] = 'on';
});
