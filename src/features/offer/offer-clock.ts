import { useSyncExternalStore } from 'react';
import { isPossibleEnd, newOfferEnd, parseOfferEnd } from '@/domain/offer-end';
import { readStored, watchStored, writeStored } from '@/lib/storage';
import { OFFER_END_KEY, REPLACED_OFFER_END_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { offer } from '@/site/offer';

const CLOCK_CHECK_MS = 60 * 60 * 1000;

/** Whether prerendered pages show the offer as running. */
let isPrerendered = true;

/** The search index has the list prices. */
export function prerenderOffer(isRunning: boolean) {
  isPrerendered = isRunning;
}

export interface OfferTime {
  readonly endsAt: number;
  /** Whole seconds, 0 once it is over. */
  readonly secondsLeft: number;
}

/** The time left of the offer, updated every second; null before the first update. */
export function useOfferTime(): OfferTime | null {
  return useStore(offerClock, null);
}

/** Whether this visitor's offer runs. Known in the first render, so that nothing shifts when the clock starts. */
export function useOfferRunning(): boolean {
  return useSyncExternalStore(
    offer.enabled ? offerClock.subscribe : watchNothing,
    isOfferRunning,
    // On a public site, a first visitor's offer starts with the prerendered page.
    () => isPrerendered && offer.enabled,
  );
}

/** `useOfferRunning` outside of React. */
function isOfferRunning(): boolean {
  if (!offer.enabled) return false;
  const running = offerClock.get();
  return running === null ? !hasOfferEnded() : running.secondsLeft > 0;
}

function watchNothing() {
  return () => undefined;
}

/** Null while nothing subscribes. One timer for all subscribers. */
export const offerClock = createStore<OfferTime | null>(
  () => null,
  () =>
    runClock(() => {
      const now = Date.now();
      const endsAt = offerEnd(now);
      const msLeft = Math.max(0, endsAt - now);
      offerClock.set({ endsAt, secondsLeft: Math.floor(msLeft / 1000) });
      return msLeft > 0 ? (msLeft % 1000) + 1 : CLOCK_CHECK_MS;
    }),
);
/** The end in memory, for browsers that block storage. */
let remembered: number | null = null;

/**
 * Calls `update` now, when the page is shown again, when another tab stores an end, and after the milliseconds that
 * `update` returns. It computes from the system clock each time, so sleep, throttled timers, and clock changes cannot
 * add up to an error.
 */
function runClock(update: () => number): () => void {
  let timer = 0;
  function tick() {
    window.clearTimeout(timer);
    const nextInMs = update();
    if (!document.hidden) timer = window.setTimeout(tick, nextInMs);
  }
  tick();
  document.addEventListener('visibilitychange', tick);
  window.addEventListener('pageshow', tick);
  const stopWatching = watchStored(OFFER_END_KEY, tick);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
    window.removeEventListener('pageshow', tick);
    stopWatching();
  };
}

/**
 * The stored end. On a first visit, or if the stored end is invalid or too far ahead, a new offer starts now. An end
 * that is too far ahead is kept as the replaced one: if only the clock was wrong, it applies again once the clock is
 * corrected.
 */
function offerEnd(now: number): number {
  const stored = storedEnd(now);
  if (stored !== null) {
    if (stored === parseOfferEnd(readStored(REPLACED_OFFER_END_KEY))) store(stored, null);
    return (remembered = stored);
  }
  const end = isPossibleEnd(remembered, now) ? remembered : newOfferEnd(now);
  store(end, parseOfferEnd(readStored(OFFER_END_KEY)));
  return (remembered = end);
}

/** The later of the stored end and the replaced one, of those that are not too far ahead of the clock. */
function storedEnd(now: number): number | null {
  const ends = [OFFER_END_KEY, REPLACED_OFFER_END_KEY]
    .map((key) => parseOfferEnd(readStored(key)))
    .filter((end) => isPossibleEnd(end, now));
  return ends.length > 0 ? Math.max(...ends) : null;
}

function store(end: number, replaced: number | null) {
  writeStored(OFFER_END_KEY, new Date(end).toISOString());
  writeStored(REPLACED_OFFER_END_KEY, replaced === null ? null : new Date(replaced).toISOString());
}

/** Whether the offer has ended, without starting a new visitor's offer. */
export function useOfferEnded(): boolean {
  return useStore(endClock, !isPrerendered);
}

export function hasOfferEnded(): boolean {
  return msUntilEnd() <= 0;
}

/** Checks every hour at least, because an offer can start, and a wrong clock can be corrected, at any time. */
const endClock = createStore(hasOfferEnded, () =>
  runClock(() => {
    const msLeft = msUntilEnd();
    endClock.set(msLeft <= 0);
    return msLeft > 0 ? Math.min(msLeft, CLOCK_CHECK_MS) : CLOCK_CHECK_MS;
  }),
);

/** Infinity if the visitor's offer has not started. */
function msUntilEnd(): number {
  const now = Date.now();
  return (storedEnd(now) ?? remembered ?? Infinity) - now;
}
