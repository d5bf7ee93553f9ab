import { tradeSynonyms } from '@/site/search-words';
import { createRanking } from './ranking';
import type { IndexedPart } from './search-index';
import { createTermOf } from './words';

const termOf = createTermOf(tradeSynonyms);

/** Ranks the parts of a document that isn't of this site. It is short, so every word can be rare. */
export function createDocumentRanking(parts: readonly IndexedPart[]) {
  const page = { path: '', title: '', description: '', parts };
  return createRanking({ pages: [page], questions: [] }, { termOf, rare: 1 });
}
