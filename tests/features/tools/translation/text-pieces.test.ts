import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import {
  defaultTarget,
  mostLikelyLanguage,
  textLanguageOf,
  textLanguages,
} from '@/features/tools/translation/text-languages';
import { splitIntoPieces, hasLetters } from '@/features/tools/translation/translate-text';

test('paragraphs are pieces, and what stands between them stays', () => {
  expect(splitIntoPieces('One.\n\n  Two. Three.\n')).toEqual(['One.', '\n', '\n', '  ', 'Two. Three.', '\n']);
});

test('a long paragraph is cut where sentences end', () => {
  const sentence = `${'word '.repeat(99)}end. `;
  const pieces = splitIntoPieces(sentence.repeat(8)).filter(hasLetters);
  expect(pieces.length).toBeGreaterThan(2);
  for (const piece of pieces) expect(piece).toMatch(/^word .*end\.$/);
});

test('whatever the text, its pieces are the text again and none is too long', () => {
  const text = fc.array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', '\n\n', ' ', '. ', '。', '<script>', 'مرحبا', '😀'.repeat(900), 'x'.repeat(4000)),
    ),
    { maxLength: 20 },
  );
  fc.assert(
    fc.property(text, (parts) => {
      const whole = parts.join('');
      const pieces = splitIntoPieces(whole);
      expect(pieces.join('')).toBe(whole);
      for (const piece of pieces) {
        expect(piece.length).toBeLessThanOrEqual(1500);
        // Half an emoji.
        expect(piece).not.toMatch(/[\uD800-\uDBFF]$/);
      }
    }),
  );
});

test('twenty thousand spaces or letters take no time', () => {
  const begin = performance.now();
  for (const text of [' '.repeat(20_000), 'a '.repeat(10_000), '."'.repeat(10_000), 'a'.repeat(20_000)]) {
    expect(splitIntoPieces(text).join('')).toBe(text);
  }
  expect(performance.now() - begin).toBeLessThan(500);
});

test('languages have their own names and a direction, and are found by longer tags', () => {
  expect(textLanguages.length).toBeGreaterThan(30);
  expect(textLanguageOf('he-IL')).toMatchObject({ tag: 'he', direction: 'rtl' });
  expect(textLanguageOf('zh-TW')?.tag).toBe('zh-Hant');
  expect(textLanguageOf('zh-CN')?.tag).toBe('zh');
  expect(textLanguageOf('tlh')).toBeUndefined();
});

test('the first target is what the visitor reads besides English', () => {
  expect(defaultTarget(['en-GB', 'sv'])).toBe('sv');
  expect(defaultTarget(['en'])).toBe('de');
  expect(defaultTarget([])).toBe('de');
});

test('the likeliest guess counts, also in a language that is not on the list', () => {
  const guesses = [
    { language: 'es', confidence: 0.1 },
    { language: 'pt-PT', confidence: 0.8 },
  ];
  expect(mostLikelyLanguage(guesses)).toBe('pt');
  expect(mostLikelyLanguage([{ language: 'ga', confidence: 0.8 }])).toBe('ga');
});
