import { expect, test } from 'vitest';
import {
  initialState,
  captioning,
  type Captioning,
  type CaptioningEvent,
  MOST_SILENT_RUNS,
} from '@/features/tools/speech/captioning';

type Script = readonly CaptioningEvent[];
const play = (events: Script, state = initialState([])): Captioning => events.reduce(captioning, state);
const texts = ({ captions }: Captioning) => captions.map(({ text }) => text);
const piece = (text: string, final = false, rated = true) => ({ text, final, rated });
const heard = (now: number, ...pieces: ReturnType<typeof piece>[]): CaptioningEvent => ({
  type: 'heard',
  run: 1,
  now,
  pieces,
});
const started: Script = [
  { type: 'start', now: 0 },
  { type: 'began', run: 1, now: 1000 },
];

test('what is final becomes a caption with its times, what is not stays provisional', () => {
  const state = play([
    ...started,
    heard(2000, piece('good')),
    heard(3000, piece('good morning', true), piece('it')),
  ]);
  expect(state.captions).toEqual([{ startMs: 1000, endMs: 2000, text: 'good morning' }]);
  expect(state.provisional).toBe('it');
});

test('the clock begins with the engine, not with the press', () => {
  expect(play(started.slice(0, 1)).clock.runsSince).toBeNull();
  expect(play(started).clock.runsSince).toBe(1000);
});

test('an engine that ends by itself is started again, and its unfinished words are kept once', () => {
  const ended = play([
    ...started,
    heard(2000, piece('one', true), piece('two')),
    { type: 'ended', run: 1, now: 3000 },
  ]);
  expect(texts(ended)).toEqual(['one', 'two']);
  expect(ended).toMatchObject({ phase: 'listening', run: 2, provisional: '', taken: 0 });
  const late = captioning(ended, heard(3100, piece('one', true), piece('two', true)));
  expect(late).toBe(ended);
});

test('after a pause the last words still come in, and the clock stands still', () => {
  const paused = play([...started, heard(2000, piece('almost')), { type: 'pause', now: 3000 }]);
  expect(paused).toMatchObject({ phase: 'paused', finishing: true, provisional: 'almost' });
  const done = play([heard(4000, piece('almost done', true)), { type: 'ended', run: 1, now: 4100 }], paused);
  expect(done.captions).toEqual([{ startMs: 1000, endMs: 2000, text: 'almost done' }]);
  expect(done).toMatchObject({
    phase: 'paused',
    finishing: false,
    clock: { passedMs: 2000, runsSince: null },
  });
});

test('resuming waits for an engine that has not finished', () => {
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
] as const)('%s leaves it %s and says so', (code, phase, error) => {
  expect(play([...started, { type: 'failed', run: 1, now: 2000, code }])).toMatchObject({ phase, error });
});

test('being stopped is not a failure, whatever the engine calls it', () => {
  const events: Script = [
    ...started,
    { type: 'pause', now: 2000 },
    { type: 'failed', run: 1, now: 2001, code: 'aborted' },
  ];
  expect(play(events)).toMatchObject({ phase: 'paused', error: null });
});

test('words take back that nothing was heard', () => {
  const silent = play([...started, { type: 'failed', run: 1, now: 2000, code: 'no-speech' }]);
  expect(captioning(silent, heard(2500, piece('hello'))).error).toBeNull();
});

test('after many silent runs it pauses instead of listening for ever', () => {
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

test('a page out of sight is not listened to', () => {
  expect(play([...started, { type: 'hide', now: 2000 }])).toMatchObject({
    phase: 'paused',
    error: 'hidden',
  });
  expect(play([{ type: 'hide', now: 2000 }])).toMatchObject({ phase: 'stopped', error: null });
});

test('a sentence that a phone repeats with every word is one caption', () => {
  const grown = ['and', 'and so', 'and so on'].map((text) => piece(text, true, false));
  const events = grown.map((_, index) => heard(2000 + index * 500, ...grown.slice(0, index + 1)));
  expect(texts(play([...started, ...events]))).toEqual(['and so on']);
  expect(texts(play([...started, heard(2000, piece('no', true), piece('no way', true))]))).toEqual([
    'no',
    'no way',
  ]);
});

test('clearing while listening goes on from zero', () => {
  const state = play([
    ...started,
    heard(3000, piece('old', true)),
    { type: 'replace', now: 4000, captions: [] },
  ]);
  const next = play([heard(6000, piece('old', true), piece('new', true))], state);
  expect(next.captions).toEqual([{ startMs: 2000, endMs: 2001, text: 'new' }]);
});

test('what was kept is gone on with', () => {
  const kept = [{ startMs: 0, endMs: 5000, text: 'before' }];
  const state = play([...started, heard(2000, piece('after', true))], initialState(kept));
  expect(state.captions[1]).toEqual({ startMs: 6000, endMs: 6001, text: 'after' });
});
