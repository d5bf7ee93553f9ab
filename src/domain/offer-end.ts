import { offer } from '@/site/offer';

const OFFER_MS = offer.days * 24 * 60 * 60 * 1000;

/** The end of an offer that starts now. */
export function newOfferEnd(now: number): number {
  return now + OFFER_MS;
}

/** Whether an offer can end then: not if the clock that stored it was ahead. */
export function isPossibleEnd(end: number | null, now: number): end is number {
  return end !== null && end <= newOfferEnd(now);
}

/** An ISO date or milliseconds. Date.parse alone accepts almost any text. */
export function parseOfferEnd(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d{12,14}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const parsed = Date.parse(text);
  return Number.isNaN(parsed) ? null : parsed;
}
