import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { reportQuietly } from '@/lib/report';
import { loadSearch } from './search-index';
import type { Search, SearchAnswer, SearchLimits } from './search-types';

interface Asked {
  /** What this is about: behind what is being typed until there was time to look. */
  readonly asked: string;
}

export type SearchState = Asked &
  (
    | { readonly status: 'loading' }
    | { readonly status: 'failed'; readonly retry: () => void }
    | { readonly status: 'ready'; readonly answer: SearchAnswer }
  );

/** What the site says about a query, without ever keeping a key press waiting. Keep the limits outside the component. */
export function useSearch(query: string, limits: SearchLimits): SearchState {
  const asked = useDeferredValue(query);
  const [search, setSearch] = useState<{ run: Search } | 'loading' | 'failed'>('loading');

  const load = useCallback(() => {
    loadSearch().then(
      (run) => setSearch({ run }),
      (error: unknown) => {
        reportQuietly(error);
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
