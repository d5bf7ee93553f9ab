import { useSyncExternalStore } from 'react';
import { offerTime, watchOffer, type OfferTime } from './offer-clock';

/** What is left of the offer, second by second; null before it is known. */
export function useOfferTime(): OfferTime | null {
  return useSyncExternalStore(watchOffer, offerTime, unknown);
}

/** Renders only when the answer changes. Watching starts the offer of somebody new, so it can be left out. */
export function useOfferExpired(watched = true): boolean {
  return useSyncExternalStore(watched ? watchOffer : watchNothing, expired, () => false);
}

function watchNothing() {
  return () => undefined;
}

function expired(): boolean {
  return offerTime()?.secondsLeft === 0;
}

function unknown(): null {
  return null;
}
