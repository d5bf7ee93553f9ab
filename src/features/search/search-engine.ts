import { pathOf, WORD, type SiteQuote, type SiteReader, type SiteSection } from '@/features/reader';

/** Part of a text, marked if it matches the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

export interface SearchHit {
  readonly to: string;
  readonly heading: readonly TextPiece[];
  readonly text: readonly TextPiece[];
}

/** The hits on one page. */
interface SearchGroup {
  readonly path: string;
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchResults {
  readonly groups: readonly SearchGroup[];
  /** All hits, including those that aren't shown. */
  readonly total: number;
  /** Whether at least one hit contains every word of the query. */
  readonly exact: boolean;
  /** The answer to the query, if it is a question of the site. */
  readonly direct: SiteQuote | undefined;
}

export type Search = (query: string, maxPages: number) => SearchResults;

type IsMatch = (word: string) => boolean;

const HITS_PER_PAGE = 3;
const SNIPPET_LENGTH = 110;
const SNIPPET_LEAD = 50;

export function createSearch({ rank, ask, markerOf }: SiteReader): Search {
  return function search(query, maxPages) {
    const found = rank(query, !/\s$/.test(query));
    const complete = found.filter(({ isComplete }) => isComplete);
    const exact = found.length === 0 || complete.length > 0;
    // A section is listed once, although several sentences and questions lead to it.
    const best = new Map<string, SiteSection>();
    for (const { section } of exact ? complete : found)
      if (!best.has(section.place)) best.set(section.place, section);
    const { outcome, quotes } = ask(query);
    return {
      groups: groupsOf([...best.values()], maxPages, markerOf(query)),
      total: best.size,
      exact,
      direct: outcome === 'answer' && quotes[0]?.section.isAnswer ? quotes[0] : undefined,
    };
  };
}

function groupsOf(sections: readonly SiteSection[], maxPages: number, isMatch: IsMatch): SearchGroup[] {
  const paths = [...new Set(sections.map(({ to }) => pathOf(to)))].slice(0, maxPages);
  return paths.map((path) => {
    const own = sections.filter(({ to }) => pathOf(to) === path).slice(0, HITS_PER_PAGE);
    const hits = own.map(({ to, heading, text }) => ({
      to,
      heading: markMatches(heading, isMatch),
      text: markMatches(snippet(text, isMatch), isMatch),
    }));
    return { path, title: own[0]?.title ?? '', hits };
  });
}

/** Splits a text into matching words and the text between them. */
function markMatches(text: string, isMatch: IsMatch): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!isMatch(word)) continue;
    if (index > end) pieces.push({ text: text.slice(end, index), marked: false });
    pieces.push({ text: word, marked: true });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}

/** The text around the first match. */
function snippet(text: string, isMatch: IsMatch): string {
  if (text.length <= SNIPPET_LENGTH) return text;
  const first = Array.from(text.matchAll(WORD)).find(([word]) => isMatch(word))?.index ?? 0;
  const start = first <= SNIPPET_LEAD ? 0 : text.indexOf(' ', first - SNIPPET_LEAD) + 1;
  const cut = text.slice(start, start + SNIPPET_LENGTH).replace(/^[·\s]+/, '');
  const whole = start + SNIPPET_LENGTH >= text.length;
  return `${start > 0 ? '… ' : ''}${whole ? cut : `${cut.slice(0, cut.lastIndexOf(' '))} …`}`;
}
