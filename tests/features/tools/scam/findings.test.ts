// @vitest-environment node
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCounter, quote } from '@/features/tools/scam/findings';
import { clip } from '@/lib/clip';

test('a quote contains only the line of the mark', () => {
  const text = 'one\ntwo three four\nfive';
  expect(quote(text, { start: 8, end: 13 })).toEqual({
    before: 'two ',
    marked: 'three',
    after: ' four',
  });
});

test('long lines are cut between words and long marks are shortened', () => {
  const text = `${'word '.repeat(60)}HERE${' word'.repeat(60)}`;
  const { before, after } = quote(text, { start: 300, end: 304 });
  expect(before).toMatch(/^…(word )+$/);
  expect(after).toMatch(/^( word)+…$/);
  expect(quote(text, { start: 0, end: 300 }).marked).toHaveLength(160);
});

test('no surrogate pair is split', () => {
  const halves = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, fc.nat(300), fc.nat(300), (text, one, other) => {
      const start = Math.min(one, other, text.length);
      const end = Math.min(Math.max(one, other), text.length);
      expect(clip(text, start, end)).not.toMatch(halves);
      const { before, marked, after } = quote(text, { start, end });
      expect(before + marked + after).not.toMatch(halves);
    }),
  );
});

test('lineCounter maps increasing positions to lines', () => {
  const channel = lineCounter('a\nb\n\nc');
  expect([0, 1, 2, 4, 5].map(channel)).toEqual([1, 1, 2, 3, 4]);
});
