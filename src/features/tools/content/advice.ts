import type { Weight } from '../shared/finding';
import type { Span } from '../shared/text-span';

export interface Advice {
  readonly id: string;
  readonly weight: Weight;
  readonly title: string;
  /** What to do, in a sentence. */
  readonly advice: string;
}

/** A place in a draft that something can be done about. */
export interface Remark extends Span {
  readonly advice: Advice;
  /** The sentence or heading it stands in. */
  readonly within: Span;
  readonly note?: string | undefined;
  /** Whether the place is in the marks of the source and not in what is read. */
  readonly isMarkup?: boolean;
}
