export { fetchSearchIndex, loadSearchOverlay, loadSearchPage, loadSiteReader } from './load';
