import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { parseCaptions, serializeCaptions } from '@/features/tools/speech/caption';
import { preferredLanguage, speechLanguages } from '@/features/tools/speech/speech-languages';

test('the language is the browser’s, with its country where that is on the list', () => {
  expect(preferredLanguage('', ['pt-BR', 'en-US'])).toBe('pt-BR');
  expect(preferredLanguage('', ['de'])).toBe('de-DE');
  expect(preferredLanguage('', [])).toBe('en-GB');
});

test('a language that is not on the list comes first, by its own name', () => {
  const [first] = speechLanguages(['fi-FI']);
  expect(first?.tag).toBe('fi-FI');
  expect(first?.name).toMatch(/suomi/i);
  expect(preferredLanguage('', ['fi-FI'])).toBe('fi-FI');
});

test('what was chosen before counts, as long as it is offered', () => {
  expect(preferredLanguage('sv-SE', ['de-DE'])).toBe('sv-SE');
  expect(preferredLanguage('xx', ['de-DE'])).toBe('de-DE');
});

test('a browser with a nonsensical language still gets a list', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), (tags) => {
      const offered = speechLanguages(tags).map(({ tag }) => tag);
      expect(offered).toContain(preferredLanguage('', tags));
    }),
  );
});

test('what was kept is read back, and whatever else is stored is nothing', () => {
  const kept = { language: 'de-DE', captions: [{ startMs: 0, endMs: 5, text: 'Ja' }] };
  expect(parseCaptions(serializeCaptions(kept))).toEqual(kept);
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      expect(parseCaptions(text).captions).toEqual([]);
    }),
  );
  expect(parseCaptions('{"language":"de","captions":[null]}').captions).toEqual([]);
  const disorder = [
    { startMs: 9, endMs: 9, text: 'b' },
    { startMs: 1, endMs: 2, text: 'a' },
  ];
  expect(parseCaptions(serializeCaptions({ language: 'de', captions: disorder })).captions).toEqual([]);
});
