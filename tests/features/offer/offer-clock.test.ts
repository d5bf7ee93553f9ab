import '../../support/running-offer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { blockStorage } from '../../support/storage';

const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-10T12:00:00.000Z');
const stops: (() => void)[] = [];
let offerClock: typeof import('@/features/offer/offer-clock').offerClock;

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW });
  // Each test is a new visit.
  vi.resetModules();
  ({ offerClock } = await import('@/features/offer/offer-clock'));
});

afterEach(() => {
  while (stops.length > 0) stops.pop()?.();
  expect(timers(), 'timers left').toBe(0);
});

test('a first visit stores an end five days ahead', () => {
  watch();
  expect(localStorage.getItem('offerEndTime')).toBe(new Date(NOW + 5 * DAY).toISOString());
  expect(offerClock.get()).toEqual({ endsAt: NOW + 5 * DAY, secondsLeft: 5 * 24 * 3600 });
});

test('it counts down by the second to zero', () => {
  localStorage.setItem('offerEndTime', new Date(NOW + 3400).toISOString());
  watch();
  const seen = [offerClock.get()?.secondsLeft];
  for (let ms = 0; ms < 6000; ms += 100) {
    vi.advanceTimersByTime(100);
    seen.push(offerClock.get()?.secondsLeft);
  }
  expect([...new Set(seen)]).toEqual([3, 2, 1, 0]);
});

test('a clock that is set back never extends the offer beyond five days', () => {
  watch();
  vi.setSystemTime(NOW - 100 * DAY);
  vi.advanceTimersByTime(1001);
  expect(offerClock.get()?.secondsLeft).toBeLessThanOrEqual(5 * 24 * 3600);
});

test('an end stored by another tab counts here as well', () => {
  watch();
  localStorage.setItem('offerEndTime', new Date(NOW + 60_000).toISOString());
  window.dispatchEvent(new StorageEvent('storage', { key: 'offerEndTime' }));
  expect(offerClock.get()?.secondsLeft).toBe(60);
});

test('with storage blocked it still counts down', () => {
  blockStorage();
  watch();
  const first = offerClock.get()?.secondsLeft ?? 0;
  vi.advanceTimersByTime(10_000);
  expect(first - (offerClock.get()?.secondsLeft ?? 0)).toBe(10);
});

test.each(['banana', '', 'Invalid Date', '9999-12-31T00:00:00.000Z', 'banana 1'])(
  'an invalid end (%j) is replaced by five days from now',
  (text) => {
    localStorage.setItem('offerEndTime', text);
    watch();
    expect(offerClock.get()?.secondsLeft).toBe(5 * 24 * 3600);
    expect(localStorage.getItem('offerEndTime')).toBe(new Date(NOW + 5 * DAY).toISOString());
  },
);

function watch() {
  stops.push(offerClock.subscribe(() => undefined));
}

/** The number of timers, after those of jsdom's storage events have run. */
function timers(): number {
  vi.advanceTimersByTime(0);
  return vi.getTimerCount();
}
