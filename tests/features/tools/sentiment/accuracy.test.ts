import { expect, test } from 'vitest';
import { scoreText } from '@/features/tools/sentiment/score-text';
import { heldOut, type LabelledText, tuning } from './labelled/labelled-texts';

test('it hears at least 85 of 100 texts as a reader does, on those that nothing was adjusted to', () => {
  expect(heldOut.length).toBeGreaterThanOrEqual(120);
  expect(shareHeardRight(heldOut)).toBeGreaterThanOrEqual(0.85);
});

test('at least 95 in 100 of those that the words and rules were adjusted on are right', () => {
  expect(tuning.length + heldOut.length).toBeGreaterThanOrEqual(300);
  expect(shareHeardRight(tuning)).toBeGreaterThanOrEqual(0.95);
});

test('no text is in both parts', () => {
  const cache = new Set(tuning.map(({ text }) => text));
  expect(heldOut.filter(({ text }) => cache.has(text))).toEqual([]);
});

function shareHeardRight(texts: readonly LabelledText[]): number {
  return texts.filter(({ text, tone }) => scoreText(text).tone === tone).length / texts.length;
}
