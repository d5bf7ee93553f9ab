// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { planPrice } from '@/domain/format';
import { createSiteReader } from '@/features/reader';
import { createSearch } from '@/features/search/search-engine';
import { createAssistant, type Reply } from '@/features/tools/chatbot/assistant';
import { answerQuestion, countVerdicts } from '@/features/tools/hundred-questions/judge';
import { contacts } from '@/site/contacts';
import { firstRun } from '@/site/first-run';
import { readHundredQuestions } from '@/site/hundred-questions';
import { plans } from '@/site/plans';
import { night, shop } from '@/site/shop';
import { team } from '@/site/team';
import { indexPages, readPage, sectionsOf } from '../../../scripts/prerender/search-index.ts';

/**
 * Searches written by an author who saw only the pages of the site, with the pages that answer them. They measure the
 * ranking and are never used to choose its constants or wordings.
 */
const labeled = readFileSync(`${import.meta.dirname}/labeled-searches.tsv`, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const YES_OR_NO = /^(?:yes|no)[.,]/i;
/** Pages change after the first run: by so many answers, it may differ. */
const CHANGE = 4;
const ONE = { groups: 1, hitsPerGroup: 1 };
const index = await indexPages();
const answers = index.sections.filter(({ isAnswer }) => isAnswer);
const reader = createSiteReader(index);
const search = createSearch(reader);
const assistant = createAssistant(reader);

test('the assistant answers the published questions as well as it did', () => {
  const now = countVerdicts(readHundredQuestions().map((each) => answerQuestion(reader, each)));
  const published = firstRun?.counts ?? now;
  expect(now.first + now.among, 'on the screen').toBeGreaterThanOrEqual(
    published.first + published.among - CHANGE,
  );
  expect(now.declined, 'rightly declined').toBeGreaterThanOrEqual(published.declined - CHANGE);
  expect(now.wrong, 'wrong').toBeLessThanOrEqual(published.wrong);
});

test('the search lists the right page first', () => {
  const found = labeled.map(([text = '', pages = '']) =>
    search(text, { groups: 3, hitsPerGroup: 1 }).groups.map(({ path }) => isOneOf(pages, path)),
  );
  // Raise them after an improvement.
  expect(found.filter(([first]) => first).length, 'first').toBeGreaterThanOrEqual(31);
  expect(found.filter((isRight) => isRight.includes(true)).length, 'within three').toBeGreaterThanOrEqual(35);
});

test.each(['person', 'talk to a human', 'agent'])('“%s” is told how to reach the team', (question) => {
  expect(textOf(assistant(question).reply)).toContain(contacts.phone.label);
});

test('every question is answered when it is asked as written', () => {
  const asked = answers.map(({ headings: [question = ''] }) => question);
  expect(asked.filter((question) => !answerOf(assistant(question).reply))).toEqual([]);
});

test('a yes or no answers only the question that it was written for', () => {
  const polar = answers.filter(({ text }) => YES_OR_NO.test(text));
  const texts = polar.map(({ headings }) => headings.map((wording) => textOf(assistant(wording).reply)));
  expect(texts.filter(([first = '']) => !YES_OR_NO.test(first))).toEqual([]);
  expect(texts.flatMap(([, ...others]) => others).filter((text) => YES_OR_NO.test(text))).toEqual([]);
  for (const question of ['How do I cancel?', 'What’s your uptime?', 'How many employees do you have?'])
    expect(textOf(assistant(question).reply)).not.toMatch(YES_OR_NO);
});

test.each([
  ['Does it work with Zendesk?', 'Zendesk'],
  ['are you HIPAA compliant', 'HIPAA'],
  ['How much does it cost?', planPrice(plans[0])],
  ['Do you offer refunds?', 'money-back'],
])('%s leads to what the site says', (question, fact) => {
  expect(shownBy(assistant(question).reply)[0]?.text).toContain(fact);
});

test('each plan is answered with its current price', () => {
  for (const plan of plans)
    expect(textOf(assistant(`how much is ${plan.title}?`).reply)).toContain(planPrice(plan));
});

test('an added page is found by the search and answered from by the assistant', () => {
  const lead = 'One opening, remote or at a desk in our office.';
  const careers = readPage(`<title>Careers · Lumenary</title><meta name="description" content="${lead}">
    <p>Careers</p><h1>Work with us</h1><p>${lead}</p>
    <section id="openings"><h2>Customer engineer</h2><p>You get new customers live and answer their questions.</p></section>`);
  const reader = createSiteReader({
    // The page replaces the answer that there is none.
    sections: [
      ...index.sections.filter(({ headings }) => !headings.includes('careers')),
      ...sectionsOf([{ path: '/careers', ...careers }], []),
    ],
  });
  const assistant = createAssistant(reader);
  const opening = expect.stringContaining('opening');
  for (const query of ['careers', 'work with us']) {
    expect(createSearch(reader)(query, ONE).groups[0]?.path, query).toBe('/careers');
    expect(answerOf(assistant(query).reply), query).toMatchObject({ to: '/careers', text: opening });
  }
});

test('an offer that is over is not promised', () => {
  const reader = createSiteReader(index, { isOfferOver: () => true });
  const { direct } = createSearch(reader)('discount', ONE);
  expect(direct?.text).toBeDefined();
  expect(textOf(createAssistant(reader)('Is there a discount?').reply)).toBe(direct?.text);
});

test('a member of the team is known by name', () => {
  for (const { name, role } of team)
    expect(plain(textOf(assistant(`who is ${name}`).reply)), name).toContain(plain(role));
});

test('samples are on no page of the index', () => {
  const made = [shop.closingLine, night?.question, ...(night?.note ?? []).map(({ text }) => text)];
  const all = JSON.stringify(index);
  expect(made.filter((text) => text !== undefined && all.includes(text))).toEqual([]);
});

test.each([
  'What is 2+2?',
  'Where is my order?',
  'what time is it',
  'Can I change the address?',
  `who is ${night?.colleague}?`,
  `who is ${night?.customer}?`,
  'Do you ship to Norway?',
  'is the oak table in stock?',
])('the assistant does not know, not from samples either: %s', (question) =>
  expect(textOf(assistant(question).reply)).toBe(''),
);

function isOneOf(pages: string, address: string): boolean {
  const [page = ''] = address.toLowerCase().split('#', 1);
  return pages.toLowerCase().split(' ').includes(page);
}

function shownBy(reply: Reply) {
  return reply.quotes.filter((quote) => 'to' in quote);
}

function answerOf(reply: Reply) {
  return reply.outcome === 'answer' ? shownBy(reply)[0] : undefined;
}

function textOf(reply: Reply): string {
  return answerOf(reply)?.text ?? '';
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
