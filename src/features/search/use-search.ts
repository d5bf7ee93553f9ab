import indexUrl from 'virtual:search-index';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { withCurrentPrices } from '@/features/offer';
import { logError } from '@/lib/log-error';
import { MAX_QUERY_LENGTH, searchPath } from './search';
import type { Ranker } from './ranker';
import type { Search, SearchResults, SearchLimits } from './search-engine';
import type { SearchIndex } from './search-index';

const TIMEOUT_MS = 15_000;

interface Asked {
  /** The query that this state answers; it lags behind the input while the visitor types fast. */
  readonly asked: string;
}

export type SearchState = Asked &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly retry: () => void }
    | { readonly status: 'ready'; readonly answer: SearchResults }
  );

/** Searches at low priority, so that typing stays responsive. `limits` must be a constant outside the component. */
export function useSearch(query: string, limits: SearchLimits): SearchState {
  const asked = useDeferredValue(query);
  const [search, setSearch] = useState<{ run: Search } | 'loading' | 'failed'>('loading');

  const load = useCallback(() => {
    loadSearch().then(
      (run) => setSearch({ run }),
      (error: unknown) => {
        logError(error);
        setSearch('failed');
      },
    );
  }, []);
  useEffect(load, [load]);

  const retry = useCallback(() => {
    setSearch('loading');
    load();
  }, [load]);

  return useMemo(() => {
    if (search === 'loading') return { asked, status: 'loading' };
    if (search === 'failed') return { asked, status: 'failed', retry };
    return { asked, status: 'ready', answer: search.run(asked, limits) };
  }, [search, asked, limits, retry]);
}

/**
 * Keeps the query in the address, so that it can be shared and reloaded. Typing updates the input first and the
 * address after it; the address updates the input only on other navigation, such as Back.
 */
export function useQueryInAddress() {
  const { search, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const queryInUrl = (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  const [query, setQuery] = useState(queryInUrl);
  const [seenKey, setSeenKey] = useState(key);

  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType !== NavigationType.Replace) setQuery(queryInUrl);
  }

  function type(next: string) {
    setQuery(next);
    void navigate(searchPath(next), { replace: true, preventScrollReset: true });
  }
  function submit() {
    void navigate(searchPath(query), { preventScrollReset: true });
  }
  return { query, type, submit };
}

let ranker: Promise<Ranker> | undefined;

/** Loads the search. A failed load is retried by the next call. */
export async function loadSearch(): Promise<Search> {
  const [{ createSearch }, loaded] = await Promise.all([import('./search-engine'), loadRanker()]);
  return createSearch(loaded);
}

/** Loads the ranker and the index once, for search and assistant. A failed load is retried by the next call. */
export function loadRanker(): Promise<Ranker> {
  ranker ??= createRankerFromIndex().catch((error: unknown) => {
    ranker = undefined;
    throw error;
  });
  return ranker;
}

async function createRankerFromIndex(): Promise<Ranker> {
  const [{ createRankerInSlices }, index] = await Promise.all([import('./ranker'), fetchIndex()]);
  return createRankerInSlices(index);
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(indexUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The search index request failed with status ${response.status}.`);
  // The index has list prices. While the visitor's offer runs, answers quote the reduced ones.
  const body: unknown = JSON.parse(withCurrentPrices(await response.text()));
  if (!isSearchIndex(body)) throw new Error('The search index is malformed.');
  return body;
}

/** Rejects other JSON, which a server may return for a missing file. The items come from the build, so they are not checked. */
function isSearchIndex(value: unknown): value is SearchIndex {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pages' in value &&
    Array.isArray(value.pages) &&
    'answers' in value &&
    Array.isArray(value.answers)
  );
}
