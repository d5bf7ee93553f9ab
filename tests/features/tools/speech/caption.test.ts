// @vitest-environment node
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

test('the default language is the browser’s', () => {
  expect(preferredLanguage('', ['pt-BR', 'en-US'])).toBe('pt-BR');
  expect(preferredLanguage('', ['de'])).toBe('de-DE');
  expect(preferredLanguage('', [])).toBe('en-US');
});

test('an unlisted browser language comes first with its native name', () => {
  const [first] = speechLanguages(['fi-FI']);
  expect(first?.tag).toBe('fi-FI');
  expect(first?.name).toMatch(/suomi/i);
  expect(preferredLanguage('', ['fi-FI'])).toBe('fi-FI');
});

test('the saved language takes precedence if it is offered', () => {
  expect(preferredLanguage('sv-SE', ['de-DE'])).toBe('sv-SE');
  expect(preferredLanguage('xx', ['de-DE'])).toBe('de-DE');
});

test('invalid browser languages still give a list', () => {
  const offered = speechLanguages(['', '%', 'x-y-z-1']).map(({ tag }) => tag);
  expect(offered).toContain(preferredLanguage('', ['', '%']));
});
