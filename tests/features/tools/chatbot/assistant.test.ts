import { expect, test } from 'vitest';
import { createAssistant, type Reply } from '@/features/tools/chatbot/assistant';
import { cheapestFor } from '@/site/plan-costs';
import { comparison, conversationsOf, type Plan, plans } from '@/site/plans';
import { madeUpRanking } from '../../../support/made-up-index';

const assistant = createAssistant(madeUpRanking());
const [smallest, next] = plans;

test.each([
  ['hello', /^Hello/],
  ['Thanks a lot!', /welcome/],
  ['Who are you?', /program/],
  ['are you a human', /not a person/],
  ['help', /I answer questions/],
  ['Bye', /^Goodbye/],
])('answers small talk “%s”', (question, text) => {
  expect(reply(question)).toEqual({ kind: 'talk', text: expect.stringMatching(text) });
});

test.each([
  'refund',
  'REFUNDS pls',
  'refnd?',
  'hi, how do i get my monney back',
  'could you reimburse me',
  'Hello there, thanks for having me. What is your return policy please?',
])('gives the answer to “%s”', (question) => {
  expect(reply(question)).toMatchObject({
    kind: 'answer',
    text: 'You get your money back within seven days.',
    to: '/Help#refunds',
    from: 'Help, Money back',
  });
});

test('a question without an answer quotes its section as a sentence', () => {
  expect(textOf('office hours')).toBe('Support hours: Monday to Friday, 9 AM-6 PM GMT.');
});

test('without a question, a sentence of a page is quoted with its label', () => {
  expect(textOf('does vinegar remove limescale')).toBe(
    'Vinegar: It removes limescale within an hour. It does not remove rust.',
  );
});

test.each([
  'do you sell zebras',
  'is there a swimming pool',
  'tell me a joke',
  'who is the president of france',
])('admits that it does not know: %s', (question) => expect(reply(question)).toEqual({ kind: 'unknown' }));

test('examples are not given as answers', () => {
  expect(reply('does the lid arrive on thursday').kind).toBe('unknown');
});

test.each(['', ' \n ', '???', '😀', '<script>alert(refund)</script>'])('%j is unclear', (question) => {
  expect(reply(question).kind).toBe('unknown');
});

test.each([
  `compare ${smallest.title} and ${next.title}`,
  `${smallest.title} or ${next.title}?`,
  `diffrence between ${smallest.title} vs ${next.title}`,
])('“%s” gets a table of the rows that differ', (question) => {
  const { table } = answerTo(question);
  expect(table?.columns).toEqual(['What you get', smallest.title, next.title]);
  const conversations = comparison.find(({ key }) => key === 'conversations')?.name;
  expect(table?.rows).toContainEqual([
    conversations,
    smallest.includes.conversations,
    next.includes.conversations,
  ]);
  expect(table?.rows.every(([, one, other]) => one !== other)).toBe(true);
});

/** The cheapest plan with all of it. */
function planWith(has: (includes: Plan['includes']) => boolean): Plan | undefined {
  return plans.find(({ includes }) => has(includes));
}

const amount = (included: string) =>
  included.startsWith('Unlimited') ? Infinity : Number(/[\d,]+/.exec(included)?.[0].replace(',', ''));

test.each([
  [
    'which plan for 500 chats a month in one language',
    planWith(({ conversations }) => amount(conversations) >= 500),
  ],
  [
    'we get 300 messages a day, what plan do we need',
    planWith(({ conversations }) => amount(conversations) >= 9000),
  ],
  ['we answer customers in 12 languages', planWith(({ languages }) => amount(languages) >= 12)],
  ['our shop has 15,000 users', planWith(({ conversations }) => amount(conversations) >= 15_000)],
  [
    'I need 200 hours of speech to text, which plan',
    planWith(({ speech }) => speech !== false && amount(speech) >= 200),
  ],
  ['which plan has fraud scoring for 100 conversations', planWith(({ fraud }) => fraud)],
  [
    'what is the best plan for a freelancer',
    plans.find(({ audience }) => audience.toLowerCase().includes('freelancer')),
  ],
])('“%s” is recommended a plan', (question, plan) => {
  expect(answerTo(question).text).toMatch(new RegExp(`^${plan?.title} at `));
});

test('the plan for a volume is the one that costs least, overage included', () => {
  for (const volume of [1.5, 2.5, 5].map((times) => times * conversationsOf(smallest)))
    expect(answerTo(`we get ${volume} messages a month, which plan?`).text).toMatch(
      new RegExp(`^${cheapestFor(volume).plan.title} at `),
    );
});

test('one of something is named in the singular', () => {
  const { text } = answerTo('which plan for 1 chatbot in 1 language');
  expect(text).toContain(' 1 chatbot and 1 language.');
});

test('hours are hours of speech only in a question about speech', () => {
  expect(JSON.stringify(reply('which plan answers within 4 business hours'))).not.toContain('speech');
});

test.each(['900k', '900 thousand', '2 million'])(
  'no plan is recommended for %s messages a month',
  (volume) => {
    expect(answerTo(`we get ${volume} messages a month, which plan?`).text).toMatch(/^No plan includes/);
  },
);

test('a follow-up question uses the previous topic', () => {
  const { topic } = assistant(`how do I get a refund`);
  expect(assistant('and do I get it back?', topic).reply).toMatchObject({ to: '/Help#refunds' });
  expect(assistant('is it expensive?', topic).reply).toMatchObject({ to: '/Pricing' });
});

test('a standalone question ignores the previous topic', () => {
  const { topic } = assistant('refund');
  expect(assistant('do you sell zebras', topic).reply.kind).toBe('unknown');
  expect(assistant('phone number', topic).reply).toMatchObject({ text: 'Our phone number is 555.' });
});

function reply(question: string): Reply {
  return assistant(question).reply;
}

function answerTo(question: string) {
  const given = reply(question);
  if (given.kind !== 'answer') throw new Error(`No answer to “${question}”.`);
  return given;
}

function textOf(question: string): string {
  return answerTo(question).text;
}
