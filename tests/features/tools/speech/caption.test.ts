import { expect, test } from 'vitest';
import { parseCaptions, toSrt, toText } from '@/features/tools/speech/caption';
import { preferredLanguage, speechLanguages } from '@/features/tools/speech/speech-tool';

const captions = [
  { startMs: 0, endMs: 1500, text: 'Good morning.' },
  { startMs: 3_661_007, endMs: 3_663_000, text: 'Tom & <b>Ines</b> --> here' },
];

test('SRT has numbers, commas and CRLF', () => {
  expect(toSrt(captions)).toBe(
    '1\r\n00:00:00,000 --> 00:00:01,500\r\nGood morning.\r\n\r\n' +
      '2\r\n01:01:01,007 --> 01:01:03,000\r\nTom & <b>Ines</b> → here\r\n',
  );
  expect(toSrt([])).toBe('');
});

test('plain text has a line with a time per caption', () => {
  expect(toText(captions)).toBe('[00:00] Good morning.\n[01:01:01] Tom & <b>Ines</b> --> here\n');
});

test('captions are restored, and unreadable storage gives none', () => {
  const kept = { language: 'de-DE', captions: [{ startMs: 0, endMs: 5, text: 'Ja' }] };
  expect(parseCaptions(JSON.stringify(kept))).toEqual(kept);
  for (const stored of ['', '{', 'null', '[]', '{"language":"de","captions":[null]}'])
    expect(parseCaptions(stored).captions).toEqual([]);
});

test.each([
  ['', ['pt-BR', 'en-US'], 'pt-BR'],
  ['', ['de'], 'de-DE'],
  ['', [], 'en-US'],
  ['', ['fi-FI'], 'fi-FI'],
  ['', ['%', 'x-y-z-1'], 'en-US'],
  ['sv-SE', ['de-DE'], 'sv-SE'],
  ['xx', ['de-DE'], 'de-DE'],
])('of the saved language “%s” and the browser’s %j, it starts with %s', (saved, browser, first) => {
  expect(preferredLanguage(saved, browser)).toBe(first);
  expect(speechLanguages(browser).map(({ value }) => value)).toContain(first);
});

test('an unlisted browser language comes first with its native name', () => {
  expect(speechLanguages(['fi-FI'])[0]?.label).toMatch(/suomi/i);
});
