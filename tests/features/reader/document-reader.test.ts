import { expect, test } from 'vitest';
import { createDocumentReader, hasEnglishWords, readDocument } from '@/features/reader';
import { sampleDocument } from '@/features/tools/assistant/sample-document';
import { night, shopChat, shopSays } from '@/site/shop';
import { shopDocument } from '@/site/shop-document';

const sampleText = sampleDocument?.text ?? '';

test('the sample question finds the sample answer, which the preview marks, word for word', () => {
  const reading = ask(sampleText, shopDocument?.sample.question ?? '');
  expect(reading).toMatchObject({ outcome: 'answer', quotes: [{ text: shopDocument?.sample.answer }] });
  expect(reading.quotes).toMatchObject(sampleDocument?.sample[0]?.reply.quotes ?? []);
  for (const { section, start, end, text } of reading.quotes)
    expect(sampleDocument?.blocks[section.id]?.text.slice(start, end)).toBe(text);
});

test('the replies on Home quote the shop’s document at the place they name', () => {
  expect(placeOf(shopSays.toNorway)).toBe(shopChat.source);
  expect(placeOf(shopSays.damaged)).toBe('Replacements, paragraph 2');
  if (night) expect(placeOf(night.answer)).toBe(`${night.section}, paragraph ${night.paragraph}`);
});

test.each(['Do zebras dream?', 'Do zebras ship giraffes?', 'How much is it?', 'Is there parking?'])(
  'a page that does not say is not quoted: %s',
  (question) => expect(ask(sampleText, question)).toEqual({ outcome: 'none', quotes: [] }),
);

const RULES = `# Can my dog come along?

Yes. Dogs wear a vest.

# House rules

- Drop off bikes until noon.
- All repairs have a guarantee.
- Room 110 is the gym with weights and mats. Room 112 is a dormitory.
- Widget number 2344 costs $9.
- Widget number 2345 costs $10.

# Fees

| Treatment | Cat | Dog |
|---|---|---|
| Check-up | $45 | $55 |
| Cleaning | $180 | $240 |

Plan | Price | Seats
Studio | $69 | 15

# Checking in

From three. ${'You find the key in the box beside the blue door of the house. '.repeat(5)}Please call us an hour before you arrive.`;

test.each([
  ['opening hours', sampleText, shopDocument?.sections[0]?.paragraphs[0] ?? 'none'],
  ['pets', '# Pets\n\nDogs stay for free.\n\n# Breakfast\n\nFrom seven.', 'Dogs stay for free.'],
  ['is there a garantee on repairs', RULES, 'All repairs have a guarantee.'],
  ['How much is a cleaning for a dog?', RULES, 'Cleaning: Cat $180, Dog $240'],
  ['studio price', RULES, 'Studio: Price $69, Seats 15'],
  ['what do dogs wear', RULES, 'Dogs wear a vest.'],
  ['Can my dog come along?', RULES, 'Yes. Dogs wear a vest.'],
  ['How much is widget number 2345?', RULES, 'Widget number 2345 costs $10.'],
  ['should we call before we arrive?', RULES, 'Please call us an hour before you arrive.'],
])('%s is answered with the whole item, or from the start of a sentence', (question, text, answer) => {
  expect(ask(text, question)).toMatchObject({ outcome: 'answer', quotes: [{ text: answer }] });
});

test.each(['What is room 111?', 'Is the gym with weights and mats room 111?', 'widget number 10999'])(
  '%s is not answered with another number',
  (question) => expect(ask(RULES, question).outcome).not.toBe('answer'),
);

test('of two places that have as much of the question, none is called the answer', () => {
  const page = 'The north shop repairs watches for $20.\n\nThe south shop repairs watches for $30.';
  expect(ask(page, 'What does the repair of watches cost?')).toMatchObject({
    outcome: 'closest',
    quotes: [{ section: { place: 'Paragraph 1' } }, { section: { place: 'Paragraph 2' } }],
  });
});

test('a German page is not taken for English', () => {
  expect(hasEnglishWords(sampleText)).toBe(true);
  expect(
    hasEnglishWords('Ein Paket verlässt unser Lager in zwei Werktagen. Sie haben einen Monat Zeit.'),
  ).toBe(false);
});

test.each([
  ['headings', 'Parking\n\nIt is free for guests.\n\nPets\n\nDogs stay free.', 'Parking'],
  ['Markdown', '# Parking\n\nThe gate closes early.\n\nIt is free for guests.', 'Parking, paragraph 2'],
  [
    'marked headings only',
    '# Parking\n\nFree parking for guests\n\nThe gate closes early.',
    'Parking, paragraph 1',
  ],
  ['questions with answers', 'Q: What about parking?\nA: It is free for guests.', 'What about parking?'],
  ['a list', '# House rules\n- No pets\n- Parking is free for guests', 'House rules, paragraph 2'],
  ['plain paragraphs', 'We open at 8.\n\nParking is free for guests.', 'Paragraph 2'],
])('reads %s', (_, text, place) => {
  expect(ask(text, 'Is parking free for guests?').quotes[0]?.section.place).toBe(place);
});

test('long lines that follow one another are one paragraph, and a price list is a line for each price', () => {
  const text = `${'We answer every email that you send'.repeat(2)}\nWithin a day.\n\nPrices\nSingle lesson $62\nBook $25`;
  expect(readDocument(text).map(({ text }) => text.slice(-17))).toEqual([
    'end Within a day.',
    'Prices',
    'Single lesson $62',
    'Book $25',
  ]);
});

function ask(text: string, question: string) {
  return createDocumentReader(text)(question);
}

function placeOf(text: string) {
  return sampleDocument?.blocks.find((block) => block.text.includes(text))?.place;
}
