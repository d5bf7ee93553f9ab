import type { Advice, Span } from './findings';
import data from './signs.json';

export type LinkSignId = keyof typeof data.links;

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

function signFrom(id: string, weight = '', title = '', advice = ''): Sign {
  return {
    id,
    certain: certain.has(id),
    weight: weight === '3' ? 3 : weight === '2' ? 2 : 1,
    title,
    advice,
  };
}

/** A sign in an address or in single letters, which code recognizes. */
export function signOf(id: LinkSignId): Sign {
  return signFrom(id, ...data.links[id].split(' | '));
}

/** The alternatives of a part, in the notation of signs.json: “…” is a gap, “*” any ending, “#” a sum of money. */
export function patternOf(alternatives: string | readonly string[]): RegExp {
  const words = [alternatives]
    .flat()
    .join('|')
    .replaceAll(
      '#',
      String.raw`(?:[$€£] ?\d[\d,.]{0,12}|\d[\d,.]{0,12} ?(?:usd|eur|gbp|dollars?|euros?|pounds?)(?!\p{L}))`,
    )
    .replaceAll(/(?<![)\]}\\.])\*/g, String.raw`\p{L}{0,9}`)
    .replaceAll(/…(?!\{)/g, '…{40}')
    .replaceAll(/…\{(\d+)\}/g, String.raw`[^.!?\n]{0,$1}`)
    .replaceAll(/\((?!\?)/g, '(?:');
  return new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'giu');
}

const NOTHING = /(?!)/gu;
const parts = new Map(Object.entries(data.parts).map(([name, words]) => [name, patternOf(words)]));
const excuses = new Map(
  Object.entries(data.unless).flatMap(([ids, words]) =>
    ids.split(' ').map((id) => [id, patternOf(words)] as const),
  ),
);

export interface WordingRule {
  readonly sign: Sign;
  /** All must be in the message; the first is what is quoted. */
  readonly parts: readonly RegExp[];
  /** What makes the message, or the sentence of a single part, harmless. */
  readonly unless: RegExp;
}

export const wordingRules: readonly WordingRule[] = Object.entries(data.wording).map(([id, entry]) => {
  const [weight, needs = '', title, advice] = entry.split(' | ');
  return {
    sign: signFrom(id, weight, title, advice),
    parts: needs.split(' + ').map((part) => parts.get(part) ?? NOTHING),
    unless: excuses.get(id) ?? NOTHING,
  };
});
export const notice = patternOf(data.notice);
