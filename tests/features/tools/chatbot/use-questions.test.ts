// @vitest-environment node
import { expect, test } from 'vitest';
import { conversationText, parseTurns, withQuestion } from '@/features/tools/chatbot/conversation';

test('a conversation is restored from storage', () => {
  const turns = withQuestion(withQuestion([], 'one'), 'two');
  expect(parseTurns(JSON.stringify(turns))).toEqual([
    { id: 1, question: 'one' },
    { id: 2, question: 'two' },
  ]);
});

test.each(['', 'null', '{', '"text"', '{"question":"x"}', '[1,null,{},[],{"question":5},{"question":" "}]'])(
  'unreadable storage %j restores nothing',
  (stored) => expect(parseTurns(stored)).toEqual([]),
);

test('an unreadable turn does not discard the others', () => {
  expect(parseTurns('[null,{"question":"one","from":7}]')).toEqual([{ id: 2, question: 'one' }]);
});

test('a long conversation drops its oldest turns', () => {
  let turns = parseTurns('');
  for (let at = 1; at <= 60; at += 1)
    turns = parseTurns(JSON.stringify(withQuestion(turns, `question ${at}`)));
  expect(turns).toHaveLength(40);
  // Ids are React keys, so they are not reused.
  expect(turns.at(-1)?.id).toBe(60);
});

test('a copied reply names its source', () => {
  const reply = { kind: 'answer', text: 'First.', to: '/a', from: 'A' } as const;
  expect(conversationText([{ id: 1, question: 'x', topic: '', reply }], (path) => path)).toBe(
    'You: x\nAssistant: First.\nFrom: A (/a)',
  );
});
