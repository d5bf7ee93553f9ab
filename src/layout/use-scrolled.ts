import { useSyncExternalStore } from 'react';

const THRESHOLD_PX = 50;

/** Whether the page is scrolled by more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(watch, read, () => false);
}

function watch(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

function read(): boolean {
  return window.scrollY > THRESHOLD_PX;
}
