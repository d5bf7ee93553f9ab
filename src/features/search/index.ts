export { askPath } from './search';
export type { IndexedPage, IndexedPart, SearchIndex } from './search-engine';
export { normalizeWord, wordsIn } from './search-words';
export { loadSearchIndex } from './use-search';

export const loadSearchOverlay = () => import('./search-overlay');
export const loadSearchPage = () => import('./search-page');
