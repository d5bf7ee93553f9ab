export { askPath } from './search';
export { loadSearchIndex } from './search-index';
export type { IndexedPage, IndexedPart, SearchIndex } from './search-types';
export { normalise, wordsIn } from './search-words';
export { SearchOverlayContext, useSearchOverlay } from './use-search-overlay';

export const loadSearchOverlay = () => import('./overlay/search-overlay');
export const loadSearchPage = () => import('./results/search-page');
