import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import {
  initialState,
  captioning,
  type Captioning,
  type CaptioningEvent,
  isActive,
} from '@/features/tools/speech/captioning';

const words = fc.string({ maxLength: 12 });
const pieces = fc.array(fc.record({ text: words, final: fc.boolean(), rated: fc.boolean() }), {
  maxLength: 5,
});
const run = fc.integer({ min: 0, max: 4 });
const now = fc.constant(0);
const event: fc.Arbitrary<CaptioningEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('start', 'pause', 'stop', 'hide'), now }),
  fc.record({ type: fc.constantFrom('began', 'ended'), run, now }),
  fc.record({ type: fc.constant('heard'), run, now, pieces }),
  fc.record({
    type: fc.constant('failed'),
    run,
    now,
    code: fc.constantFrom('no-speech', 'network', 'aborted', 'not-allowed', ''),
  }),
  fc.record({ type: fc.constant('replace'), now, captions: fc.constant([]) }),
);

test('whatever happens in whatever order, captions stay in order and the clock runs only while it listens', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat({ max: 5000 })), { maxLength: 60 }), (script) => {
      let state: Captioning = initialState([]);
      let time = 0;
      for (const [event, pause] of script) {
        time += pause;
        state = captioning(state, { ...event, now: time });
        let end = 0;
        for (const { startMs, endMs, text } of state.captions) {
          expect(startMs).toBeGreaterThanOrEqual(end);
          expect(endMs).toBeGreaterThan(startMs);
          expect(text.trim()).not.toBe('');
          end = endMs;
        }
        if (state.clock.runsSince !== null) expect(isActive(state)).toBe(true);
        if (!isActive(state) && !state.finishing) expect(state.provisional).toBe('');
      }
    }),
    { numRuns: 500 },
  );
});

test('every word said is there once, however often the engine ends', () => {
  const session = fc.array(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 5 });
  fc.assert(
    fc.property(fc.array(session, { minLength: 1, maxLength: 5 }), fc.boolean(), (sessions, lastIsFinal) => {
      let state = captioning(initialState([]), { type: 'start', now: 0 });
      let time = 0;
      for (const speech of sessions) {
        const { run } = state;
        state = captioning(state, { type: 'began', run, now: time });
        for (let count = 1; count <= speech.length; count += 1) {
          for (const final of [false, true]) {
            if (final && count === speech.length && !lastIsFinal) continue;
            const heard = speech
              .slice(0, count)
              .map((text, index) => ({ text, final: index < count - 1 || final, rated: true }));
            time += 100;
            state = captioning(state, { type: 'heard', run, now: time, pieces: heard });
          }
        }
        state = captioning(state, { type: 'ended', run, now: time });
      }
      expect(state.captions.map(({ text }) => text)).toEqual(sessions.flat());
    }),
  );
});
