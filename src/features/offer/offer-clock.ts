import { useSyncExternalStore } from 'react';
import { readStored, watchStored, writeStored } from '@/lib/storage';
import { OFFER_END_KEY } from '@/lib/storage-keys';
import { createStore, useStore } from '@/lib/store';
import { offer } from '@/site/offer';

const OFFER_MS = offer.days * 24 * 60 * 60 * 1000;
const ISO_DATE = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

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
      const endsAt = readEnd(now) ?? startOffer(now);
      const msLeft = Math.max(0, endsAt - now);
      offerClock.set({ endsAt, secondsLeft: Math.floor(msLeft / 1000) });
      if (msLeft > 0) timer = window.setTimeout(tick, (msLeft % 1000) + 1);
    }
    tick();
    const stopWatching = watchStored(OFFER_END_KEY, tick);
    return () => {
      window.clearTimeout(timer);
      stopWatching();
    };
  },
);

/** The stored end, for browsers that block storage. */
let remembered: string | null = null;

function startOffer(now: number): number {
  const end = now + OFFER_MS;
  remembered = new Date(end).toISOString();
  writeStored(OFFER_END_KEY, remembered);
  return end;
}

/** The end of this visitor's offer. Null before it has started, or if what is stored cannot be its end. */
function readEnd(now: number): number | null {
  const text = readStored(OFFER_END_KEY) ?? remembered ?? '';
  const end = Date.parse(text);
  // Date.parse also reads numbers in other texts as dates.
  return ISO_DATE.test(text) && end <= now + OFFER_MS ? end : null;
}

/** Whether the offer has ended, without starting a new visitor's offer. */
export function hasOfferEnded(): boolean {
  const now = Date.now();
  return (readEnd(now) ?? Infinity) <= now;
}
