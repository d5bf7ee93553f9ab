import type { Span, Weight } from '../shared/text-findings';

/** A sign of a scam. */
export interface Rule {
  readonly id: string;
  readonly weight: Weight;
  readonly title: string;
  /** Why it is a sign, in one sentence. */
  readonly why: string;
  /** Whether the sign alone is enough for the verdict “strong”. */
  readonly certain?: boolean;
}

/** A range of the message that shows a sign. */
export interface Hit extends Span {
  readonly rule: Rule;
  readonly note?: string | undefined;
}

/** A sign found by wording. Every gap in a pattern is bounded to prevent catastrophic backtracking. */
export interface PhraseRule extends Rule {
  readonly patterns: readonly RegExp[];
  /** Sentences that negate the sign. */
  readonly unless?: RegExp;
}

/** Signs found in links. */
export const linkSigns = {
  disguised: {
    id: 'disguised',
    weight: 3,
    title: 'Letters of another alphabet',
    why: 'Some letters only look like Latin ones, so the link leads to a different site from the one you read.',
    certain: true,
  },
  brand: {
    id: 'brand',
    weight: 3,
    title: 'A company’s name in a host that is not its own',
    why: 'Anyone can register a host with a known name in it. The company’s own address is shorter.',
    certain: true,
  },
  ending: {
    id: 'ending',
    weight: 1,
    title: 'An ending that scams often use',
    why: 'It costs next to nothing, so scammers use it for sites that are gone in a day.',
  },
  user: {
    id: 'user',
    weight: 3,
    title: 'A familiar name before an @',
    why: 'A browser ignores what comes before the @. The link leads to what comes after it.',
    certain: true,
  },
  mismatch: {
    id: 'mismatch',
    weight: 3,
    title: 'The words name another place than the link',
    why: 'What you read is one address, what you would open is another. Newsletters that count clicks do this too.',
  },
  program: {
    id: 'program',
    weight: 3,
    title: 'A link that runs something',
    why: 'This address tells the browser to run something instead of opening a page. No honest message needs one.',
    certain: true,
  },
  imitation: {
    id: 'imitation',
    weight: 3,
    title: 'A name that only looks like a word',
    why: 'Digits for letters, “rn” for “m” or one letter off: names like this are registered to be misread.',
  },
  ip: {
    id: 'ip',
    weight: 3,
    title: 'A number in place of a name',
    why: 'Companies have names for their sites. A bare number hides whose computer it is.',
  },
  chain: {
    id: 'chain',
    weight: 3,
    title: 'A trusted name in the wrong place',
    why: 'Only the last two parts of a host say who owns it. Everything before can be made up.',
  },
  bait: {
    id: 'bait',
    weight: 2,
    title: 'A name stuffed with words of trust',
    why: 'Words like “secure” and “login” cost nothing. Real companies use their plain name.',
  },
  digits: {
    id: 'digits',
    weight: 2,
    title: 'Digits among the letters',
    why: 'A 0 for an o or a 1 for an l is easy to miss.',
  },
  port: {
    id: 'port',
    weight: 2,
    title: 'An unusual port',
    why: 'Public sites don’t need a number after the name. Rented or hacked computers often do.',
  },
  encoded: {
    id: 'encoded',
    weight: 1,
    title: 'An encoded name',
    why: 'Names that begin with “xn--” stand for letters outside a–z. That is fine if you expect them.',
  },
  short: {
    id: 'short',
    weight: 1,
    title: 'A shortened link',
    why: 'It hides where it leads until you have opened it.',
  },
} as const satisfies Record<string, Rule>;
