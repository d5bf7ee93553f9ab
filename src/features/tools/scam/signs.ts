import type { Span, Weight } from '../shared/text-findings';
import data from './signs.json';

/** A sign of a scam. */
export interface Sign {
  readonly id: string;
  readonly weight: Weight;
  readonly title: string;
  /** Why it is a sign, in one sentence. */
  readonly why: string;
  /** Whether the sign alone is enough for the verdict “strong”. */
  readonly certain: boolean;
}

/** A range of the message that shows a sign. */
export interface Hit extends Span {
  readonly sign: Sign;
  readonly note?: string | undefined;
}

interface SignData {
  readonly weight: number;
  readonly title: string;
  readonly why: string;
  readonly certain?: boolean;
}

export function signOf(id: string, { weight, title, why, certain = false }: SignData): Sign {
  return { id, weight: weight >= 3 ? 3 : weight === 2 ? 2 : 1, title, why, certain };
}

type LetterSign = keyof typeof data.signs;

/** A sign that links or characters show. */
export function letterSign(id: LetterSign): Sign {
  return signOf(id, data.signs[id]);
}
