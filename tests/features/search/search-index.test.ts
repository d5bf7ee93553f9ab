// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { createSiteReader, type SearchIndex } from '@/features/reader';
import { createSearch, type Search } from '@/features/search/search-engine';
import { benefits } from '@/site/benefits';
import { cases } from '@/site/cases';
import { features } from '@/site/features';
import { dropMenu, footerColumns, popularSearches } from '@/site/navigation';
import { paths } from '@/site/paths';
import { questions } from '@/site/questions';
import { testimonials } from '@/site/testimonials';
import { indexPages, readPage } from '../../../scripts/prerender/search-index.ts';

const EVERYTHING = { groups: 100, hitsPerGroup: 100 };
let index: SearchIndex;
let search: Search;

beforeAll(async () => {
  index = await indexPages();
  search = createSearch(createSiteReader(index));
}, 240_000);

test('each content page is indexed once; sign-in, account and search pages are not', () => {
  const tops = index.sections.filter(({ to, isAnswer }) => !to.includes('#') && !isAnswer);
  const indexed = tops.map(({ to }) => to);
  expect(new Set(indexed).size).toBe(indexed.length);
  for (const { path } of [...features, ...benefits]) expect(indexed.map(lowered)).toContain(lowered(path));
  for (const { to } of dropMenu) expect(indexed.map(lowered)).toContain(lowered(to));
  expect(indexed).toContain(paths.offer);
  for (const path of [paths.login, paths.signup, paths.account, paths.search])
    expect(indexed).not.toContain(path);
});

test('every page is found by its heading', () => {
  for (const { to, heading } of index.sections.filter(({ to }) => !to.includes('#'))) {
    const found = search(heading, EVERYTHING).groups.flatMap(({ hits }) => hits.map((hit) => hit.to));
    expect(found, heading).toContain(to);
  }
});

test.each([
  ['dpa', pageAbout('security')],
  ['slack', pageAbout('cloud-integration')],
  ['99.9 percent', pageAbout('security')],
])('a buyer who searches for %s finds %s', (query, path) => {
  expect(search(query, EVERYTHING).groups.map((group) => group.path)).toContain(path);
});

const firstResult = 'the first result for “%s” is %s';

test.each([
  ['sign in', paths.help],
  ['speech recogn', paths.speechRecognition],
  ['login', paths.help],
  ['log in', paths.help],
  ['pricng', paths.pricing],
  ['contcat', paths.contact],
])(firstResult, expectFirst);

test.each([
  ['about us', linkTo('About')],
  ['overage', paths.pricing],
  ['jobs', paths.contact],
  ['fraud detection', '/Features'],
  ['secuirty', pageAbout('security')],
  ['chatbto', pageAbout('chatbot')],
])(firstResult, expectFirst);

test('an offer that is over is neither found nor promised', () => {
  const reader = createSiteReader(index, { isOfferOver: () => true });
  const { direct, groups } = createSearch(reader)('discount', EVERYTHING);
  expect(groups.map(({ path }) => path)).not.toContain(paths.offer);
  expect(direct?.to).toContain(paths.pricing);
});

test.each(popularSearches)('the popular search %s has results', (query) => {
  expect(search(query, EVERYTHING)).toMatchObject({ exact: true });
});

test('a page is split into headings and the visible text below them', () => {
  const page = readPage(`
    <title>Plans · Example</title><meta name="description" content="All plans.">
    <h1>Plans &amp; prices</h1><p>From <b>$19</b> a month.</p>
    <section id="compare"><p>Eyebrow</p><h2>Compare</h2><svg><text>Drawing</text></svg>
    <table><thead><tr><th></th><th>Basic</th></tr></thead><tbody><tr><th>Chats</th><td>5</td></tr></tbody></table><button>Press</button>
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
        heading: 'Compare',
        text: 'Chats: Basic 5.',
      },
      { anchor: '', heading: 'Can I leave?', text: 'Yes.' },
      { anchor: 'voice', heading: 'Voice', text: 'Calls as text. For teams.' },
    ],
  });
});

test('every question leads to a section of the site', () => {
  const addresses = new Set(index.sections.map(({ to }) => lowered(to)));
  expect(questions.filter(({ to }) => !addresses.has(lowered(to)))).toEqual([]);
});

test('stories and quotes are on no page of the index', () => {
  const quotes = [
    ...cases.flatMap(({ task, quote }) => [task, quote.text]),
    ...testimonials.map(({ feedback }) => feedback),
  ];
  const all = JSON.stringify(index);
  expect(quotes.filter((text) => all.includes(text))).toEqual([]);
});

test('links to related pages are not part of a page', () => {
  for (const { to, text } of index.sections) if (to.endsWith('#related')) expect(text).toBe('');
});

function linkTo(name: string): string {
  return footerColumns.flatMap(({ links }) => links).find(({ label }) => label === name)?.to ?? '';
}

function pageAbout(about: string): string {
  const all: readonly { id: string; path: string }[] = [...features, ...benefits];
  return all.find(({ id }) => id === about)?.path ?? '';
}

function expectFirst(query: string, path: string) {
  expect(search(query, EVERYTHING).groups[0]?.path).toBe(path);
}

function lowered(path: string): string {
  return path.toLowerCase();
}
