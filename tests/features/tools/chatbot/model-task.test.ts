import { expect, test } from 'vitest';
import { createAssistant } from '@/features/tools/chatbot/assistant';
import { sourcesFor } from '@/features/tools/chatbot/model-task';
import { madeUpRanking } from '../../../support/made-up-index';

const ranking = madeUpRanking();
const assistant = createAssistant(ranking);

function sourcesOf(question: string) {
  return sourcesFor({ id: 1, question, ...assistant(question) }, ranking, String);
}

test('the model gets the answer and the passages that fit the question', () => {
  expect(sourcesOf('how do i get my money back')).toContainEqual({
    name: 'Help, Money back',
    to: '/Help#refunds',
    text: 'You get your money back within seven days.',
  });
});
