import type { PlanId } from '@/site/plans';

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
  /** Text of an illustrative example: it can be found, but is never given as an answer. */
  readonly example?: string;
}

/** A question of src/site/questions. */
export interface IndexedQuestion {
  /** The question and its other wordings. */
  readonly wordings: readonly string[];
  /** Without an answer, the section that it leads to is quoted. */
  readonly answer?: string | undefined;
  /** The plans whose prices the answer names. */
  readonly plans?: readonly PlanId[] | undefined;
  readonly to: string;
}
