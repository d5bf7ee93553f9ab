import { expect, test } from 'vitest';
import { createAssistant } from '@/features/tools/chatbot/assistant';
import { sourcesFor } from '@/features/tools/chatbot/model-task';
import { madeUpRanker } from '../../../support/made-up-index';

const ranker = madeUpRanker();
const assistant = createAssistant(ranker);

function sourcesOf(asked: string) {
  return sourcesFor({ id: 1, asked, ...assistant(asked) }, ranker);
}

test('the model gets the curated answer and the passages that fit the question', () => {
  const [first] = sourcesOf('how do i get my money back');
  expect(first).toEqual({
    name: 'Help, Money back',
    to: '/Help#refunds',
    text: 'You get your money back within seven days.',
  });
});

test('questions that the site does not answer are no source', () => {
  expect(sourcesOf('what is the price of gold').every(({ text }) => text !== '')).toBe(true);
});
