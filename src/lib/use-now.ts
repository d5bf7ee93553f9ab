import { createStore, useStore } from './store';

const MINUTE_MS = 60_000;

const clock = createStore<number | null>(thisMinute, () => {
  const timer = window.setInterval(() => clock.set(thisMinute()), 1000);
  return () => window.clearInterval(timer);
});

/** The current time to the minute; null in the prerendered page. */
export function useNow(): number | null {
  return useStore(clock, null);
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
