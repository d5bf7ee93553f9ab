import { expect, test } from 'vitest';
import { createRanking } from '@/features/search/ranking';
import { groundedClaims as ground, type Source } from '@/features/tools/chatbot/grounding';
import { plans } from '@/site/plans';

const sources: readonly Source[] = [
  {
    name: 'Pricing, Compare the plans',
    to: '/Pricing#compare',
    text: 'Pro costs $49 a month and includes 20,000 conversations in five languages. There is no set-up fee. Cancel at any time.',
  },
  {
    name: 'Help, Refunds',
    to: '/Help#refunds',
    text: 'Basic is refunded within 14 days. Enterprise is not refunded. 99.9 % of requests are answered within two hours.',
  },
];

const otherPlan = plans.find(({ title }) => title !== 'Pro');

function groundedClaims(answer: string, from: readonly Source[]) {
  return ground(answer, from, createRanking({ pages: [], questions: [] }));
}

test.each([
  'Pro costs $49 a month [1].',
  'Pro costs $49 a month. [1]',
  '**Pro** costs $49 a month [1]',
  '- Pro costs $49.00 a month [1].',
  'Pro costs $49 [1] a month.',
  'Pro includes 20000 conversations in 5 languages [1].',
  'You can cancel Pro at any time, and there is no set-up fee [1].',
  'Requests are answered within 2 hours in 99.9% of cases [2].',
  'Enterprise is not refunded, and Pro costs $49 a month [1, 2].',
  'Basic is refunded within 14 days [2] [1].',
])('keeps a supported sentence: %s', (answer) => {
  expect(groundedClaims(answer, sources)).toHaveLength(1);
});

test.each([
  ['no citation', 'Pro costs $49 a month.'],
  ['a citation of another passage', 'Pro costs $49 a month [2].'],
  ['a passage that does not exist', 'Pro costs $49 a month [3].'],
  ['one that exists and one that does not', 'Pro costs $49 a month [1, 9].'],
  ['another price', 'Pro costs $59 a month [1].'],
  ['another currency', 'Pro costs €49 a month [1].'],
  ['another number', 'Pro includes six languages [1].'],
  ['a percentage instead of a number', 'Basic is refunded within 14% of days [2].'],
  ['another name', 'For a month of conversations in five languages, choose Gold [1].'],
  ['another name first', `${otherPlan?.title} costs $49 a month [1].`],
  ['a denied fact', 'Pro does not include 20,000 conversations [1].'],
  ['an affirmed denial', 'Enterprise is refunded [2].'],
  ['other words', 'We install the software at your office for free [1].'],
  ['nothing but a citation', '[1]'],
  ['the word for no answer', 'NONE'],
])('drops a sentence with %s', (_, answer) => {
  expect(groundedClaims(answer, sources)).toEqual([]);
});

test('keeps sentences in order with their passages, and drops the ones between', () => {
  const answer =
    'Pro costs $49 a month [1]. It is the best in the world [1]. Uncited as well. Basic is refunded within 14 days. [2]';
  expect(groundedClaims(answer, sources)).toEqual([
    { text: 'Pro costs $49 a month.', sources: [sources[0]] },
    { text: 'Basic is refunded within 14 days.', sources: [sources[1]] },
  ]);
});

test('while an answer streams, a sentence counts once its citation is complete', () => {
  const answer = 'Pro costs $49 a month [1].';
  const end = answer.indexOf(']') + 1;
  for (let at = 0; at < end; at += 1) expect(groundedClaims(answer.slice(0, at), sources)).toEqual([]);
  expect(groundedClaims(answer.slice(0, end), sources)).toHaveLength(1);
});

test('a long answer with broken citations is read without catastrophic backtracking', () => {
  const answer = `${'a '.repeat(20_000)}[1] ${'[1'.repeat(20_000)}${'[1] b'.repeat(5_000)}`;
  expect(() => groundedClaims(answer, sources)).not.toThrow();
});

test('markup and links in an answer are text', () => {
  const [claim] = groundedClaims('[Pro](https://evil.example) costs $49 a month <b>x</b> [1].', sources);
  expect(claim?.text).toBe('Pro costs $49 a month <b>x</b>.');
});
