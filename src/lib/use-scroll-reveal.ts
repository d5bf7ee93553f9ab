import { useEffect } from 'react';
import { firstInteraction } from './first-interaction';
import { prefersReducedMotion } from './motion';

const DURATION_MS = 1000;

let started: Promise<void> | undefined;

/** Starts the scroll reveal. No cleanup is needed: AOS tracks added and removed elements. */
export function useScrollReveal() {
  useEffect(() => {
    void startScrollReveal();
  }, []);
}

/**
 * Starts AOS once per visit, at the first interaction; the page cannot scroll before. AOS tracks scrolling and new
 * elements itself. If it fails to load, everything stays in place.
 */
export function startScrollReveal(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  if (prefersReducedMotion()) return;
  try {
    await firstInteraction();
    const { default: aos } = await import('aos');
    // No offset, so that elements in view stay in place. No throttle, so that a fast scroll starts the motion at once.
    aos.init({ duration: DURATION_MS, once: true, offset: 0, throttleDelay: 0 });
    // Set after init, so that only elements out of view are moved.
    document.documentElement.dataset['reveal'] = 'on';
  } catch {
    started = undefined;
  }
}
