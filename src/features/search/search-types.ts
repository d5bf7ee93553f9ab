/** A piece of text that is or is not what was searched for. */
export interface TextPiece {
  readonly text: string;
  readonly marked: boolean;
}

/** What the build reads off the pages. */
export interface SearchIndex {
  readonly pages: readonly IndexedPage[];
}

export interface IndexedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly parts: readonly IndexedPart[];
}

export interface IndexedPart {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

export interface SearchHit {
  readonly id: number;
  readonly to: string;
  readonly heading: readonly TextPiece[];
  readonly text: readonly TextPiece[];
}

/** What was found on one page. */
export interface SearchGroup {
  readonly path: string;
  readonly title: string;
  readonly hits: readonly SearchHit[];
}

export interface SearchAnswer {
  readonly groups: readonly SearchGroup[];
  /** How many places were found, shown or not. */
  readonly total: number;
  /** Whether every word was found; else these are places with some of them. */
  readonly exact: boolean;
  /** Other spellings, when nothing was found. */
  readonly suggestions: readonly string[];
}

export interface SearchLimits {
  readonly groups: number;
  readonly hitsPerGroup: number;
}

export type Search = (query: string, limits: SearchLimits) => SearchAnswer;
