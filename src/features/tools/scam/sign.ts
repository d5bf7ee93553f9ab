import type { Weight } from '../shared/finding';
import type { Span } from '../shared/text-span';

/** A sign of a scam that a message can show. */
export interface Rule {
  readonly id: string;
  readonly weight: Weight;
  readonly title: string;
  /** Why it is a sign, in a sentence. */
  readonly why: string;
  /** One that is enough by itself. */
  readonly certain?: boolean;
}

/** A place where a message shows it. */
export interface Hit extends Span {
  readonly rule: Rule;
  readonly note?: string | undefined;
}
