import { readStored, watchStored, writeStored } from '@/lib/storage';

const KEY = 'offerEndTime';
const OFFER_MS = 5 * 24 * 60 * 60 * 1000;

export interface OfferTime {
  readonly endsAt: number;
  /** Whole seconds, 0 once it is over. */
  readonly secondsLeft: number;
}

const listeners = new Set<() => void>();
let time: OfferTime | null = null;
/** Stands in for the stored value where storage is blocked. */
let remembered: number | null = null;
let leave: (() => void) | null = null;

/** What is left of the visitor's offer, or null as long as nobody has looked. */
export function offerTime(): OfferTime | null {
  return time;
}

/** Keeps the time current for as long as somebody listens, with one timer for all of them. */
export function watchOffer(listener: () => void): () => void {
  listeners.add(listener);
  leave ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    leave?.();
    leave = null;
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
    // On the very second, and from the clock each time: sleep, a slow tab and a changed clock leave no trace.
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

/** The stored end, or five days from now on a first visit and in place of what no offer of ours could have stored. */
function offerEnd(now: number): number {
  const stored = parseEnd(readStored(KEY));
  if (stored !== null && stored <= now + OFFER_MS) return (remembered = stored);
  const kept = remembered !== null && remembered <= now + OFFER_MS ? remembered : now + OFFER_MS;
  writeStored(KEY, new Date(kept).toISOString());
  return (remembered = kept);
}

/** Known in a first render already, and without starting the offer of somebody who is new here. */
export function hasOfferEnded(): boolean {
  const end = parseEnd(readStored(KEY));
  return end !== null && end <= Date.now();
}

/** An ISO date or milliseconds. The browser's own parser alone would read a date into almost any text. */
export function parseEnd(text: string | null): number | null {
  if (text === null) return null;
  if (/^\d{12,14}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  const parsed = Date.parse(text);
  return Number.isNaN(parsed) ? null : parsed;
}
