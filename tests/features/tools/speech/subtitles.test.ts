// @vitest-environment node
import * as fc from '../../../support/fuzz';
import { expect, test, vi } from 'vitest';
import { splitText, toCues, toSrt, toText } from '@/features/tools/speech/subtitles';

const captions = [
  { startMs: 0, endMs: 1500, text: 'Good morning.' },
  { startMs: 3_661_007, endMs: 3_663_000, text: 'Tom & <b>Ines</b> --> here' },
];

test('SRT has numbers, commas and CRLF', () => {
  expect(toSrt(captions, 'en-GB')).toBe(
    '1\r\n00:00:00,000 --> 00:00:01,500\r\nGood morning.\r\n\r\n' +
      '2\r\n01:01:01,007 --> 01:01:03,000\r\nTom & <b>Ines</b> → here\r\n',
  );
});

test('plain text has a line with a time per caption', () => {
  expect(toText(captions)).toBe('[00:00] Good morning.\n[1:01:01] Tom & <b>Ines</b> --> here\n');
});

test('a long caption is split and shares its time by length', () => {
  const text = 'one two three four five six seven eight nine ten '.repeat(4).trim();
  const cues = toCues([{ startMs: 0, endMs: 10_000, text }], 'en-GB');
  expect(cues.length).toBeGreaterThan(2);
  expect(cues.at(-1)?.endMs).toBe(10_000);
  for (const line of toSrt([{ startMs: 0, endMs: 10_000, text }], 'en-GB').split('\r\n')) {
    expect(line.length).toBeLessThanOrEqual(50);
  }
});

test('a short caption lasts a second unless the next one starts', () => {
  const short = [
    { startMs: 0, endMs: 1, text: 'Yes' },
    { startMs: 400, endMs: 450, text: 'No' },
  ];
  expect(toCues(short, 'en-GB').map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
    [0, 400],
    [400, 1400],
  ]);
});

test('no captions make a valid empty file', () => {
  expect(toSrt([], 'en')).toBe('');
});

test('a language without spaces is split between words', () => {
  const text = '今日はとても良い天気ですから公園を散歩しましょう';
  const parts = splitText(text, 10, 'ja-JP');
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.join('')).toBe(text);
});

test('without Intl.Segmenter text is split at spaces', () => {
  const { getCanonicalLocales } = Intl;
  vi.stubGlobal('Intl', { getCanonicalLocales });
  expect(splitText('one two three four', 10, 'en-GB')).toEqual(['one two', 'three four']);
  vi.unstubAllGlobals();
});

test('subtitles never overlap and lose no text', () => {
  const spoken = fc.array(fc.tuple(fc.nat(4000), fc.nat(4000), fc.string({ minLength: 1, maxLength: 200 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(spoken, fc.constantFrom('en-GB', 'ar-SA', 'ja-JP', 'nonsense!'), (parts, language) => {
      let clock = 0;
      const speech = parts.map(([gap, length, text]) => {
        const startMs = clock + gap;
        clock = startMs + length;
        return { startMs, endMs: clock, text };
      });
      const cues = toCues(speech, language);
      let gone = 0;
      for (const { startMs, endMs } of cues) {
        expect(startMs).toBeGreaterThanOrEqual(gone);
        expect(endMs).toBeGreaterThan(startMs);
        gone = endMs;
      }
      expect(letters(cues)).toBe(letters(speech));
    }),
  );
});

function letters(texts: readonly { text: string }[]): string {
  return texts.map(({ text }) => text.replace(/\s+/g, '')).join('');
}
