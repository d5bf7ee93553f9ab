export { loadSearchOverlay, loadSearchPage } from './load-search';
export { normalizeWord } from './normalize-word';
export type { Ranker } from './ranker';
export { askPath } from './search';
export { loadRanker } from './use-search';
