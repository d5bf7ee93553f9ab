// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { monthlyPrice } from '@/domain/format';
import { createRanking } from '@/features/search/ranking';
import { popularSearches } from '@/features/search/search';
import { createSearch, type Search } from '@/features/search/search-engine';
import type { SearchIndex } from '@/features/search/search-index';
import { createAssistant } from '@/features/tools/chatbot/assistant';
import { benefits } from '@/site/benefits';
import { features } from '@/site/features';
import { offer } from '@/site/offer';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { team } from '@/site/team';
import { indexPages, readPage } from '../../../scripts/prerender/search-index.ts';

const EVERYTHING = { groups: 100, hitsPerGroup: 100 };
let index: SearchIndex;
let search: Search;

beforeAll(async () => {
  index = await indexPages();
  search = createSearch(createRanking(index));
}, 60_000);

test('each content page is indexed once; sign-in, account and search pages are not', () => {
  const indexed = index.pages.map(({ path }) => path);
  expect(new Set(indexed).size).toBe(indexed.length);
  for (const { path } of [...features, ...benefits]) expect(indexed.map(lowered)).toContain(lowered(path));
  for (const path of [paths.home, paths.about, paths.services, paths.projects, paths.blog])
    expect(indexed).toContain(path);
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

test.each([
  ['dpa', paths.benefits.security],
  ['slack', paths.cloudIntegration],
  ['overage', paths.pricing],
  ['annual', paths.pricing],
])('a buyer who searches for %s finds %s', (query, path) => {
  expect(search(query, EVERYTHING).groups.map((group) => group.path)).toContain(path);
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
        example: 'Made up for an illustration',
      },
      { anchor: '', heading: 'Can I leave?', text: 'Yes.' },
      { anchor: 'voice', heading: 'Voice', text: 'Calls as text. For teams.' },
    ],
  });
});

test('every question leads to a section of the site', () => {
  const addresses = index.pages
    .flatMap(({ path, parts }) => [path, ...parts.map(({ anchor }) => `${path}#${anchor}`)])
    .map(lowered);
  for (const { wordings, to } of index.questions) expect(addresses, wordings[0]).toContain(lowered(to));
});

test('every question is answered when it is asked as written', () => {
  const assistant = createAssistant(createRanking(index));
  const unanswered = index.questions.filter(
    ({ wordings: [first = ''] }) => assistant(first).reply.kind !== 'answer',
  );
  expect(unanswered).toEqual([]);
});

test('an added question is answered', () => {
  const wordings = ['Do you water office plants?', 'plant care'];
  const added = { wordings, answer: 'On Mondays.', to: paths.contact };
  const assistant = createAssistant(createRanking({ ...index, questions: [...index.questions, added] }));
  expect(assistant('who waters the plants in my office').reply).toMatchObject({ text: 'On Mondays.' });
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
  const ranking = createRanking({ ...index, pages: [...index.pages, { path: '/careers', ...careers }] });
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
    expect(assistant(`who is ${name}`).reply, name).toMatchObject({
      text: expect.stringContaining(lowered(role)),
    });
  }
});

test('dotted abbreviations are one word, and a question may name a percentage', () => {
  expect(search('F.A.Q.', EVERYTHING).groups[0]?.path).toBe(paths.faqs);
  expect(search('99.9 percent', EVERYTHING).groups.map(({ path }) => path)).toContain(
    paths.benefits.security,
  );
});

test('links to related pages and drawings of a sample are not part of a page', () => {
  const texts = index.pages.flatMap(({ parts }) =>
    parts.map(({ text, eyebrow = '' }) => `${eyebrow} ${text}`),
  );
  expect(texts.filter((text) => text.includes('Sample message · Change'))).toEqual([]);
  for (const { anchor, text } of index.pages.flatMap(({ parts }) => parts))
    if (anchor === 'related') expect(text).toBe('');
});

function lowered(path: string): string {
  return path.toLowerCase();
}
