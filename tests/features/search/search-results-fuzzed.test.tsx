// @vitest-environment node
import * as fc from '../../support/fuzz';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test } from 'vitest';
import { createSearch } from '@/features/search/search-engine';
import type { Search } from '@/features/search/search-types';
import { SearchListbox } from '@/features/search/overlay/search-listbox';
import { askPath, frequentQuestions, popularSearches } from '@/features/search/search';
import { SearchNothingFound } from '@/features/search/search-nothing-found';
import { readSiteIndex } from '../../../scripts/vite/site-index.mjs';
import { milliseconds } from '../../support/milliseconds';

const LIMITS = { groups: 6, hitsPerGroup: 3 };
const FRAME_MS = 16;
let search: Search;

beforeAll(async () => {
  search = await createSearch(await readSiteIndex());
}, 60_000);

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
    .array(fc.constantFrom(...payloads, ...popularSearches, ...frequentQuestions, 'price', 'a'), {
      maxLength: 8,
    })
    .map((parts) => parts.join(' ')),
);

test('1,000 random and hostile queries in the site itself: nothing throws, and what is shown is text', () => {
  let withResults = 0;
  fc.assert(
    fc.property(queries, (query) => {
      const html = shown(query);
      if (html.includes('role="option"')) withResults += 1;
      expect(tagsIn(html).filter((tag) => !OURS.test(tag))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
  expect(withResults).toBeGreaterThan(100);
});

test('a key press is answered within a frame, whatever has been typed so far', () => {
  const typed = [...popularSearches, ...frequentQuestions, 'speach recogniton', 'qzxjv'].flatMap((query) =>
    Array.from(query, (_, at) => query.slice(0, at + 1)),
  );
  const times = Float64Array.from(typed, (query) => milliseconds(() => search(query, LIMITS))).toSorted();
  expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(FRAME_MS);
});

/** As our components write them: no scripts, no handlers, no addresses but the site's own. */
const OURS =
  /^<(\/\w+|(div|p|span|q|mark|svg|path|circle|rect|line|polyline|button|a)( (class|role|id|aria-[a-z]+|tabindex|translate|type|xmlns|viewBox|width|height|fill|stroke|stroke-[a-z]+|d|c[xy]|r|[xy][12]?|points|data-discover)="[^"<>]*"| href="\/[^"<>]*")*\/?)>$/;

function tagsIn(html: string): readonly string[] {
  return html.match(/<[^>]*>?/g) ?? [];
}

function shown(query: string): string {
  const { groups, suggestions } = search(query, LIMITS);
  return renderToStaticMarkup(
    <MemoryRouter>
      <SearchListbox groups={groups} listId="list" optionId={String} activeIndex={0} onLeave={nothing} />
      <SearchNothingFound
        query={query}
        suggestions={suggestions}
        onSuggestion={nothing}
        askTo={askPath(query)}
      />
    </MemoryRouter>,
  );
}

function nothing() {}
