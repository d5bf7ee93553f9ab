import { useSyncExternalStore } from 'react';
import { isPossibleEnd, newOfferEnd, parseOfferEnd } from '@/domain/offer-end';
import { readStored, watchStored, writeStored } from '@/lib/storage';
import { OFFER_END_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { offer } from '@/site/offer';

/** Whether prerendered pages show the offer as running. */
let isPrerendered = true;

/** The search index has the list prices. */
export function prerenderOffer(isRunning: boolean) {
  isPrerendered = isRunning;
}

interface OfferTime {
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

function isOfferRunning(): boolean {
  if (!offer.enabled) return false;
  const running = offerClock.get();
  return running === null ? !hasOfferEnded() : running.secondsLeft > 0;
}

function watchNothing() {
  return () => undefined;
}

/**
 * Null while nothing subscribes. One timer for all subscribers, which computes from the system clock each time, so sleep,
 * throttled timers, and clock changes cannot add up to an error.
 */
export const offerClock = createStore<OfferTime | null>(
  () => null,
  () => {
    let timer = 0;
    function tick() {
      window.clearTimeout(timer);
      const now = Date.now();
      const endsAt = startedEnd(now);
      const msLeft = Math.max(0, endsAt - now);
      offerClock.set({ endsAt, secondsLeft: Math.floor(msLeft / 1000) });
      if (!document.hidden && msLeft > 0) timer = window.setTimeout(tick, (msLeft % 1000) + 1);
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
  },
);

/** The end in memory, for browsers that block storage. */
let remembered: number | null = null;

/** The end of the visitor's offer, which starts now on a first visit, or if the stored end is not possible. */
function startedEnd(now: number): number {
  const stored = storedEnd(now);
  if (stored !== null) return (remembered = stored);
  const end = isPossibleEnd(remembered, now) ? remembered : newOfferEnd(now);
  writeStored(OFFER_END_KEY, new Date(end).toISOString());
  return (remembered = end);
}

function storedEnd(now: number): number | null {
  const end = parseOfferEnd(readStored(OFFER_END_KEY));
  return isPossibleEnd(end, now) ? end : null;
}

/** Whether the offer has ended, without starting a new visitor's offer. */
export function hasOfferEnded(): boolean {
  const now = Date.now();
  return (storedEnd(now) ?? remembered ?? Infinity) <= now;
}
