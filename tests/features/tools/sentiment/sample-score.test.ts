// @vitest-environment node
import { expect, test } from 'vitest';
import { sampleScore } from '@/features/tools/sentiment/sample-score';
import samples from '@/features/tools/sentiment/samples.json';
import { scoreText } from '@/features/tools/sentiment/score-text';

test('the preview shows what the engine says of the sample', () => {
  expect(sampleScore).toEqual(scoreText(samples[0]?.text ?? ''));
});
