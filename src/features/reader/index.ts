export {
  createDocumentReader,
  readDocument,
  rowText,
  type Block,
  type DocumentPassage,
  type DocumentReading,
} from './document';
export {
  createSiteReader,
  type SearchIndex,
  type SiteAnswer,
  type SiteReader,
  type SiteReading,
  type SiteSection,
} from './site-reader';
export { hasEnglishWords, WORD } from './words';
