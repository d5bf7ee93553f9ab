// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import {
  initialState,
  captioning,
  type Captioning,
  type CaptioningEvent,
  MOST_SILENT_RUNS,
  isActive,
} from '@/features/tools/speech/captioning';

type Script = readonly CaptioningEvent[];
const play = (events: Script, state = initialState([])): Captioning => events.reduce(captioning, state);
const texts = ({ captions }: Captioning) => captions.map(({ text }) => text);
const piece = (text: string, final = false, rated = true) => ({ text, final, rated });
const result = (now: number, ...pieces: ReturnType<typeof piece>[]): CaptioningEvent => ({
  type: 'result',
  run: 1,
  now,
  pieces,
});
const started: Script = [
  { type: 'start', now: 0 },
  { type: 'began', run: 1, now: 1000 },
];

test('final results become captions, interim ones stay provisional', () => {
  const state = play([
    ...started,
    result(2000, piece('good')),
    result(3000, piece('good morning', true), piece('it')),
  ]);
  expect(state.captions).toEqual([{ startMs: 1000, endMs: 2000, text: 'good morning' }]);
  expect(state.provisional).toBe('it');
});

test('the clock starts with the engine', () => {
  expect(play(started.slice(0, 1)).clock.runsSince).toBeNull();
  expect(play(started).clock.runsSince).toBe(1000);
});

test('an engine that ends by itself restarts and keeps its interim words once', () => {
  const ended = play([
    ...started,
    result(2000, piece('one', true), piece('two')),
    { type: 'ended', run: 1, now: 3000 },
  ]);
  expect(texts(ended)).toEqual(['one', 'two']);
  expect(ended).toMatchObject({ phase: 'listening', run: 2, provisional: '', taken: 0 });
  const late = captioning(ended, result(3100, piece('one', true), piece('two', true)));
  expect(late).toBe(ended);
});

test('results that arrive after a pause are kept while the clock is stopped', () => {
  const paused = play([...started, result(2000, piece('almost')), { type: 'pause', now: 3000 }]);
  expect(paused).toMatchObject({ phase: 'paused', finishing: true, provisional: 'almost' });
  const done = play([result(4000, piece('almost done', true)), { type: 'ended', run: 1, now: 4100 }], paused);
  expect(done.captions).toEqual([{ startMs: 1000, endMs: 2000, text: 'almost done' }]);
  expect(done).toMatchObject({
    phase: 'paused',
    finishing: false,
    clock: { passedMs: 2000, runsSince: null },
  });
});

test('resuming waits for a finishing engine', () => {
  const hasty = play([...started, { type: 'pause', now: 2000 }, { type: 'start', now: 2100 }]);
  expect(hasty).toMatchObject({ phase: 'starting', run: 1, finishing: true });
  expect(captioning(hasty, { type: 'ended', run: 1, now: 2200 })).toMatchObject({ run: 2, finishing: false });
});

test.each([
  ['not-allowed', 'stopped', 'not-allowed'],
  ['service-not-allowed', 'stopped', 'service-not-allowed'],
  ['audio-capture', 'stopped', 'audio-capture'],
  ['language-not-supported', 'stopped', 'language-not-supported'],
  ['network', 'paused', 'network'],
  ['aborted', 'paused', 'aborted'],
  ['no-speech', 'listening', 'no-speech'],
  ['toString', 'stopped', 'failed'],
] as const)('error %s leads to phase %s', (code, phase, error) => {
  expect(play([...started, { type: 'failed', run: 1, now: 2000, code }])).toMatchObject({ phase, error });
});

test('an error while stopping is ignored', () => {
  const events: Script = [
    ...started,
    { type: 'pause', now: 2000 },
    { type: 'failed', run: 1, now: 2001, code: 'aborted' },
  ];
  expect(play(events)).toMatchObject({ phase: 'paused', error: null });
});

test('new words clear the no-speech error', () => {
  const silent = play([...started, { type: 'failed', run: 1, now: 2000, code: 'no-speech' }]);
  expect(captioning(silent, result(2500, piece('hello'))).error).toBeNull();
});

test('pauses after many silent runs', () => {
  let state = play(started);
  for (let run = 1; run <= MOST_SILENT_RUNS; run += 1) {
    expect(state.phase).toBe('listening');
    state = captioning(state, { type: 'ended', run, now: 1000 + run * 8000 });
  }
  expect(state).toMatchObject({ phase: 'paused', error: 'silence', finishing: false });
  expect(captioning(state, { type: 'start', now: 99_000 })).toMatchObject({
    phase: 'starting',
    error: null,
  });
});

test('pauses when the page is hidden', () => {
  expect(play([...started, { type: 'hide', now: 2000 }])).toMatchObject({
    phase: 'paused',
    error: 'hidden',
  });
  expect(play([{ type: 'hide', now: 2000 }])).toMatchObject({ phase: 'stopped', error: null });
});

test('a growing sentence repeated by a phone is one caption', () => {
  const grown = ['and', 'and so', 'and so on'].map((text) => piece(text, true, false));
  const events = grown.map((_, index) => result(2000 + index * 500, ...grown.slice(0, index + 1)));
  expect(texts(play([...started, ...events]))).toEqual(['and so on']);
  expect(texts(play([...started, result(2000, piece('no', true), piece('no way', true))]))).toEqual([
    'no',
    'no way',
  ]);
});

test('clearing while listening restarts the clock', () => {
  const state = play([
    ...started,
    result(3000, piece('old', true)),
    { type: 'replace', now: 4000, captions: [] },
  ]);
  const next = play([result(6000, piece('old', true), piece('new', true))], state);
  expect(next.captions).toEqual([{ startMs: 2000, endMs: 2001, text: 'new' }]);
});

test('new captions follow restored ones', () => {
  const kept = [{ startMs: 0, endMs: 5000, text: 'before' }];
  const state = play([...started, result(2000, piece('after', true))], initialState(kept));
  expect(state.captions[1]).toEqual({ startMs: 6000, endMs: 6001, text: 'after' });
});

const words = fc.string({ maxLength: 12 });
const pieces = fc.array(fc.record({ text: words, final: fc.boolean(), rated: fc.boolean() }), {
  maxLength: 5,
});
const run = fc.integer({ min: 0, max: 4 });
const now = fc.constant(0);
const event: fc.Arbitrary<CaptioningEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('start', 'pause', 'stop', 'hide'), now }),
  fc.record({ type: fc.constantFrom('began', 'ended'), run, now }),
  fc.record({ type: fc.constant('result'), run, now, pieces }),
  fc.record({
    type: fc.constant('failed'),
    run,
    now,
    code: fc.constantFrom('no-speech', 'network', 'aborted', 'not-allowed', ''),
  }),
  fc.record({ type: fc.constant('replace'), now, captions: fc.constant([]) }),
);

test('captions stay in order and the clock runs only while active, for any events', () => {
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
    { numRuns: 150 },
  );
});

test('no word is lost or doubled when the engine restarts', () => {
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
            const results = speech
              .slice(0, count)
              .map((text, index) => ({ text, final: index < count - 1 || final, rated: true }));
            time += 100;
            state = captioning(state, { type: 'result', run, now: time, pieces: results });
          }
        }
        state = captioning(state, { type: 'ended', run, now: time });
      }
      expect(state.captions.map(({ text }) => text)).toEqual(sessions.flat());
    }),
  );
});
