/** A question that search and assistant answer. */
export interface Question {
  readonly question: string;
  /** Two to six other wordings, as customers write them. */
  readonly also: readonly string[];
  /** Without it, the sentences of the section that fit best are quoted. */
  readonly answer?: string;
  /** The page and section that says it. */
  readonly to: string;
}
