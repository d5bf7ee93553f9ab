// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { monthlyPrice } from '@/domain/format';
import { createRanking } from '@/features/search/ranking';
import { popularSearches } from '@/features/search/search';
import { createSearch, type Search } from '@/features/search/search-engine';
import type { SearchIndex } from '@/features/search/search-index';
import { createAssistant } from '@/features/tools/chatbot/assistant';
import { benefits } from '@/site/benefits';
import { brand } from '@/site/brand';
import { cases } from '@/site/cases';
import { contacts } from '@/site/contacts';
import { features } from '@/site/features';
import { featureMessages, night, sampleMessages } from '@/site/messages';
import { dropMenu, footerColumns } from '@/site/navigation';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { team } from '@/site/team';
import { testimonials } from '@/site/testimonials';
import { indexPages, readPage } from '../../../scripts/prerender/search-index.ts';

const EVERYTHING = { groups: 100, hitsPerGroup: 100 };
let index: SearchIndex;
let search: Search;

beforeAll(async () => {
  index = await indexPages();
  search = createSearch(createRanking(index));
}, 240_000);

test('each content page is indexed once; sign-in, account and search pages are not', () => {
  const indexed = index.pages.map(({ path }) => path);
  expect(new Set(indexed).size).toBe(indexed.length);
  for (const { path } of [...features, ...benefits]) expect(indexed.map(lowered)).toContain(lowered(path));
  for (const { to } of dropMenu) expect(indexed.map(lowered)).toContain(lowered(to));
  expect(indexed.includes(paths.offer)).toBe(offer.enabled);
  for (const path of [paths.login, paths.signup, paths.account, paths.search])
    expect(indexed).not.toContain(path);
});

test('every heading of every page is found by its own words', () => {
  for (const { path, parts } of index.pages) {
    for (const { anchor, heading } of parts) {
      const to = anchor ? `${path}#${anchor}` : path;
      const found = search(heading, EVERYTHING).groups.flatMap(({ hits }) => hits.map((hit) => hit.to));
      expect(found, heading).toContain(to);
    }
  }
});

const isSample = test.runIf(brand.isSample);

isSample.each([
  ['dpa', pageAbout('security')],
  ['slack', pageAbout('cloud-integration')],
  ['99.9 percent', pageAbout('security')],
])('a buyer who searches for %s finds %s', (query, path) => {
  expect(search(query, EVERYTHING).groups.map((group) => group.path)).toContain(path);
});

const firstResult = 'the first result for “%s” is %s';

test.each([
  ['sign in', paths.help],
  ['login', paths.help],
  ['log in', paths.help],
  ['pricng', paths.pricing],
  ['contcat', paths.contact],
])(firstResult, expectFirst);

isSample.each([
  ['about us', linkTo('About')],
  ['F.A.Q.', linkTo('FAQs')],
  ['overage', paths.pricing],
  ['jobs', paths.contact],
  ['fraud detection', paths.features],
  ['langauges', pageAbout('translation')],
  ['secuirty', pageAbout('security')],
  ['chatbto', pageAbout('chatbot')],
])(firstResult, expectFirst);

isSample.each(['person', 'talk to a human', 'agent'])('“%s” is told how to reach the team', (question) => {
  expect(createAssistant(createRanking(index))(question).reply).toMatchObject({
    text: expect.stringContaining(contacts.phone.label),
  });
});

isSample.each(['What is 2+2?', 'Where is my order?', 'what time is it', 'Can I change the address?'])(
  'the assistant does not know: %s',
  (question) => expect(createAssistant(createRanking(index))(question).reply.kind).toBe('unknown'),
);

test.runIf(offer.enabled)('an offer that is over is neither found nor promised', () => {
  const ranking = createRanking(index, { isOfferOver: () => true });
  const { direct, groups } = createSearch(ranking)('discount', EVERYTHING);
  expect(groups.map(({ path }) => path)).not.toContain(paths.offer);
  expect(direct?.to).toContain(paths.pricing);
  expect(createAssistant(ranking)('Is there a discount?').reply).toMatchObject({ text: direct?.text });
});

test.each(popularSearches)('the popular search %s has results', (query) => {
  expect(search(query, EVERYTHING)).toMatchObject({ exact: true });
});

