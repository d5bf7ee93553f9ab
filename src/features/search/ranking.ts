import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { paths } from '@/site/paths';
import type { PlanId } from '@/site/plans';
import { bestQuote } from './best-quote';
import type { IndexedPage, IndexedPart, IndexedQuestion, SearchIndex } from './search-index';
import { closestWord } from './spelling';
import { termOf, topicsIn, wordsIn } from './words';

/** How much a word counts by the place where it stands. More for titles favors pages that are about the word. */
const BOOSTS = { title: 4, heading: 2.5, wordings: 3 } as const;
/** How much more a question counts if all its words are asked for. More quotes fewer pages. */
const CLOSE_QUESTION = 2;
/** Words in fewer places than this are equally rare, so that a word that is never used does not outweigh the others. */
const RARE = 10;
/** The share of a question that an answer has to cover. More gives fewer wrong answers and more "I don't know". */
const MIN_COVERAGE = 0.7;
/** Of a longer question, this much is enough, in the rarity of its words: about four. Less answers long stories sooner. */
const LONG_QUESTION = 8;
/** How many of the best results may answer. More finds answers that rank lower, and some that are off topic. */
const CANDIDATES = 5;
const MAX_SUGGESTIONS = 4;
const NUMBER = /^\d+$/;
/** The section that only leads to another page. */
const TEASER = 'next-step';

export interface Passage {
  readonly id: number;
  /** The page and section. */
  readonly to: string;
  readonly page: IndexedPage;
  readonly part: IndexedPart;
  /** Whether it is the first of its page, below the page's title. */
  readonly isTop: boolean;
}

/** A text that answers, and the section that says it, as in "Pricing, Compare the plans". */
export interface Answer {
  readonly text: string;
  readonly to: string;
  readonly from: string;
  /** The plans whose prices the text names. */
  readonly plans?: readonly PlanId[] | undefined;
  /** Whether it is quoted from a page instead of the answer to a question. */
  readonly isQuoted?: boolean;
}

export interface Match {
  readonly id: number;
  /** The section found, or the one that answers the question found. */
  readonly passage: Passage;
  readonly question?: IndexedQuestion;
  readonly score: number;
  /** How much of the question found is in the query, 0 to 1. */
  readonly closeness: number;
  /** Whether it has every word of the query. */
  readonly isComplete: boolean;
  /** The terms of the site that match the query. */
  readonly terms: readonly string[];
  /** The share of the query that it has, 0 to 1. Words that are rare on the site count more. */
  readonly coverage: number;
}

export type Ranking = ReturnType<typeof createRanking>;

function termsIn(text: string): readonly string[] {
  return wordsIn(text).map(termOf);
}

function topicTerms(text: string): readonly string[] {
  return [...new Set(topicsIn(text).map(termOf))];
}

