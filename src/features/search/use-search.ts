import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { amountOf } from '@/site/locale';
import { loadSiteReader } from './load';
import type { Search, SearchResults } from './search-engine';

/** Fits any question, and stays below the length limits of URLs. */
export const MAX_QUERY_LENGTH = 200;

export type SearchState = {
  /** The query that this state answers; it lags behind the input while the visitor types fast. */
  readonly query: string;
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly answer: SearchResults }
);

/** As in "12 results", or nothing before there are any. */
export function resultCount(state: SearchState): string {
  if (state.status !== 'ready' || state.query === '') return '';
  const { total, exact } = state.answer;
  if (total === 0) return 'No results';
  const results = amountOf(total, 'result');
  return exact ? results : `${results} with some of your words`;
}

/** Searches at low priority, so that typing stays responsive. */
export function useSearch(typed: string, maxPages: number): SearchState {
  const query = useDeferredValue(typed);
  const [search, setSearch] = useState<{ run: Search } | 'loading' | 'failed'>('loading');

  const load = useCallback(() => {
    loadSearch().then(
      (run) => setSearch({ run }),
      (error: unknown) => {
        console.error(error);
        setSearch('failed');
      },
    );
  }, []);
  useEffect(load, [load]);

  return useMemo(() => {
    if (search === 'loading') return { query, status: search };
    if (search === 'failed') {
      const retry = () => {
        setSearch('loading');
        load();
      };
      return { query, status: search, retry };
    }
    return { query, status: 'ready', answer: search.run(query, maxPages) };
  }, [search, query, maxPages, load]);
}

/** Loads the search. A failed load is retried by the next call. */
async function loadSearch(): Promise<Search> {
  const [{ createSearch }, reader] = await Promise.all([import('./search-engine'), loadSiteReader()]);
  return createSearch(reader);
}
