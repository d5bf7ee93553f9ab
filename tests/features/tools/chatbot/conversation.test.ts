// @vitest-environment node
import { expect, test } from 'vitest';
import { readTurns, withQuestion } from '@/features/tools/chatbot/conversation';

test('a conversation is restored from storage', () => {
  const turns = withQuestion(withQuestion([], 'one'), 'two');
  expect(readTurns(turns)).toEqual([
    { id: 1, question: 'one' },
    { id: 2, question: 'two' },
  ]);
});

test.each([
  undefined,
  null,
  'text',
  { question: 'x' },
  [1, null, {}, [], { question: 5 }, { question: ' ' }],
])('unreadable storage %j restores nothing', (stored) => expect(readTurns(stored)).toEqual([]));

test('an unreadable turn does not discard the others', () => {
  expect(readTurns([null, { question: 'one', from: 7 }])).toEqual([{ id: 2, question: 'one' }]);
});

test('a long conversation drops its oldest turns', () => {
  let turns = readTurns([]);
  for (let at = 1; at <= 60; at += 1) turns = readTurns(withQuestion(turns, `question ${at}`));
  expect(turns).toHaveLength(40);
  // Ids are React keys, so they are not reused.
  expect(turns.at(-1)?.id).toBe(60);
});
