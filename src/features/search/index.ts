export { askPath } from './search';
export type { Ranker } from './ranker';
export { normalizeWord } from './normalize-word';
export { loadRanker } from './use-search';

export const loadSearchOverlay = () => import('./search-overlay');
export const loadSearchPage = () => import('./search-page');
