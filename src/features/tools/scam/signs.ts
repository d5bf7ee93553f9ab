import { type Advice, parseAdvice, type Span } from '../shared/text-findings';
import data from './signs.json';

type SignId = keyof typeof data.signs;

/** A sign of a scam. */
export interface Sign extends Advice {
  readonly id: string;
  /** Whether the sign alone is enough for the verdict “strong”. */
  readonly certain: boolean;
}

/** A range of the message that shows a sign. */
export interface Hit extends Span {
  readonly sign: Sign;
  readonly note?: string | undefined;
}

const certain: ReadonlySet<string> = new Set(data.certain.split(' '));

export function signOf(id: SignId): Sign {
  return { id, certain: certain.has(id), ...parseAdvice(data.signs[id]) };
}

export function isSignId(id: string): id is SignId {
  return Object.hasOwn(data.signs, id);
}
