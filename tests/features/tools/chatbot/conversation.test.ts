// @vitest-environment node
import { expect, test } from 'vitest';
import { readQuestions } from '@/features/tools/chatbot/conversation';

test.each([undefined, null, 'text', { question: 'x' }, [1, null, {}, [], ' ']])(
  'unreadable storage %j restores nothing',
  (stored) => expect(readQuestions(stored)).toEqual([]),
);

test('an unreadable question does not discard the others', () => {
  expect(readQuestions([null, 'one', 7, 'two'])).toEqual(['one', 'two']);
});

test('a long conversation keeps its newest questions', () => {
  const questions = Array.from({ length: 60 }, (_, at) => `question ${at}`);
  expect(readQuestions(questions)).toEqual(questions.slice(-40));
});
