// @vitest-environment node
import * as fc from '../../support/fuzz';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createRanking } from '@/features/search/ranking';
import { createSearch } from '@/features/search/search-engine';
import { SearchListbox } from '@/features/search/search-listbox';
import { askPath, popularSearches } from '@/features/search/search';
import { NoResults } from '@/features/search/search-results';

const LIMITS = { groups: 6, hitsPerGroup: 3 };
const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)>',
  'javascript:alert(1)',
  '</a><a href="javascript:alert(1)">pricing',
  '&lt;b&gt; pricing',
  '{{constructor}} __proto__',
  '\u202e gnicirp \ud800',
] as const;
const queries = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(...payloads),
  fc
    .array(fc.constantFrom(...payloads, ...popularSearches, 'price', 'a'), {
      maxLength: 8,
    })
    .map((parts) => parts.join(' ')),
);

const search = createSearch(
  createRanking({
    pages: [...popularSearches, ...payloads].map((title, at) => ({
      path: `/page-${at}`,
      title,
      description: `About ${title}`,
      parts: [{ anchor: 'part', heading: title, text: `The price of ${title}` }],
    })),
    questions: payloads.map((text) => ({ asked: ['price', text], answer: text, to: '/page-0' })),
  }),
);

test('random and hostile queries and pages are rendered as text', () => {
  let withResults = 0;
  fc.assert(
    fc.property(queries, (query) => {
      const html = shown(query);
      if (html.includes('role="option"')) withResults += 1;
      expect(tagsIn(html).filter((tag) => !OURS.test(tag))).toEqual([]);
    }),
    { numRuns: 60 },
  );
  expect(withResults).toBeGreaterThan(20);
});

/** The tags and attributes that our components render: no scripts, no handlers, no external links. */
const OURS =
  /^<(\/\w+|(div|p|span|q|mark|svg|path|circle|rect|line|polyline|button|a)( (class|role|id|aria-[a-z]+|tabindex|translate|type|xmlns|viewBox|width|height|fill|stroke|stroke-[a-z]+|d|c[xy]|r|[xy][12]?|points|data-discover)="[^"<>]*"| href="\/[^"<>]*")*\/?)>$/;

function tagsIn(html: string): readonly string[] {
  return html.match(/<[^>]*>?/g) ?? [];
}

function shown(query: string): string {
  const { groups, suggestions, direct } = search(query, LIMITS);
  return renderToStaticMarkup(
    <MemoryRouter>
      <SearchListbox
        groups={groups}
        direct={direct}
        listId="list"
        optionId={String}
        activeIndex={0}
        onLeave={nothing}
      />
      <NoResults query={query} suggestions={suggestions} onSuggestion={nothing} askTo={askPath(query)} />
    </MemoryRouter>,
  );
}

function nothing() {}
