import type { Rule } from './sign';

/** A sign that words show. Patterns have no gap without a limit, so that no text can make them slow. */
export interface PhraseRule extends Rule {
  readonly patterns: readonly RegExp[];
  /** Sentences in which the same words mean the opposite. */
  readonly unless?: RegExp;
}
