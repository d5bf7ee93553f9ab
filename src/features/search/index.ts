export { loadSearchOverlay, loadSearchPage, loadSiteReader } from './load';
