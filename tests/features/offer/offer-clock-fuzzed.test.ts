import '../../support/running-offer';
import * as fc from '../../support/fuzz';
import { expect, test } from 'vitest';
import { offerClock } from '@/features/offer/offer-clock';

test('any stored value gives an offer of at most five days and is replaced by a valid one', () => {
  const stored = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '',
      'null',
      'NaN',
      '{}',
      '0',
      '-1',
      '1e99',
      'banana 1',
      'Tue',
      '2026',
      '9999-12-31T00:00:00Z',
    ),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc.date({ noInvalidDate: true }).map(String),
    fc.integer().map(String),
    fc.bigInt().map(String),
  );
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem('offerEndTime', text);
      const stop = offerClock.subscribe(() => undefined);
      const secondsLeft = offerClock.get()?.secondsLeft ?? NaN;
      stop();
      expect(Number.isInteger(secondsLeft)).toBe(true);
      expect(secondsLeft).toBeGreaterThanOrEqual(0);
      expect(secondsLeft).toBeLessThanOrEqual(5 * 24 * 3600);
      const kept = localStorage.getItem('offerEndTime') ?? '';
      expect(Number.isNaN(Date.parse(kept)) && !/^\d{12,14}$/.test(kept)).toBe(false);
    }),
    { numRuns: 1000 },
  );
});
