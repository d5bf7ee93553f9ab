import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { scoreSentence, scoreText } from '@/features/tools/sentiment/score-text';
import { splitSentences } from '@/lib/split-sentences';
import { facts } from '@/site/facts';

const score = (sentence: string) => scoreSentence(sentence).score;

test.each([
  ['a negation turns praise round', 'The room was not clean.', 'The room was clean.'],
  ['so does a contraction', 'It isn’t comfortable.', 'It is comfortable.'],
  [
    'so does one a few words before',
    'I would never call that a good hotel.',
    'I would call that a good hotel.',
  ],
  ['so does each half of neither and nor', 'It was neither clean nor quiet.', 'It was both clean and quiet.'],
  ['and it weakens a complaint', 'Terrible food.', 'The food was not terrible.'],
  ['a strong word before makes praise stronger', 'It was good.', 'It was extremely good.'],
  ['and a complaint', 'It was extremely bad.', 'It was bad.'],
  ['a weak word makes it weaker', 'It was slightly good.', 'It was good.'],
  [
    'what comes after a “but” counts more',
    'The food was good, but the room was bad.',
    'The room was bad, but the food was good.',
  ],
  ['a wish is a complaint', 'It could be better.', 'It is better.'],
  ['too much of something is a complaint', 'It is too small.', 'It is small.'],
  ['a letter held down still is the word', 'It is loud.', 'I am soooo haaaappy.'],
  ['a form of a word is the word', 'It jammed.', 'It lovingly delighted us.'],
])('%s', (_, lower, higher) => {
  expect(score(lower)).toBeLessThan(score(higher));
});

test.each([
  ['Not bad at all.', 'positive'],
  ['Worth every penny.', 'positive'],
  ['I have never felt so welcome.', 'positive'],
  ['😍', 'positive'],
  ['👍🏽', 'positive'],
  ['❤️', 'positive'],
  [':-)', 'positive'],
  ['Waste of money.', 'negative'],
  ['>:(', 'negative'],
  ['Where is my parcel?', 'neutral'],
  ['If it does not fit, you can send it back.', 'neutral'],
  ['Is it any good?', 'neutral'],
  ['<script>alert(1)</script>', 'neutral'],
  ['', 'neutral'],
  ['Love the design, hate the price.', 'mixed'],
  ['Works perfectly on desktop. On mobile it’s unusable.', 'mixed'],
  ['dissapointed, very poor quality', 'negative'],
  ['You still can’t export to PDF.', 'negative'],
  ['A great story let down by a rushed ending.', 'mixed'],
])('%s is %s', (text, tone) => {
  expect(scoreText(text).tone).toBe(tone);
});

test('each scored word has a position and reasons', () => {
  const { terms } = scoreSentence('It is not very good.');
  expect(terms).toHaveLength(1);
  expect(terms[0]).toMatchObject({
    text: 'good',
    start: 15,
    end: 19,
    reasons: ['stronger: “very”', 'reversed: “not”'],
  });
});

test('a negation ends with its clause', () => {
  const { terms } = scoreSentence('I did not book, the room was lovely.');
  expect(terms).toMatchObject([{ text: 'lovely', reasons: [] }]);
});

const split = (text: string) => splitSentences(text).map((sentence) => sentence.text);

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

test('a neutral sentence does not change the score', () => {
  const praise = scoreText('It is wonderful.').score;
  expect(scoreText('It is wonderful. The box has two cables.').score).toBe(praise);
});

/** Labeled by hand before this engine was written. The engine is not tuned to them. */
const labeledTexts = readFileSync(`${import.meta.dirname}/labeled-texts.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

test('as many of 100 labeled texts get the right tone as the site says', () => {
  const right = labeledTexts.filter(([tone, text = '']) => scoreText(text).tone === tone);
  expect(labeledTexts).toHaveLength(100);
  expect(right.length).toBeGreaterThanOrEqual(facts.sentimentDemoAccuracy);
});

test('twice as many words without a sentence end are twice the work', () => {
  const look = vi.spyOn(Set.prototype, 'has');
  const work = (words: number) => {
    look.mockClear();
    scoreText('good '.repeat(words));
    return look.mock.calls.length;
  };
  expect(work(800) / work(400)).toBeLessThan(2.1);
  look.mockRestore();
});
