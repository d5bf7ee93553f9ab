export const loadSearchOverlay = () => import('./search-overlay');
export const loadSearchPage = () => import('./search-page');
