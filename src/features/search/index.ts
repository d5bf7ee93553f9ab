export { loadSearchOverlay, loadSearchPage } from './load-search';
export { normalizeWord } from './normalize-word';
export type { Ranker } from './ranker';
export { tellsWhatIsAsked } from './question-kinds';
export type { Term } from './read-question';
export { askPath } from './search';
export { loadRanker } from './use-search';
