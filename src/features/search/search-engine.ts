import type { RankedAnswer } from './answer-bank';
import type { Passage, Ranker } from './ranker';
import { stemOf, WORD } from './words';

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

export interface DirectAnswer {
  readonly text: string;
  /** The section that says it. */
  readonly to: string;
  /** The name of that section, as in "Pricing, Compare the plans". */
  readonly from: string;
}

export interface SearchResults {
  readonly groups: readonly SearchGroup[];
  /** All hits, including those beyond the limits. */
  readonly total: number;
  /** Whether at least one hit contains every word of the query. */
  readonly exact: boolean;
  /** Similar words, offered when nothing was found. */
  readonly suggestions: readonly string[];
  /** The curated answer to the query, if one fits. */
  readonly direct?: DirectAnswer;
}

export interface SearchLimits {
  readonly groups: number;
  readonly hitsPerGroup: number;
}

export type Search = (query: string, limits: SearchLimits) => SearchResults;

/** A listed passage and its score. */
interface Found {
  readonly passage: Passage;
  readonly score: number;
}

const NO_ANSWER: SearchResults = { groups: [], total: 0, exact: true, suggestions: [] };
/** Lowest score and coverage of a curated answer that is shown above the results. */
const DIRECT = { score: 0.75, coverage: 0.85 };
/** A curated answer adds to the score of its page and, more, of its section. */
const BOOST = { maxAnswers: 8, minScore: 0.7, page: 1, section: 0.2, ifUnanswered: 0.3 };
/** From this boost on, a page is listed even if it does not contain every word. */
const MIN_LISTED_BOOST = 0.4;
const SNIPPET_LENGTH = 150;
const SNIPPET_LEAD = 50;

export function createSearch(ranker: Ranker): Search {
  return function search(query, limits) {
    const terms = ranker.read(query, !/\s$/.test(query));
    if (terms.length === 0) return NO_ANSWER;
    const answers = ranker.rankAnswers(query, terms);
    const passages = ranker.rankPassages(terms);
    const isExact = passages.some(({ isComplete }) => isComplete);
    const boostOf = boostFrom(answers);
    const found = passages
      .map(({ item, score, isComplete }) => ({
        passage: item,
        isComplete,
        boost: boostOf(item),
        score: score + boostOf(item),
      }))
      .filter(
        ({ score, isComplete, boost }) => score > 0 && (!isExact || isComplete || boost > MIN_LISTED_BOOST),
      )
      .toSorted((one, other) => other.score - one.score);
    const direct = answers.find(
      ({ item, score, coverage }) =>
        !item.isUnanswered && score >= DIRECT.score && coverage >= DIRECT.coverage,
    );
    return {
      groups: groupByPage(found, new Set(terms.flatMap(({ matches }) => [...matches.keys()])), limits),
      total: found.length,
      exact: isExact,
      suggestions: found.length > 0 ? [] : ranker.suggest(query),
      ...(direct && {
        direct: {
          text: ranker.textOf(direct.item, terms),
          to: direct.item.to,
          from: ranker.nameOf(direct.item.to),
        },
      }),
    };
  };
}

/** Returns the boost that the best curated answers give to a passage. An answer less likely than the best gives less. */
function boostFrom(answers: readonly RankedAnswer[]) {
  const best = answers
    .filter(({ item, score }) => !item.isUnanswered && score >= BOOST.minScore)
    .slice(0, BOOST.maxAnswers);
  const most = oddsOf(best[0]?.score ?? 0);
  // If the site does not answer the closest question, the others may fit by chance.
  const trust = answers[0]?.item.isUnanswered ? BOOST.ifUnanswered : 1;
  const boosts = best.map(({ item: { to }, score }) => {
    const [path, anchor = ''] = to.split('#');
    return {
      path,
      anchor,
      worth: (trust * (score - BOOST.minScore) * oddsOf(score)) / (1 - BOOST.minScore) / most,
    };
  });
  return ({ page, part }: Passage): number =>
    Math.max(
      0,
      ...boosts
        .filter(({ path }) => path === page.path)
        .map(({ anchor, worth }) => worth * (BOOST.page + (anchor === part.anchor ? BOOST.section : 0))),
    );
}

function oddsOf(score: number): number {
  return score / (1 - score);
}

function groupByPage(
  found: readonly Found[],
  matched: ReadonlySet<string>,
  limits: SearchLimits,
): readonly SearchGroup[] {
  const groups = new Map<string, { path: string; title: string; hits: SearchHit[] }>();
  for (const { passage } of found) {
    const { path, title } = passage.page;
    const group = groups.get(path) ?? { path, title, hits: [] };
    if (groups.size >= limits.groups && !groups.has(path)) continue;
    groups.set(path, group);
    if (group.hits.length < limits.hitsPerGroup) group.hits.push(hitAt(passage, matched));
  }
  return [...groups.values()];
}

function hitAt({ id, page, part, isTop, address }: Passage, matched: ReadonlySet<string>): SearchHit {
  const text = part.text || (isTop ? page.description : (part.example ?? ''));
  return {
    id,
    to: address,
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
  return matched.has(stemOf(word));
}