test('a page is split into headings and the visible text below them', () => {
  const page = readPage(`
    <title>Plans · Example</title><meta name="description" content="All plans.">
    <h1>Plans &amp; prices</h1><p>From <b>$19</b> a month.</p>
    <section id="compare"><p>Eyebrow</p><h2>Compare</h2><svg><text>Drawing</text></svg>
    <table><tr><th>Chats</th><td>5</td></tr></table><button>Press</button>
    <figure data-search="example">Made up for an illustration<p>97%</p></figure></section>
    <details id="_R_1_"><summary>Can I leave?</summary><p>Yes.</p><a href="/a">One</a><a href="/b">Two</a></details>
    <details id="voice"><summary><h3>Voice</h3><p>Calls as text.</p></summary><p>For teams.</p></details>`);
  expect(page).toEqual({
    title: 'Plans',
    description: 'All plans.',
    parts: [
      { anchor: '', heading: 'Plans & prices', text: 'From $19 a month.' },
      {
        anchor: 'compare',
        eyebrow: 'Eyebrow',
        heading: 'Compare',
        text: 'Chats · 5',
      },
      { anchor: '', heading: 'Can I leave?', text: 'Yes.' },
      { anchor: 'voice', heading: 'Voice', text: 'Calls as text. For teams.' },
    ],
  });
});

test('every question leads to a section of the site', () => {
  const addresses = new Set(
    index.pages
      .flatMap(({ path, parts }) => [path, ...parts.map(({ anchor }) => `${path}#${anchor}`)])
      .map(lowered),
  );
  const astray = index.questions.filter(({ to }) => !addresses.has(lowered(to)));
  expect(astray.map(({ wordings: [question], to }) => `${question} ${to}`)).toEqual([]);
});

test('every question is answered when it is asked as written', () => {
  const assistant = createAssistant(createRanking(index));
  const unanswered = index.questions.filter(
    ({ wordings: [first = ''] }) => assistant(first).reply.kind !== 'answer',
  );
  expect(unanswered).toEqual([]);
});

test('each plan is answered with its current price', () => {
  const assistant = createAssistant(createRanking(index));
  for (const plan of plans)
    expect(assistant(`how much is ${plan.title}?`).reply).toMatchObject({
      text: expect.stringContaining(monthlyPrice(plan)),
    });
});

test('an added page is found by the search and answered from by the assistant', () => {
  const lead = 'One opening, remote or at a desk in our office.';
  const careers = readPage(`<title>Careers · Lumenary</title><meta name="description" content="${lead}">
    <p>Careers</p><h1>Work with us</h1><p>${lead}</p>
    <section id="openings"><h2>Customer engineer</h2><p>You get new customers live and answer their questions.</p></section>`);
  const ranking = createRanking({
    pages: [...index.pages, { path: '/careers', ...careers }],
    // The page replaces the answer that there is none.
    questions: index.questions.filter(({ wordings }) => !wordings.includes('careers')),
  });
  const assistant = createAssistant(ranking);
  for (const query of ['careers', 'jobs', 'do you have a job opening', 'are you hiring']) {
    expect(createSearch(ranking)(query, EVERYTHING).groups[0]?.path, query).toBe('/careers');
    expect(assistant(query).reply, query).toMatchObject({
      to: '/careers',
      text: expect.stringContaining('opening'),
    });
  }
});

test('a member of the team is known by name', () => {
  const assistant = createAssistant(createRanking(index));
  for (const { name, role } of team) {
    const { reply } = assistant(`who is ${name}`);
    expect('text' in reply && lowered(reply.text), name).toContain(lowered(role));
  }
});

isSample('samples, stories, and quotes are on no page of the index', () => {
  const made = [
    ...sampleMessages.flatMap(({ text, reply }) => [text, reply]),
    ...Object.values(featureMessages).map(({ text }) => text),
    ...cases.flatMap(({ task, quote }) => [task, quote.text]),
    ...testimonials.map(({ feedback }) => feedback),
  ];
  const all = JSON.stringify(index.pages);
  expect(made.filter((text) => all.includes(text))).toEqual([]);
});

isSample('the assistant does not answer from samples', () => {
  const assistant = createAssistant(createRanking(index));
  for (const question of [
    `who is ${night?.colleague}?`,
    `who is ${night?.customer}?`,
    'Do you ship to Norway?',
    'is the oak table in stock?',
  ])
    expect(assistant(question).reply.kind, question).toBe('unknown');
});

test('links to related pages are not part of a page', () => {
  for (const { anchor, text } of index.pages.flatMap(({ parts }) => parts))
    if (anchor === 'related') expect(text).toBe('');
});

function linkTo(name: string): string {
  return footerColumns.flatMap(({ links }) => links).find(({ label }) => label === name)?.to ?? '';
}

function pageAbout(about: string): string {
  return [...features, ...benefits].find(({ id }) => id === about)?.path ?? '';
}

function expectFirst(query: string, path: string) {
  expect(search(query, EVERYTHING).groups[0]?.path).toBe(path);
}

function lowered(path: string): string {
  return path.toLowerCase();
}
