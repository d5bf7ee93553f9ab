import { expect, test } from 'vitest';
import { createAssistant, type Reply } from '@/features/tools/chatbot/assistant';
import { madeUpReader } from '../../../support/made-up-index';

const assistant = createAssistant(madeUpReader());

test.each([
  ['hello', /^Hello/],
  ['Thanks a lot!', /welcome/],
  ['Who are you?', /program/],
  ['are you a human', /not a person/],
  ['help', /I answer questions/],
  ['Bye', /^Goodbye/],
])('answers small talk “%s”', (question, text) => {
  expect(reply(question)).toMatchObject({ outcome: 'small talk', text: expect.stringMatching(text) });
});

test.each(['refund', 'refnd?', 'how do i get my monney back'])('gives the answer to “%s”', (question) => {
  expect(reply(question)).toMatchObject({
    outcome: 'answer',
    quotes: [
      { text: 'You get your money back within seven days.', to: '/Help#refunds', from: 'Help, Money back' },
    ],
  });
});

test.each([
  ['a section as a sentence', 'office hours', 'Monday to Friday, 9 AM-6 PM GMT.'],
  [
    'a sentence with its label',
    'does vinegar remove limescale',
    'Vinegar: It removes limescale within an hour. It does not remove rust.',
  ],
])('without an answer, %s is quoted', (_, question, text) => expect(reply(question).text).toBe(text));

test.each(['are there zebras', 'is there a swimming pool', 'who is the president of france'])(
  'admits that it does not know: %s',
  (question) => expect(reply(question)).toMatchObject({ outcome: 'none', offersTeam: true }),
);

test('only a question in another language is told that the assistant reads English', () => {
  expect(reply('dónde está mi pedido').text).toContain('I read English only.');
  expect(reply('are there zebras').text).not.toContain('English');
});

test.each(['', ' \n ', '???', '😀', '<script>alert(refund)</script>'])('%j is unclear', (question) => {
  expect(reply(question).outcome).toBe('none');
});

test('a follow-up question uses the previous topic', () => {
  const { context } = assistant(`how do I get a refund`);
  expect(assistant('and do I get it back?', context).reply).toMatchObject({
    quotes: [{ to: '/Help#refunds' }],
  });
  expect(assistant('is it expensive?', context).reply).toMatchObject({ quotes: [{ to: '/Pricing' }] });
});

test('a standalone question ignores the previous topic', () => {
  const { context } = assistant('refund');
  expect(assistant('are there zebras', context).reply.outcome).toBe('none');
  expect(assistant('phone number', context).reply).toMatchObject({
    quotes: [{ text: 'Our phone number is 555.' }],
  });
});

function reply(question: string): Reply {
  return assistant(question).reply;
}
