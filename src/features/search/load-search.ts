// Not in index.ts: the chunk that has these would then also contain the other exports of the feature.
export const loadSearchOverlay = () => import('./search-overlay');
export const loadSearchPage = () => import('./search-page');
