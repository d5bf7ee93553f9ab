import { capitalize } from '@/lib/number-words';
import { offerLink } from '@/site/navigation';
import type { PlanId } from '@/site/plans';
import type { OfferState } from '@/site/questions/question';
import { createReader, textOf, type Reading, type Section } from './rank';

/** What the build collects for search and assistant (scripts/prerender/search-index.ts). */
export interface SearchIndex {
  /** The answers to questions, and the sections of the pages. */
  readonly sections: readonly SiteSection[];
}

export interface SiteSection extends Section {
  /** The page and section. */
  readonly to: string;
  /** The title of the page. */
  readonly title: string;
  /** As it stands on the page. */
  readonly heading: string;
  /** The plans whose prices the answer names. */
  readonly plans?: readonly PlanId[];
  /** Answers only while the visitor's offer is in this state. */
  readonly offer?: OfferState;
}

/** A text that answers, and the section that says it, as in "Pricing, Compare the plans". */
export interface SiteAnswer extends Pick<SiteSection, 'text' | 'to' | 'plans'> {
  readonly from: string;
  /** Whether it was written for the question, and not quoted from a page. */
  readonly isAnswer: boolean;
}

export interface SiteReading {
  readonly outcome: Reading<SiteSection>['outcome'];
  readonly answers: readonly SiteAnswer[];
}

export type SiteReader = ReturnType<typeof createSiteReader>;

/** The end of the address of a section that only leads to another page. It is found, and doesn't answer. */
const TEASER = '#next-step';

/** Reads the pages of the site and its questions. What the offer promises is left out once it is over. */
export function createSiteReader(
  { sections }: SearchIndex,
  { isOfferOver = () => false }: { readonly isOfferOver?: () => boolean } = {},
) {
  const reader = createReader(sections);

  function isCurrent({ offer, to }: SiteSection): boolean {
    return offer !== (isOfferOver() ? 'running' : 'over') && !(isOfferOver() && pathOf(to) === offerLink?.to);
  }

  function ask(question: string): SiteReading {
    const { outcome, quotes } = reader.ask(
      question,
      (section) => isCurrent(section) && (section.isAnswer === true || !section.to.endsWith(TEASER)),
    );
    const answers = quotes.map((quote): SiteAnswer => {
      const { to, title, heading, plans, isAnswer = false } = quote.section;
      const from = to === pathOf(to) || title === heading ? title : `${title}, ${heading}`;
      return { text: capitalize(textOf(quote)), to, from, isAnswer, ...(plans && { plans }) };
    });
    return { outcome, answers };
  }

  /** For a list of results. The last word may be unfinished. */
  function list(query: string, isUnfinished: boolean) {
    return reader.rank(query, isUnfinished).filter(({ section }) => isCurrent(section));
  }

  /** Questions that visitors may be offered, those of a page first. */
  function questionsFor(to: string): readonly string[] {
    const answers = sections.filter(({ isAnswer }) => isAnswer);
    const isHere = (section: SiteSection) => pathOf(section.to) === pathOf(to);
    return [...answers.filter(isHere), ...answers.filter((one) => !isHere(one))].flatMap(
      ({ headings: [question] }) => question ?? [],
    );
  }

  return { ask, list, markerOf: reader.markerOf, questionsFor };
}

function pathOf(address: string): string {
  return address.split('#', 1)[0] ?? '';
}
