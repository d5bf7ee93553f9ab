export { fetchSearchIndex, loadSiteReader } from './load-reader';
export { loadSearchOverlay, loadSearchPage } from './load-search';
