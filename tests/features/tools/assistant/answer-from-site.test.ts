import { expect, test } from 'vitest';
import { sourceOf } from '@/features/reader';
import { answerFromSite } from '@/features/tools/assistant/answer-from-site';
import { isSiteQuote, type Reply } from '@/features/tools/assistant/conversation';
import { madeUpReader } from '../../../support/made-up-index';

const reader = madeUpReader();

test.each([
  ['hello', /^Hello/],
  ['Thanks a lot!', /welcome/],
  ['Who are you?', /program/],
  ['are you a human', /not a person/],
  ['help', /I answer questions/],
])('answers small talk “%s”', (question, text) => {
  expect(reply(question)).toMatchObject({ outcome: 'small talk', text: expect.stringMatching(text) });
});

test.each(['refund', 'refnd?', 'how do i get my monney back'])('gives the answer to “%s”', (question) => {
  const { outcome, text, quotes } = reply(question);
  expect({ outcome, text }).toEqual({
    outcome: 'answer',
    text: 'You get your money back within seven days.',
  });
  expect(quotes.filter(isSiteQuote).map(({ section }) => sourceOf(section))).toEqual(['Help, Money back']);
});

test.each(['are there zebras', 'is there a swimming pool', 'who is the president of france'])(
  'admits that it does not know: %s',
  (question) => expect(reply(question)).toMatchObject({ outcome: 'none', offersTeam: true }),
);

test('only a question in another language is told that the assistant reads English', () => {
  expect(reply('dónde está mi pedido').text).toContain('I read English only.');
  expect(reply('are there zebras').text).not.toContain('English');
});

test.each(['', ' \n ', '???', '😀'])('%j is unclear', (question) => {
  expect(reply(question).outcome).toBe('none');
});

test('a follow-up question uses the previous topic', () => {
  const { context } = answerFromSite(reader, 'how do I get a refund');
  expect(reply('and do I get it back?', context)).toMatchObject({
    quotes: [{ section: { to: '/Help#refunds' } }],
  });
  expect(reply('is it expensive?', context)).toMatchObject({ quotes: [{ section: { to: '/Pricing' } }] });
});

test('a standalone question ignores the previous topic', () => {
  const { context } = answerFromSite(reader, 'refund');
  expect(reply('are there zebras', context).outcome).toBe('none');
  expect(reply('phone number', context).text).toBe('Our phone number is 555.');
});

function reply(question: string, context?: string): Reply {
  return answerFromSite(reader, question, context).reply;
}
