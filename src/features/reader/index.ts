export { readDocument, rowText, type Block } from './document';
export { createDocumentReader, type DocumentPassage, type DocumentReading } from './document-reader';
export type { Found } from './rank';
export {
  createSiteReader,
  type IndexedPage,
  type SearchIndex,
  type SiteAnswer,
  type SiteReader,
  type SiteReading,
  type SiteSection,
} from './site-reader';
export { hasEnglishWords, WORD } from './words';
