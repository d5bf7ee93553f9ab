import type { Answer, Match, Passage, Ranking } from './ranking';
import { termOf, WORD, wordsIn } from './words';

/** Part of a text, marked if it matches the query. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
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

export interface SearchResults {
  readonly groups: readonly SearchGroup[];
  /** All hits, including those beyond the limits. */
  readonly total: number;
  /** Whether at least one hit contains every word of the query. */
  readonly exact: boolean;
  /** Similar words, offered when nothing was found. */
  readonly suggestions: readonly string[];
  /** The answer to the query, if it is a question of the site. */
  readonly direct?: Answer;
}

export interface SearchLimits {
  readonly groups: number;
  readonly hitsPerGroup: number;
}

export type Search = (query: string, limits: SearchLimits) => SearchResults;

const SNIPPET_LENGTH = 110;
const SNIPPET_LEAD = 50;

export function createSearch(ranking: Ranking): Search {
  return function search(query, limits) {
    const matches = ranking.list(query, !/\s$/.test(query));
    const exact = matches.length === 0 || matches.some(({ isComplete }) => isComplete);
    const passages = bestPerPassage(exact ? matches.filter(({ isComplete }) => isComplete) : matches);
    // An unfinished word does not answer yet.
    const direct = ranking.answer(query);
    return {
      groups: groupByPage(passages, limits),
      total: passages.length,
      exact,
      suggestions: matches.length > 0 ? [] : ranking.suggest(query),
      ...(direct && !direct.isQuoted && { direct }),
    };
  };
}

/** A section is listed once, although several questions may lead to it. */
function bestPerPassage(matches: readonly Match[]): readonly Match[] {
  const best = new Map<number, Match>();
  for (const match of matches) if (!best.has(match.passage.id)) best.set(match.passage.id, match);
  return [...best.values()];
}

function groupByPage(matches: readonly Match[], limits: SearchLimits): readonly SearchGroup[] {
  const groups = new Map<string, { path: string; title: string; hits: SearchHit[] }>();
  for (const { passage, terms } of matches) {
    const { path, title } = passage.page;
    const group = groups.get(path) ?? { path, title, hits: [] };
    if (groups.size >= limits.groups && !groups.has(path)) continue;
    groups.set(path, group);
    if (group.hits.length < limits.hitsPerGroup) group.hits.push(hitAt(passage, new Set(terms)));
  }
  return [...groups.values()];
}

function hitAt({ id, page, part, isTop, to }: Passage, matched: ReadonlySet<string>): SearchHit {
  const text = part.text || (isTop ? page.description : '');
  return {
    id,
    to,
    heading: markMatches(part.heading, matched),
    text: markMatches(snippet(text, matched), matched),
  };
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

/** The text around the first match. */
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
  return wordsIn(word).some((plain) => matched.has(plain) || matched.has(termOf(plain)));
}
