export { readDocument, rowText, type Block } from './document';
export { createDocumentReader, type DocumentPassage, type DocumentReading } from './document-reader';
export type { Found } from './rank';
export type { SearchIndex } from './site-index';
export {
  createSiteReader,
  type SiteAnswer,
  type SiteReader,
  type SiteReading,
  type SiteSection,
} from './site-reader';
export { hasEnglishWords, WORD } from './words';
