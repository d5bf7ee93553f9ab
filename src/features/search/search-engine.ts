import MiniSearch, { type Query, type QueryCombination, type SearchResult } from 'minisearch';
import { markMatches, snippet } from './search-marks';
import type {
  IndexedPage,
  IndexedPart,
  Search,
  SearchAnswer,
  SearchGroup,
  SearchHit,
  SearchIndex,
  SearchLimits,
} from './search-types';
import { indexedForms, normalise, queryWords, stemForm, synonymsOf, wordsIn } from './search-words';

interface Place {
  readonly id: number;
  readonly page: IndexedPage;
  readonly part: IndexedPart;
}

const NOTHING: SearchAnswer = { groups: [], total: 0, exact: true, suggestions: [] };
const BOOST = { title: 8, heading: 3, page: 1.2, text: 1 };
/** A page whose name begins with what was typed is the one that was meant. */
const CALLED_SO = 2;
const MOST_SUGGESTIONS = 3;
const CHUNK = 100;

/** Builds the engine in slices, so that the page stays responsive meanwhile. */
export async function createSearch({ pages }: SearchIndex): Promise<Search> {
  const places = placesOn(pages);
  const titles = places.map(({ page, part }) =>
    page.parts[0] === part ? wordsIn(page.title).map(normalise).join(' ') : '',
  );
  const engine = new MiniSearch<Place>({
    fields: Object.keys(BOOST),
    extractField: fieldOf,
    tokenize: wordsIn,
    processTerm: indexedForms,
    searchOptions: { boost: BOOST, tokenize: (word) => [word], processTerm: (word) => word },
  });
  await engine.addAllAsync(places, { chunkSize: CHUNK });

  return function search(query, limits) {
    const words = queryWords(query);
    if (words.length === 0) return NOTHING;
    const typed = words.join(' ');
    const options = { boostDocument: (id: number) => (titles[id]?.startsWith(typed) ? CALLED_SO : 1) };
    const all = engine.search(everyWord(words, 'AND'), options);
    const found = all.length > 0 || words.length === 1 ? all : engine.search(everyWord(words, 'OR'), options);
    const groups = groupByPage(found, places, limits);
    const suggestions = found.length > 0 ? [] : otherSpellings(engine, words);
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

/** The last word may be unfinished; every word may be misspelt, inflected, or called something else on the page. */
function everyWord(words: readonly string[], combineWith: 'AND' | 'OR'): QueryCombination {
  const queries = words.map((word, at): Query => {
    const unfinished = at === words.length - 1;
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], fuzzy: allowedTypos(word) },
        ...(unfinished ? [{ queries: [word], prefix: true, fields: fieldsToComplete(word) }] : []),
        ...[stemForm(word), ...synonymsOf(word).map(stemForm)].map((form) => ({ queries: [form] })),
      ],
    };
  });
  return { combineWith, queries };
}

/** A letter or two begin far too much of what the pages say to be worth the time. */
function fieldsToComplete(word: string): string[] {
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

function otherSpellings(engine: MiniSearch<Place>, words: readonly string[]): readonly string[] {
  const near = words.flatMap((word) => engine.search(word, { fuzzy: 0.4, prefix: true }).slice(0, 8));
  const terms = near.flatMap(({ terms }) => terms).filter((term) => !term.startsWith('~'));
  return [...new Set(terms)].slice(0, MOST_SUGGESTIONS);
}
