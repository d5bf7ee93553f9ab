import type { PlanId } from '../plans';

/** A question of the FAQ page, with an address of its own, /Faqs#id. */
export interface FaqQuestion extends Omit<Question, 'to'> {
  readonly id: string;
  readonly answer: string;
  readonly link?: { readonly label: string; readonly to: string };
}

/** A question that search and assistant answer. */
export interface Question {
  readonly question: string;
  /** Two to six other wordings, as customers write them. */
  readonly also: readonly string[];
  /** Without it, the sentences of the section that fit best are quoted. */
  readonly answer?: string;
  /** The plans whose monthly prices the answer names. While the visitor's offer runs, the reduced ones stand below it. */
  readonly plans?: readonly PlanId[];
  /** Answers only while the visitor's offer is in this state. */
  readonly offer?: 'running' | 'over';
  /** The page and section that says it. Without that article, the question goes. */
  readonly to: string;
}
