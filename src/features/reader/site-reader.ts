import { offerLink } from '@/site/navigation';
import type { Question } from '@/site/questions/question';
import { createReader, type Quote, type Reading, type Section } from './rank';

/** What the build collects for search and assistant (scripts/prerender/search-index.ts). */
export interface SearchIndex {
  /** The answers to questions, and the sections of the pages. */
  readonly sections: readonly SiteSection[];
}

export interface SiteSection extends Section, Pick<Question, 'plans' | 'offer'> {
  /** The page and section. */
  readonly to: string;
  /** The title of the page. */
  readonly title: string;
  /** As it stands on the page. */
  readonly heading: string;
}

export type SiteReading = Reading<SiteSection>;
export type SiteQuote = Quote<SiteSection>;
export type SiteReader = ReturnType<typeof createSiteReader>;

/** Reads the pages of the site and its questions. What the offer promises is left out once it is over. */
export function createSiteReader({ sections }: SearchIndex, isOfferOver = false) {
  const left = isOfferOver ? 'running' : 'over';
  return createReader(
    sections.filter(({ offer, to }) => offer !== left && !(isOfferOver && pathOf(to) === offerLink?.to)),
  );
}

/** As in "Pricing, Compare the plans". */
export function sourceOf({ to, title, heading }: SiteSection): string {
  return to === pathOf(to) || title === heading ? title : `${title}, ${heading}`;
}

export function pathOf(address: string): string {
  return address.split('#', 1)[0] ?? '';
}
