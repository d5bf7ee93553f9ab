import * as fc from '../../../support/fuzz';
import { expect, test } from 'vitest';
import { scoreText, sentencesOf } from '@/features/tools/sentiment/score-text';

const split = (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['One. Two! Three? Four', ['One.', 'Two!', 'Three?', 'Four']],
  ['Dr. Grey saw us at 4 p.m. sharp.', ['Dr. Grey saw us at 4 p.m. sharp.']],
  ['It costs 3.50 euros.', ['It costs 3.50 euros.']],
  ['Great! 😍 We left.', ['Great! 😍', 'We left.']],
  ['We love it 😍 It is warm.', ['We love it 😍', 'It is warm.']],
  ['She said “no.” We went.', ['She said “no.”', 'We went.']],
  ['A line\nand another\r\n\r\nand a third', ['A line', 'and another', 'and a third']],
  ['…', ['…']],
  ['  \n ', []],
])('%j', (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test('nothing but space is lost between sentences', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(split(text).join('').replaceAll(/\s/g, '')).toBe(text.replaceAll(/\s/g, ''));
    }),
  );
});

test('a plain sentence does not thin out the rest', () => {
  const praise = scoreText('It is wonderful.').score;
  expect(scoreText('It is wonderful. The box has two cables.').score).toBe(praise);
});

test('a turn at the start of a sentence weighs more than what came before', () => {
  expect(scoreText('It is bad. But it is great.').score).toBeGreaterThan(
    scoreText('It is bad. It is great.').score,
  );
});

test('an empty text is neutral', () => {
  expect(scoreText('')).toEqual({ score: 0, tone: 'neutral', sentences: [] });
});