/** Ranks the sections of the pages and the questions of the site by a query. What the offer promises is left out once it is over. */
export function createRanking(
  { pages, questions }: SearchIndex,
  { isOfferOver = () => false }: { readonly isOfferOver?: () => boolean } = {},
) {
  const passages = pages.flatMap(passagesOf).map((passage, id): Passage => Object.assign(passage, { id }));
  const byAddress = new Map(passages.toReversed().map((passage) => [passage.to.toLowerCase(), passage]));
  const words = new Set<string>();
  const index = new MiniSearch({
    fields: ['title', 'heading', 'wordings', 'page', 'text', 'answer'],
    tokenize: (text) => [...wordsIn(text)],
    processTerm(word) {
      const term = termOf(word);
      words.add(word);
      // Whole words complete what is being typed.
      return term === word ? term : [word, term];
    },
    searchOptions: { boost: BOOSTS, processTerm: (term) => term },
  });
  index.addAll(passages.map(indexedFields));
  index.addAll(
    questions.map(({ wordings, answer = '' }, at) => ({
      id: passages.length + at,
      wordings: wordings.join(' '),
      answer,
    })),
  );
  const termsOfWordings = questions.map(({ wordings }) => wordings.map(topicTerms));
  /** The headings of sections and the wordings of questions. */
  const namesOf = [
    ...passages.map(({ page, part, isTop }) => [part.heading, ...(isTop ? [page.title] : [])]),
    ...questions.map(({ wordings }) => wordings),
  ].map((names) => names.map(plainWords));
  const counts = new Map<string, number>();
  const corrections = new Map<string, string>();

  /** In how many sections and questions a term occurs. */
  function placesOf(term: string): number {
    const count = counts.get(term) ?? index.search(term, { fuzzy: false, prefix: false }).length;
    counts.set(term, count);
    return count;
  }
  function rarityOf(term: string): number {
    return Math.log(1 + index.documentCount / Math.max(placesOf(term), RARE));
  }

  function correctSpelling(word: string): string {
    const correct = corrections.get(word) ?? closestWord(word, words, (other) => placesOf(termOf(other)));
    corrections.set(word, correct);
    return correct;
  }

  /** The terms that a query is about. */
  function termsOf(query: string): readonly string[] {
    return [...new Set(topicsIn(query).map((word) => termOf(correctSpelling(word))))];
  }

  /** For a list of results: first the section that has the query as its name. The last word may be unfinished. */
  function list(query: string, isUnfinished: boolean): readonly Match[] {
    const matches = rank(query, { prefix: isUnfinished && ((_, at, all) => at === all.length - 1) });
    const name = plainWords(query);
    const isNamed = ({ id }: Match) => namesOf[id]?.includes(name) === true;
    return [...matches.filter(isNamed), ...matches.filter((match) => !isNamed(match))];
  }

  /** Sections and questions that have a word of the query, best first. */
  function rank(query: string, options: SearchOptions = {}): readonly Match[] {
    const topics = termsOf(query);
    return index.search(topics.join(' '), options).flatMap((result) => matchOf(result, topics) ?? []);
  }

  function matchOf(result: SearchResult, topics: readonly string[]): Match | undefined {
    const { score, terms, queryTerms } = result;
    const id = Number(result.id);
    const question = questions[id - passages.length];
    const passage = question ? byAddress.get(question.to.toLowerCase()) : passages[id];
    const isOver = isOfferOver();
    if (question?.offer === (isOver ? 'running' : 'over') || (isOver && passage?.page.path === paths.offer))
      return undefined;
    const has = new Set(queryTerms);
    return (
      passage && {
        id,
        passage,
        ...(question && { question }),
        score,
        closeness: closeness(termsOfWordings[id - passages.length] ?? [], topics),
        terms,
        isComplete: topics.every((term) => has.has(term)),
        coverage: shareOf(topics, (term) => has.has(term)),
      }
    );
  }

  function shareOf(terms: readonly string[], has: (term: string) => boolean): number {
    const weights = terms.map((term) => (has(term) ? rarityOf(term) : 0));
    return Math.min(1, sum(weights) / Math.min(LONG_QUESTION, sum(terms.map(rarityOf))));
  }

  /** The share of a query that a text has, 0 to 1. */
  function coverageBy(text: string, query: string): number {
    const has = new Set(termsIn(text));
    return shareOf(termsOf(query), (term) => has.has(term));
  }

  /**
   * What the site says about a question. It answers if one of the best results has at least `MIN_COVERAGE` of the
   * question's words, rare words counting more.
   */
  function answer(query: string): Answer | undefined {
    const topics = termsOf(query);
    if (topics.every((term) => NUMBER.test(term))) return undefined;
    const best = rank(query)
      .filter((match) => isAbout(match, query))
      .toSorted((one, other) => worth(other) - worth(one))
      .slice(0, CANDIDATES);
    for (const match of best) {
      const text = textOf(match, query);
      const { question, passage } = match;
      if (text === undefined) continue;
      const from = nameOf(passage);
      return question
        ? { text, to: question.to, from, plans: question.plans }
        : { text, to: passage.to, from, isQuoted: true };
    }
    return undefined;
  }

  /** Whether the query says enough: more than a single frequent word, such as "order", unless that is the match's name. */
  function isAbout({ id }: Match, query: string): boolean {
    const topics = termsOf(query);
    const [first = ''] = topics;
    if (topics.length > 1 || placesOf(first) <= RARE) return true;
    const asked = plainWords(query);
    return (
      namesOf[id]?.some((name) => name === asked || wordsIn(name).every((word) => termOf(word) === first)) ===
      true
    );
  }

  /** What a match says to a question, unless that covers too little of it. */
  function textOf({ question, passage, coverage, terms }: Match, query: string): string | undefined {
    if (coverage < MIN_COVERAGE) return undefined;
    if (question?.answer !== undefined) return question.answer;
    const found = new Set(terms);
    const { page, part, isTop } = passage;
    const quote = bestQuote(part, (text) => termsIn(text).filter((term) => found.has(term)).length);
    if (question) return quote === '' ? undefined : quote;
    const above = `${page.title} ${part.heading} ${isTop ? page.description : ''}`;
    if (part.anchor === TEASER || quote === '' || coverageBy(`${above} ${quote}`, query) < MIN_COVERAGE)
      return undefined;
    return quote;
  }

  /** Words of the site that are spelled like those of a query. */
  function suggest(query: string): readonly string[] {
    const found = index.autoSuggest(query, {
      fuzzy: 0.4,
      prefix: true,
      tokenize: (text) => [...topicsIn(text)],
    });
    const similar = found.flatMap(({ terms }) => terms.filter((term) => words.has(term)));
    return [...new Set(similar)].slice(0, MAX_SUGGESTIONS);
  }

  /** Questions that visitors may be offered, those of a page first. */
  function questionsFor(to: string): readonly string[] {
    const isHere = ({ to: address }: IndexedQuestion) => pathOf(address) === pathOf(to);
    return [...questions.filter(isHere), ...questions.filter((one) => !isHere(one))].flatMap(
      ({ wordings: [first] }) => first ?? [],
    );
  }

  return { pages, rank, list, answer, suggest, questionsFor, nameOf, termsIn, topicsIn };
}

/** Page and section, as in "Pricing, Compare the plans". */
export function nameOf({ page, part, isTop }: Passage): string {
  return isTop || page.title === part.heading ? page.title : `${page.title}, ${part.heading}`;
}

/** A question whose words are all in the query is worth more than its score. */
function worth({ score, closeness: close }: Match): number {
  return score * (1 + CLOSE_QUESTION * close);
}

/** The share of a wording's terms that a query has, of the wording that is closest to it. */
function closeness(wordings: readonly (readonly string[])[], query: readonly string[]): number {
  const shares = wordings.map((terms) => terms.filter((term) => query.includes(term)).length / terms.length);
  return Math.max(0, ...shares);
}

function plainWords(text: string): string {
  return wordsIn(text).join(' ');
}

function pathOf(address: string): string {
  return (address.split('#', 1)[0] ?? '').toLowerCase();
}

function passagesOf(page: IndexedPage) {
  return page.parts.map((part, at) => ({
    page,
    part,
    isTop: at === 0,
    to: part.anchor ? `${page.path}#${part.anchor}` : page.path,
  }));
}

function indexedFields({ id, page, part, isTop }: Passage) {
  const { eyebrow = '', heading, text } = part;
  return {
    id,
    heading: `${eyebrow} ${heading}`,
    text,
    ...(isTop
      ? { title: `${page.title} ${page.path}`, text: `${page.description} ${text}` }
      : { page: page.title }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
