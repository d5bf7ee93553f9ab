import * as fc from '../../support/fuzz';
import { beforeAll, expect, test } from 'vitest';
import { createSearch } from '@/features/search/search-engine';
import type { Search, SearchAnswer } from '@/features/search/search-types';

const LIMITS = { groups: 5, hitsPerGroup: 3 };
let search: Search;

beforeAll(async () => {
  search = await createSearch({
    pages: [
      page('/pricing', 'Pricing', [
        part('', 'Plans that say what they cost', 'Three managed plans.'),
        part('plans', 'Enterprise', 'Single sign-on and audit log. A café in Zürich uses it.'),
      ]),
      page('/about', 'About', [
        part('', 'Who we are', 'A small team.'),
        part('team', 'The team', 'They like the pricing of plants.'),
      ]),
      page('/speech', 'Speech Recognition', [part('', 'Speech Recognition', 'Text from voices.')]),
      page('/odd', 'Odd', [part('', 'Ask', 'Is <img src=x onerror=alert(1)> a tag? Yes.')]),
    ],
  });
});

test('a page called what was searched for comes before one that only mentions it', () => {
  expect(paths('pricing')).toEqual(['/pricing', '/about']);
});

test('a heading comes before a mention', () => {
  expect(find('team').groups[0]?.hits.map(({ to }) => to)).toEqual(['/about#team', '/about']);
});

test.each([
  ['an unfinished word', 'spee'],
  ['a misspelt word', 'recogntion'],
  ['a missing accent', 'zurich', '/pricing'],
  ['an accent too many', 'spéech'],
  ['capitals', 'SPEECH'],
  ['letters of full width', 'ｓｐｅｅｃｈ'],
  ['another ending of the word', 'prices', '/pricing'],
  ['what others call it', 'cost', '/pricing'],
  ['a whole question', 'What is the cost of enterprise?', '/pricing'],
  ['the words of a page and of its section together', 'enterprise pricing', '/pricing'],
])('%s is understood: %s', (_what, query, path = '/speech') => {
  expect(paths(query)[0]).toBe(path);
});

test('a result leads to its section, and what matched is marked in it', () => {
  const [hit] = find('cafe').groups[0]?.hits ?? [];
  expect(hit?.to).toBe('/pricing#plans');
  expect(hit?.text.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['café']);
  expect(hit?.text.map(({ text }) => text).join('')).toBe(
    'Single sign-on and audit log. A café in Zürich uses it.',
  );
});

test('when no place has all words, those with some are shown and said to be that', () => {
  expect(find('speech qqqq')).toMatchObject({ exact: false, total: 1 });
});

test('when nothing is found, other spellings are offered', () => {
  const { total, suggestions } = find('enterbreiz');
  expect(total).toBe(0);
  expect(suggestions).toContain('enterprise');
});

test('an empty query finds nothing', () => {
  expect(find(' \n ')).toMatchObject({ total: 0, groups: [] });
  expect(find('?!…')).toMatchObject({ total: 0, groups: [] });
});

test('markup in a page stays text', () => {
  const [hit] = find('onerror').groups[0]?.hits ?? [];
  expect(hit?.text.map(({ text }) => text).join('')).toContain('<img src=x onerror=alert(1)>');
});

test('no query throws, breaks the limits, or puts a word into a page that is not there', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '__proto__',
      'constructor toString',
      '\uD800',
      '"><svg/onload=1>',
      '~pric',
      '%00%ff',
      'a'.repeat(5000),
      'ﷺ '.repeat(300),
      '(((((.*)+)+)+)+$',
      "' OR 1=1 --",
    ),
    fc
      .array(fc.constantFrom('price', 'the', 'SPEECH', 'z', '-', '24/7', 'café'), { maxLength: 30 })
      .map(join),
  );
  fc.assert(
    fc.property(hostile, (query) => {
      const { groups } = find(query);
      expect(groups.length).toBeLessThanOrEqual(LIMITS.groups);
      for (const { hits } of groups) {
        expect(hits.length).toBeLessThanOrEqual(LIMITS.hitsPerGroup);
        for (const { heading } of hits) expect(headings).toContain(heading.map(({ text }) => text).join(''));
      }
    }),
    { numRuns: 1000 },
  );
}, 60_000);

const headings = [
  'Plans that say what they cost',
  'Enterprise',
  'Who we are',
  'The team',
  'Speech Recognition',
  'Ask',
];

function find(query: string): SearchAnswer {
  return search(query, LIMITS);
}

function paths(query: string): string[] {
  return find(query).groups.map(({ path }) => path);
}

function page(path: string, title: string, parts: readonly ReturnType<typeof part>[]) {
  return { path, title, description: `About ${title}.`, parts };
}

function part(anchor: string, heading: string, text: string) {
  return { anchor, heading, text };
}

function join(words: readonly string[]): string {
  return words.join(' ');
}
