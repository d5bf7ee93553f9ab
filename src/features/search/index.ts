export { loadSearchOverlay, loadSearchPage } from './load-search';
export { normalizeWord } from './normalize-word';
export type { RankedAnswer, Ranker } from './ranker';
export type { Term } from './read-question';
export { askPath } from './search';
export { loadRanker } from './use-search';
