/** What the build collects for search and assistant (scripts/vite/search-index.mjs). */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
  readonly answers: readonly CuratedAnswer[];
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

export interface CuratedAnswer {
  /** Ways to ask for it, separated by " | ". A first one with a question mark may be suggested to visitors. */
  readonly ask: string;
  /** Words that may occur in such a question. */
  readonly words?: string;
  /**
   * How the sentences of the section that are quoted begin, separated by " | ". Without a text or these, the sentences
   * that fit the question best are quoted.
   */
  readonly quote?: string;
  readonly text?: string;
  /** The text for a question that names one of these, such as a plan. */
  readonly variants?: Readonly<Record<string, string>>;
  /** The site says nothing about it: a question that fits best here gets no answer. */
  readonly isUnanswered?: boolean;
  /** The page and section that says it. */
  readonly to: string;
}
