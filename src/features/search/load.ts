import { hasOfferEnded } from '@/features/offer';
import type { SearchIndex } from '@/features/reader';
import { loadOnce } from '@/lib/load-once';
import { fieldsOf } from '@/lib/storage';
import { SEARCH_INDEX_PATH } from '@/site/paths';

export const loadSearchOverlay = () => import('./search-overlay');
export const loadSearchPage = () => import('./search-page');

const TIMEOUT_MS = 15_000;

/** Loads the reader of this site, for search and assistant. */
export const loadSiteReader = loadOnce(async () => {
  const [{ createSiteReader }, index] = await Promise.all([import('@/features/reader'), fetchSearchIndex()]);
  return createSiteReader(index, hasOfferEnded());
});

async function fetchSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(SEARCH_INDEX_PATH, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(`The search index request failed with status ${response.status}.`);
  const body: unknown = await response.json();
  if (!isSearchIndex(body)) throw new Error('The search index is malformed.');
  return body;
}

/** Rejects other JSON, which a server may return for a missing file. The items come from the build, so they are not checked. */
function isSearchIndex(value: unknown): value is SearchIndex {
  return Array.isArray(fieldsOf(value)['sections']);
}
