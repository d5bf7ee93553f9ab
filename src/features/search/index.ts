export { createTopicsOf, documentTerms } from './document-words';
export { loadSearchOverlay, loadSearchPage } from './load-search';
export { normalizeWord } from './normalize-word';
export type { Answer, Ranking } from './ranking';
export { loadRanking } from './use-search';
