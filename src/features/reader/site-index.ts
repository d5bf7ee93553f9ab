import type { PlanId } from '@/site/plans';
import type { OfferState } from '@/site/questions/question';

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

export interface IndexedPart {
  readonly anchor: string;
  /** The short line above the heading. */
  readonly eyebrow?: string;
  readonly heading: string;
  readonly text: string;
}

/** A question of src/site/questions. */
export interface IndexedQuestion {
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
