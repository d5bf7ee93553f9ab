import { useCallback, useEffect, useMemo, useState } from 'react';
import { reportQuietly } from '@/integrations/report';
import { loadSearch } from '@/integrations/search-index';
import type { Search, SearchAnswer, SearchLimits } from '@/integrations/search-types';

type SearchState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly answer: SearchAnswer };

/** What the site says about a query. Keep the limits outside the component. */
export function useSearch(query: string, limits: SearchLimits): SearchState {
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
    if (search === 'loading') return { status: 'loading' };
    if (search === 'failed') return { status: 'failed', retry };
    return { status: 'ready', answer: search.run(query, limits) };
  }, [search, query, limits, retry]);
}
