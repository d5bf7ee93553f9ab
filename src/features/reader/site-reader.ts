import { capitalize } from '@/lib/number-words';
import { paths } from '@/site/paths';
import type { PlanId } from '@/site/plans';
import type { OfferState } from '@/site/questions/question';
import type { Found, Section } from './rank';
import { createReader, type Reading } from './reader';

/** What the build collects for search and assistant (scripts/prerender/search-index.ts). */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  readonly questions: readonly IndexedQuestion[];
}

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly parts: readonly IndexedPart[];
}

interface IndexedPart {
  readonly anchor: string;
  /** The short line above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text: string;
}

/** A question of src/site/questions. */
interface IndexedQuestion {
  /** The question and its other wordings. */
  readonly wordings: readonly string[];
  /** Without an answer, the section that it leads to is quoted. */
  readonly answer?: string | undefined;
  /** The plans whose prices the answer names. */
  readonly plans?: readonly PlanId[] | undefined;
  /** Answers only while the visitor's offer is in this state. */
  readonly offer?: OfferState | undefined;
  readonly to: string;
}

/** A section of a page, or a question that it answers. */
export interface SiteSection extends Section {
  readonly page: IndexedPage;
  readonly part: IndexedPart;
  /** The page and section. */
  readonly to: string;
  readonly question?: IndexedQuestion;
}

/** A text that answers, and the section that says it, as in "Pricing, Compare the plans". */
export interface SiteAnswer {
  readonly text: string;
  readonly to: string;
  readonly from: string;
  /** The plans whose prices the text names. */
  readonly plans?: readonly PlanId[] | undefined;
  /** Whether it is quoted from a page instead of the answer to a question. */
  readonly isQuoted: boolean;
}

export interface SiteReading {
  readonly outcome: Reading<SiteSection>['outcome'];
  readonly answers: readonly SiteAnswer[];
}

export type SiteReader = ReturnType<typeof createSiteReader>;

/** The section that only leads to another page. It is found, and doesn't answer. */
const TEASER = 'next-step';
/** How much more the title of a page counts in a list than a heading. More prefers pages that are about a word. */
const TITLE = 2;
const ITEM_BREAK = ' · ';
const SENTENCE_END = /[.?!…][”"’)]?$/u;
const MAX_LIST_ITEMS = 6;

/** Reads the pages of the site and its questions. What the offer promises is left out once it is over. */
export function createSiteReader(
  { pages, questions }: SearchIndex,
  { isOfferOver = () => false }: { readonly isOfferOver?: () => boolean } = {},
) {
  const reader = createReader(sectionsOf(pages, questions), 'site');

  function isCurrent({ question, page }: SiteSection): boolean {
    const isOver = isOfferOver();
    return question?.offer !== (isOver ? 'running' : 'over') && !(isOver && page.path === paths.offer);
  }

  function ask(question: string): SiteReading {
    const { outcome, passages } = reader.ask(
      question,
      (section) => isCurrent(section) && (section.question !== undefined || section.part.anchor !== TEASER),
    );
    const answers = passages.map(({ section, text }) => ({
      text: capitalize(text),
      to: section.to,
      from: placeName(section),
      plans: section.question?.plans,
      isQuoted: section.question === undefined,
    }));
    // Home repeats answers of FAQs.
    const isFirst = ({ text }: SiteAnswer, at: number) =>
      answers.findIndex((other) => other.text === text) === at;
    return { outcome, answers: answers.filter(isFirst) };
  }

  /** For a list of results. The last word may be unfinished. */
  function list(query: string, isUnfinished: boolean): readonly Found<SiteSection>[] {
    const worthOf = ({ share, likeness, section }: Found<SiteSection>) =>
      share * (1 + likeness * (isTop(section) ? TITLE : 1));
    return reader
      .rank(query, isUnfinished)
      .filter(({ section }) => isCurrent(section))
      .toSorted((one, other) => worthOf(other) - worthOf(one));
  }

  /** Questions that visitors may be offered, those of a page first. */
  function questionsFor(to: string): readonly string[] {
    const isHere = ({ to: address }: IndexedQuestion) => pathOf(address) === pathOf(to);
    return [...questions.filter(isHere), ...questions.filter((one) => !isHere(one))].flatMap(
      ({ wordings: [first] }) => first ?? [],
    );
  }

  /** Tells which words of a text match a query. */
  function markerOf(query: string): (word: string) => boolean {
    const terms = reader.termsOfQuestion(query, !/\s$/.test(query));
    return (word) => reader.isOneOf(terms, word);
  }

  return { pages, ask, list, markerOf, questionsFor, suggest: reader.suggest };
}

function isTop({ page, part, question }: Pick<SiteSection, 'page' | 'part' | 'question'>): boolean {
  return part === page.parts[0] && question === undefined;
}

/** Page and section, as in "Pricing, Compare the plans". */
function placeName({ page, part }: Pick<SiteSection, 'page' | 'part'>): string {
  return isTop({ page, part }) || page.title === part.heading ? page.title : `${page.title}, ${part.heading}`;
}

function sectionsOf(
  pages: readonly IndexedPage[],
  questions: readonly IndexedQuestion[],
): readonly SiteSection[] {
  const parts = pages.flatMap((page) =>
    page.parts.map((part) => {
      const to = part.anchor ? `${page.path}#${part.anchor}` : page.path;
      return { page, part, to, place: to.toLowerCase() };
    }),
  );
  const byPlace = new Map(parts.toReversed().map((one) => [one.place, one]));
  return [
    ...questions.flatMap((question): SiteSection[] => {
      const { wordings, answer, to } = question;
      const target = byPlace.get(to.toLowerCase());
      if (answer === undefined || !target) return [];
      return [
        { ...target, to, question, names: wordings, above: target.page.title, text: answer, isAnswer: true },
      ];
    }),
    ...parts.map(({ page, part, to, place }): SiteSection => {
      const { heading, eyebrow = '', text } = part;
      const isFirst = isTop({ page, part });
      const asked = questions.filter((one) => one.answer === undefined && one.to.toLowerCase() === place);
      return {
        page,
        part,
        to,
        place,
        names: [
          heading,
          ...(isFirst ? [page.title, lastOf(page.path)] : []),
          ...asked.flatMap(({ wordings }) => wordings),
        ],
        above: `${page.title} ${eyebrow}`,
        text: inSentences(text || (isFirst ? page.description : '')),
      };
    }),
  ];
}

/** Whole sentences: a label goes before its sentence, and other items are joined. */
function inSentences(text: string): string {
  const sentences: string[] = [];
  let items: string[] = [];
  function closeList() {
    for (let at = 0; at < items.length; at += MAX_LIST_ITEMS)
      sentences.push(`${items.slice(at, at + MAX_LIST_ITEMS).join(', ')}.`);
    items = [];
  }
  for (const piece of text.split(ITEM_BREAK).filter(Boolean)) {
    if (!SENTENCE_END.test(piece)) {
      items.push(piece);
      continue;
    }
    const label = items.length === 1 ? items.pop() : undefined;
    closeList();
    sentences.push(label === undefined ? piece : `${label}: ${piece}`);
  }
  closeList();
  return sentences.join(' ');
}

/** The word for a page in its address. */
function lastOf(path: string): string {
  return path.split('/').at(-1) ?? '';
}

function pathOf(address: string): string {
  return (address.split('#', 1)[0] ?? '').toLowerCase();
}
