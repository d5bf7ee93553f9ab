import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from '@/lib/storage';
import { offer } from '@/site/offer';

const KEY = 'offerEndTime';
const OFFER_MS = offer.days * 24 * 60 * 60 * 1000;

export interface OfferTime {
  readonly endsAt: number;
  /** Whole seconds, 0 once it is over. */
  readonly secondsLeft: number;
}

/** The time left of the offer, updated every second; null before the first update. */
export function useOfferTime(): OfferTime | null {
  return useSyncExternalStore(watchOffer, offerTime, () => null);
}

/** Renders only when the answer changes. Watching starts a new visitor's offer, so `watched: false` leaves it alone. */
export function useOfferExpired(watched = true): boolean {
  return useSyncExternalStore(
    watched ? watchOffer : watchNothing,
    () => offerTime()?.secondsLeft === 0,
    () => false,
  );
}

function watchNothing() {
  return () => undefined;
}

const listeners = new Set<() => void>();
let time: OfferTime | null = null;
/** The end in memory, for browsers that block storage. */
let remembered: number | null = null;
let stop: (() => void) | null = null;

/** The time left, or null while nothing subscribes. */
export function offerTime(): OfferTime | null {
  return time;
}

/** Updates the time while there are listeners, with one timer for all of them. */
export function watchOffer(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
    time = null;
  };
}

function start(): () => void {
  let timer = 0;
  function tick() {
    window.clearTimeout(timer);
    const now = Date.now();
    const endsAt = offerEnd(now);
    const msLeft = Math.max(0, endsAt - now);
    time = { endsAt, secondsLeft: Math.floor(msLeft / 1000) };
    for (const listener of listeners) listener();
    // Computed from the clock each time, so sleep, throttled timers and clock changes cannot add up to an error.
    if (msLeft > 0 && !document.hidden) timer = window.setTimeout(tick, (msLeft % 1000) + 1);
  }
  tick();
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  const stopWatching = watchStored(KEY, tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
    stopWatching();
  };
}

/** The stored end. On a first visit, or if the stored value is invalid or too far ahead, a new offer starts now. */
function offerEnd(now: number): number {
  const stored = parseEnd(readStored(KEY));
  if (stored !== null && stored <= now + OFFER_MS) return (remembered = stored);
  const kept = remembered !== null && remembered <= now + OFFER_MS ? remembered : now + OFFER_MS;
  writeStored(KEY, new Date(kept).toISOString());
  return (remembered = kept);
}

/** Reads only, so that it does not start a new visitor's offer. */
export function hasOfferEnded(): boolean {
  const end = parseEnd(readStored(KEY));
  return end !== null && end <= Date.now();
}

/** An ISO date or milliseconds. Date.parse alone accepts almost any text. */
function parseEnd(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d{12,14}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const parsed = Date.parse(text);
  return Number.isNaN(parsed) ? null : parsed;
}
