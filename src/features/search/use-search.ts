import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { NavigationType, useNavigate, useNavigationType } from 'react-router-dom';
import { logError } from '@/lib/log-error';
import { useHydratedLocation } from '@/lib/use-hydrated';
import { amountOf } from '@/site/locale';
import { useListbox } from '@/ui/use-listbox';
import { loadSiteReader } from './load-reader';
import { MAX_QUERY_LENGTH, popularSearches, searchPath } from './search';
import type { Search, SearchLimits, SearchResults } from './search-engine';

/** Long enough that typing writes the address once, short enough that a reload keeps what was typed. */
const TYPING_PAUSE_MS = 400;

export type SearchState = {
  /** The query that this state answers; it lags behind the input while the visitor types fast. */
  readonly query: string;
} & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly answer: SearchResults }
);

/** What a search finds, with the keys that choose from it. `limits` must be a constant outside the component. */
export function useSearchList(query: string, limits: SearchLimits) {
  const trimmed = query.trim();
  const state = useSearch(trimmed, limits);
  const listbox = useListbox(
    countOptions(state),
    `${state.status} ${state.query}`,
    `${state.status} ${trimmed}`,
  );
  return { state, listbox };
}

/** Those of the answer and the hits, or the popular searches before anything is typed. */
function countOptions(state: SearchState): number {
  if (state.query === '') return state.status === 'failed' ? 0 : popularSearches.length;
  if (state.status !== 'ready') return 0;
  const { groups, direct } = state.answer;
  return groups.flatMap(({ hits }) => hits).length + (direct ? 1 : 0);
}

/** As in "12 results", or nothing before there are any. */
export function resultCount(state: SearchState): string {
  if (state.status !== 'ready' || state.query === '') return '';
  const { total, exact } = state.answer;
  if (total === 0) return 'No results';
  const results = amountOf(total, 'result');
  return exact ? results : `${results} with some of your words`;
}

/** Searches at low priority, so that typing stays responsive. `limits` must be a constant outside the component. */
function useSearch(query: string, limits: SearchLimits): SearchState {
  const deferredQuery = useDeferredValue(query);
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
    if (search === 'loading') return { query: deferredQuery, status: 'loading' };
    if (search === 'failed') return { query: deferredQuery, status: 'failed', retry };
    return { query: deferredQuery, status: 'ready', answer: search.run(deferredQuery, limits) };
  }, [search, deferredQuery, limits, retry]);
}

/**
 * Keeps the query in the address, so that it can be shared and reloaded. The address follows the input after a pause,
 * because Safari refuses more than 100 history entries in 30 seconds. Other navigation, such as Back, sets the input.
 */
export function useQueryInAddress() {
  const { search, key } = useHydratedLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const queryInUrl = (new URLSearchParams(search).get('q') ?? '').slice(0, MAX_QUERY_LENGTH);
  const [query, setQuery] = useState(queryInUrl);
  const [seenKey, setSeenKey] = useState(key);

  if (key !== seenKey) {
    setSeenKey(key);
    if (navigationType !== NavigationType.Replace) setQuery(queryInUrl);
  }

  function replaceWith(text: string) {
    if (text !== queryInUrl) void navigate(searchPath(text), { replace: true, preventScrollReset: true });
  }
  const onPause = useEffectEvent(replaceWith);
  useEffect(() => {
    const timer = setTimeout(() => onPause(query), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);

  function submit() {
    void navigate(searchPath(query), { preventScrollReset: true });
  }
  /** Before a link is followed, so that Back returns to what was typed. */
  function leave() {
    replaceWith(query);
  }
  return { query, type: setQuery, submit, leave };
}

/** Loads the search. A failed load is retried by the next call. */
export async function loadSearch(): Promise<Search> {
  const [{ createSearch }, reader] = await Promise.all([import('./search-engine'), loadSiteReader()]);
  return createSearch(reader);
}
