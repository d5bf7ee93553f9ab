import { expect, test } from 'vitest';
import { parseTurns, withTurn } from '@/features/tools/chatbot/conversation';
import { nextQuestion } from '@/features/tools/chatbot/suggestions';
import { paths } from '@/site/paths';

test('a conversation comes back as it was kept', () => {
  const turns = withTurn(withTurn([], { asked: 'one' }), { asked: 'two', from: 'Help' });
  expect(parseTurns(JSON.stringify(turns))).toEqual([
    { id: 1, asked: 'one' },
    { id: 2, asked: 'two', from: 'Help' },
  ]);
});

test.each(['', 'null', '{', '"text"', '{"asked":"x"}', '[1,null,{},[],{"asked":5},{"asked":" "}]'])(
  'from %j nothing comes back',
  (stored) => expect(parseTurns(stored)).toEqual([]),
);

test('what is unreadable does not take the rest with it', () => {
  expect(parseTurns('[null,{"asked":"one","from":7}]')).toEqual([{ id: 2, asked: 'one' }]);
});

test('a long conversation forgets its beginning', () => {
  let turns = parseTurns('');
  for (let at = 1; at <= 60; at += 1)
    turns = parseTurns(JSON.stringify(withTurn(turns, { asked: `question ${at}` })));
  expect(turns).toHaveLength(40);
  // What is drawn keeps its place by its number, so no number is used twice.
  expect(turns.at(-1)?.id).toBe(60);
});

test('a next question is one that has not been asked', () => {
  const first = nextQuestion(paths.pricing, new Set());
  expect(first).toBe('Is there a discount?');
  expect(nextQuestion(paths.pricing, new Set([String(first)]))).not.toBe(first);
});
