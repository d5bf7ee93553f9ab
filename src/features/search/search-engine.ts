import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch';
import { indexedForms, normalizeWord, queryWords, stemForm, synonymsOf, WORD, wordsIn } from './search-words';

/** Part of a text, marked if it matches the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** The text of all pages, collected by the build (scripts/vite/search-index.mjs). */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly parts: readonly IndexedPart[];
}

export interface IndexedPart {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

export interface SearchHit {
  readonly id: number;
  readonly to: string;
  readonly heading: readonly TextPiece[];
  readonly text: readonly TextPiece[];
}

/** The hits on one page. */
export interface SearchGroup {
  readonly path: string;
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer {
  readonly groups: readonly SearchGroup[];
  /** All hits, including those beyond the limits. */
  readonly total: number;
  /** Whether the hits contain every word of the query; otherwise they contain some of them. */
  readonly exact: boolean;
  /** Similar words, offered when nothing was found. */
  readonly suggestions: readonly string[];
}

export interface SearchLimits {
  readonly groups: number;
  readonly hitsPerGroup: number;
}

export type Search = (query: string, limits: SearchLimits) => SearchAnswer;

/** One searchable part of a page. */
interface Place {
  readonly id: number;
  readonly page: IndexedPage;
  readonly part: IndexedPart;
}

const NO_ANSWER: SearchAnswer = { groups: [], total: 0, exact: true, suggestions: [] };
const BOOST = { title: 8, heading: 3, page: 1.2, text: 1 };
/** Extra weight for a page whose title starts with the query. */
const TITLE_PREFIX_BOOST = 2;
const MAX_SUGGESTIONS = 3;
const CHUNK_SIZE = 100;
const SNIPPET_LENGTH = 150;
const SNIPPET_LEAD = 50;

/** Indexes in chunks, so that the page stays responsive. */
export async function createSearch({ pages }: SearchIndex): Promise<Search> {
  const places = placesOn(pages);
  const titles = places.map(({ page, part }) =>
    page.parts[0] === part ? wordsIn(page.title).map(normalizeWord).join(' ') : '',
  );
  const engine = new MiniSearch<Place>({
    fields: Object.keys(BOOST),
    extractField: fieldOf,
    tokenize: wordsIn,
    processTerm: indexedForms,
    searchOptions: { boost: BOOST, tokenize: (word) => [word], processTerm: (word) => word },
  });
  await engine.addAllAsync(places, { chunkSize: CHUNK_SIZE });

  return function search(query, limits) {
    const words = queryWords(query);
    if (words.length === 0) return NO_ANSWER;
    const typed = words.join(' ');
    const options = {
      boostDocument: (id: number) => (titles[id]?.startsWith(typed) ? TITLE_PREFIX_BOOST : 1),
    };
    const all = engine.search(wordQueries(words, 'AND'), options);
    const found =
      all.length > 0 || words.length === 1 ? all : engine.search(wordQueries(words, 'OR'), options);
    const groups = groupByPage(found, places, limits);
    const suggestions = found.length > 0 ? [] : suggestSpellings(engine, words);
    return { groups, total: found.length, exact: all.length > 0, suggestions };
  };
}

function placesOn(pages: readonly IndexedPage[]): readonly Place[] {
  return pages
    .flatMap((page) => page.parts.map((part) => ({ page, part })))
    .map((place, id) => Object.assign(place, { id }));
}

function fieldOf({ id, page, part }: Place, field: string): string | number {
  const isTop = page.parts[0] === part;
  switch (field) {
    case 'title':
      return isTop ? page.title : '';
    case 'page':
      return isTop ? page.description : page.title;
    case 'heading':
      return part.heading;
    case 'text':
      return part.text;
    default:
      return id;
  }
}

/** Matches each word with typos, other endings and synonyms, and the last word also as a prefix. */
function wordQueries(words: readonly string[], combineWith: 'AND' | 'OR'): QueryCombination {
  const queries = words.map((word, at): Query => {
    const unfinished = at === words.length - 1;
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], fuzzy: allowedTypos(word) },
        ...(unfinished ? [{ queries: [word], prefix: true, fields: prefixFields(word) }] : []),
        ...[stemForm(word), ...synonymsOf(word).map(stemForm)].map((form) => ({ queries: [form] })),
      ],
    };
  });
  return { combineWith, queries };
}

/** One or two letters match too much text as a prefix, so they only complete titles and headings. */
function prefixFields(word: string): string[] {
  const fields = Object.keys(BOOST);
  return word.length < 3 ? fields.slice(0, word.length) : fields;
}

function allowedTypos(word: string): number | false {
  if (word.length < 4) return false;
  return word.length < 8 ? 1 : 2;
}

function groupByPage(
  found: readonly SearchResult[],
  places: readonly Place[],
  limits: SearchLimits,
): readonly SearchGroup[] {
  const groups = new Map<string, { path: string; title: string; hits: SearchHit[] }>();
  for (const result of found) {
    const place = places[Number(result.id)];
    if (!place) continue;
    const { path, title } = place.page;
    const group = groups.get(path) ?? { path, title, hits: [] };
    if (groups.size >= limits.groups && !groups.has(path)) continue;
    groups.set(path, group);
    if (group.hits.length < limits.hitsPerGroup) group.hits.push(hitAt(place, result));
  }
  return [...groups.values()];
}

function hitAt({ id, page, part }: Place, { terms }: SearchResult): SearchHit {
  const matched = new Set(terms);
  const text = part.text || (page.parts[0] === part ? page.description : '');
  return {
    id,
    to: part.anchor ? `${page.path}#${part.anchor}` : page.path,
    heading: markMatches(part.heading, matched),
    text: markMatches(snippet(text, matched), matched),
  };
}

function suggestSpellings(engine: MiniSearch<Place>, words: readonly string[]): readonly string[] {
  const near = words.flatMap((word) => engine.search(word, { fuzzy: 0.4, prefix: true }).slice(0, 8));
  const terms = near.flatMap(({ terms }) => terms).filter((term) => !term.startsWith('~'));
  return [...new Set(terms)].slice(0, MAX_SUGGESTIONS);
}

/** Splits a text into matching words and the text between them. */
function markMatches(text: string, matched: ReadonlySet<string>): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word, matched)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** A line or two around the first match. */
function snippet(text: string, matched: ReadonlySet<string>): string {
  if (text.length <= SNIPPET_LENGTH) return text;
  const first = firstMatch(text, matched);
  const start = first <= SNIPPET_LEAD ? 0 : text.indexOf(' ', first - SNIPPET_LEAD) + 1;
  const cut = text.slice(start, start + SNIPPET_LENGTH).replace(/^[·\s]+/, '');
  const whole = start + SNIPPET_LENGTH >= text.length;
  return `${start > 0 ? '… ' : ''}${whole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`}`;
}

function firstMatch(text: string, matched: ReadonlySet<string>): number {
  for (const { 0: word, index } of text.matchAll(WORD)) if (isMatch(word, matched)) return index;
  return 0;
}

function isMatch(word: string, matched: ReadonlySet<string>): boolean {
  const plain = normalizeWord(word);
  return matched.has(plain) || matched.has(stemForm(plain));
}
