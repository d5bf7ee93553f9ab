import { expect, test } from 'vitest';
import { createSiteReader } from '@/features/reader';
import { createSearch, type SearchResults } from '@/features/search/search-engine';
import { sectionsOf } from '../../../scripts/prerender/search-index.ts';

const pages = [
  page('/pricing', 'Pricing', [
    part('', 'Plans that say what they cost', 'Three managed plans.'),
    part('plans', 'Enterprise', 'Single sign-on and audit log. A café in Zürich uses it.'),
  ]),
  page('/about', 'About', [
    part('', 'Who we are', 'A small team.'),
    part('team', 'The team', 'They like the pricing of plants.'),
  ]),
  page('/speech', 'Speech Recognition', [part('', 'Speech Recognition', 'Text from voices.')]),
  page('/offer', 'Offer', [part('', 'Prices cut by half', 'A discount on every plan.')]),
  page('/odd', 'Odd', [part('', 'Ask', 'Is <img src=x onerror=alert(1)> a tag? Yes.')]),
];
const questions = [
  {
    question: 'Can I have my money back?',
    also: ['refund', 'guarantee'],
    answer: 'Within seven days.',
    to: '/about#team',
  },
  { question: 'voice typing', also: [], to: '/speech' },
];
const search = createSearch(createSiteReader({ sections: sectionsOf(pages, questions) }));

test('the answer is shown directly, and its section comes first', () => {
  const { direct, groups } = find('refund');
  expect(direct).toMatchObject({ text: 'Within seven days.', section: { to: '/about#team' } });
  expect(groups[0]?.hits[0]?.to).toBe('/about#team');
});

test('without an answer that fits, only results are shown', () => {
  expect(find('speech').direct).toBeUndefined();
  expect(find('refund zebras enterprise').direct).toBeUndefined();
});

test('titles and headings that match rank above mentions in the text', () => {
  expect(pathsOf('pricing')).toEqual(['/pricing', '/offer', '/about']);
  expect(find('enterprise').groups[0]?.hits[0]?.to).toBe('/pricing#plans');
  expect(find('team').groups[0]?.hits.map(({ to }) => to)).toEqual(['/about#team', '/about']);
});

test.each([
  ['an unfinished word', 'spee'],
  ['a misspelled word', 'recogntion'],
  ['swapped letters', 'speehc'],
  ['a misspelled word that others are spelled like', 'pricng', '/pricing'],
  ['a missing accent', 'zurich', '/pricing'],
  ['an extra accent', 'spéech'],
  ['capitals', 'SPEECH'],
  ['full-width letters', 'ｓｐｅｅｃｈ'],
  ['another word ending', 'prices', '/pricing'],
  ['a whole question', 'What is the price of enterprise?', '/pricing'],
  ['words of a page title and a section heading', 'enterprise pricing', '/pricing'],
])('%s finds the page: %s', (_what, query, path = '/speech') => {
  expect(pathsOf(query)[0]).toBe(path);
});

test('a result links to its section and marks the matching words', () => {
  const [hit] = find('cafe').groups[0]?.hits ?? [];
  expect(hit?.to).toBe('/pricing#plans');
  expect(hit?.text.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['café']);
  expect(hit?.text.map(({ text }) => text).join('')).toBe(
    'Single sign-on and audit log. A café in Zürich uses it.',
  );
});

test('when no part has all words, parts with some of them are returned as inexact', () => {
  expect(find('speech qqqq')).toMatchObject({ exact: false, total: 1 });
});

test('an empty query finds nothing', () => {
  expect(find(' \n ')).toMatchObject({ total: 0, groups: [] });
  expect(find('?!…')).toMatchObject({ total: 0, groups: [] });
});

function find(query: string): SearchResults {
  return search(query, 5);
}

function pathsOf(query: string): string[] {
  return find(query).groups.map(({ path }) => path);
}

function page(path: string, title: string, parts: ReturnType<typeof part>[]) {
  return { path, title, description: `About ${title}.`, parts };
}

function part(anchor: string, heading: string, text: string) {
  return { anchor, heading, text };
}
