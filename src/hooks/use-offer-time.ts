import { useSyncExternalStore } from 'react';
import { offerTime, watchOffer, type OfferTime } from '@/integrations/offer-clock';

/** What is left of the offer, second by second; null before it is known. */
export function useOfferTime(): OfferTime | null {
  return useSyncExternalStore(watchOffer, offerTime, unknown);
}

/** Renders only when the answer changes. */
export function useOfferExpired(): boolean {
  return useSyncExternalStore(watchOffer, expired, () => false);
}

function expired(): boolean {
  return offerTime()?.secondsLeft === 0;
}

function unknown(): null {
  return null;
}
