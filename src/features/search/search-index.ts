import indexUrl from 'virtual:search-index';
import type { Search, SearchIndex } from './search-types';

const PATIENCE_MS = 15_000;

let loading: Promise<Search> | undefined;
let fetching: Promise<SearchIndex> | undefined;

/** The search over what the pages say: fetched once, when it is first asked for. A failure is not kept. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    // Nor is an index that no search could be made of.
    fetching = undefined;
    throw error;
  });
  return loading;
}

/** What the pages say, word for word. */
export function loadSearchIndex(): Promise<SearchIndex> {
  fetching ??= fetchIndex().catch((error: unknown) => {
    fetching = undefined;
    throw error;
  });
  return fetching;
}

async function load(): Promise<Search> {
  const [{ createSearch }, index] = await Promise.all([import('./search-engine'), loadSearchIndex()]);
  return createSearch(index);
}

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(indexUrl, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  const index: unknown = await response.json();
  if (!isSearchIndex(index)) throw new Error('The search index is not one.');
  return index;
}

/** A missing file may be answered with something else altogether. The build wrote what is inside. */
function isSearchIndex(value: unknown): value is SearchIndex {
  return typeof value === 'object' && value !== null && 'pages' in value && Array.isArray(value.pages);
}
