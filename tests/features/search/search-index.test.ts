// @vitest-environment node
import { beforeAll, expect, test } from 'vitest';
import { createSearch } from '@/features/search/search-engine';
import type { Search, SearchIndex } from '@/features/search/search-engine';
import { benefits } from '@/site/benefits';
import { features } from '@/site/features';
import { paths } from '@/site/paths';
import { plans } from '@/site/plans';
import { popularSearches } from '@/features/search/search';
import { readPage, readSiteIndex } from '../../../scripts/vite/search-index.mjs';

const EVERYTHING = { groups: 100, hitsPerGroup: 100 };
let index: SearchIndex;
let search: Search;

beforeAll(async () => {
  index = await readSiteIndex();
  search = await createSearch(index);
}, 60_000);

test('each content page is indexed once; sign-in, account and search pages are not', () => {
  const indexed = index.pages.map(({ path }) => path);
  expect(new Set(indexed).size).toBe(indexed.length);
  for (const { path } of [...features, ...benefits]) expect(indexed.map(lowered)).toContain(lowered(path));
  for (const path of [paths.home, paths.about, paths.services, paths.projects, paths.blog, paths.offer])
    expect(indexed).toContain(path);
  for (const path of [paths.login, paths.signup, paths.account, paths.search])
    expect(indexed).not.toContain(path);
});

test('every page has a title, a description and one first heading', () => {
  for (const { path, title, description, parts } of index.pages) {
    expect(title, path).not.toBe('');
    expect(description, path).not.toBe('');
    expect(parts.length, path).toBeGreaterThan(0);
  }
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
  ...plans.map(({ title }) => [title, paths.pricing] as const),
  ...features.map(({ title, path }) => [title, path] as const),
  ...benefits.map(({ title, path }) => [title, path] as const),
])('%s is found at %s', (title, path) => {
  expect(search(title, EVERYTHING).groups.map((group) => lowered(group.path))).toContain(lowered(path));
});

test.each(popularSearches)('the popular search %s has results', (query) => {
  expect(search(query, EVERYTHING)).toMatchObject({ exact: true });
});

test('a page is split into headings and the visible text below them', () => {
  const page = readPage(`
    <title>Plans · Example</title><meta name="description" content="All plans.">
    <h1>Plans &amp; prices</h1><p>From <b>$19</b> a month.</p>
    <section id="compare"><p>Eyebrow</p><h2>Compare</h2><svg><text>Drawing</text></svg>
    <table><tr><th>Chats</th><td>5</td></tr></table><button>Press</button></section>
    <details id="_R_1_"><summary>Can I leave?</summary><p>Yes.</p><a href="/a">One</a><a href="/b">Two</a></details>
    <details id="voice"><summary><h3>Voice</h3><p>Calls as text.</p></summary><p>For teams.</p></details>`);
  expect(page).toEqual({
    title: 'Plans',
    description: 'All plans.',
    parts: [
      { anchor: '', heading: 'Plans & prices', text: 'From $19 a month.' },
      { anchor: 'compare', heading: 'Compare', text: 'Chats · 5' },
      { anchor: '', heading: 'Can I leave?', text: 'Yes. One · Two' },
      { anchor: 'voice', heading: 'Voice', text: 'Calls as text. For teams.' },
    ],
  });
});

function lowered(path: string): string {
  return path.toLowerCase();
}
