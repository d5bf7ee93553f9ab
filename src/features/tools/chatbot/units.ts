/** A sentence, or an item of a list, where it stands in its text. */
export interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a sentence, with a full stop and all. */
  readonly whole: boolean;
}

const BETWEEN = /(?<=[.?!…][”"’)]?) (?=[^\p{Ll}\s])| · /gu;
const WHOLE = /[.?!…][”"’)]?$/u;
/** What a button or a link says is for pressing, not for telling. */
const PRESSED =
  /^(?:Get Started|Subscribe Now|Contact Us|Your Own Offer|Write to us|(?:Learn More|Read more|Try It Now)\b.*)$/u;
const SAMPLE = /\bSample\b/u;
const MADE_UP = /\b(?:made[- ]up|invented|invention)\b/u;
/** A table read row by row is not for quoting. */
const TABLE = 24;

/** Takes a text apart. What follows the word Sample, and the figures of something made up, are examples: left out. */
export function unitsOf(text: string): { units: readonly Unit[]; sample: boolean } {
  const units: Unit[] = [];
  let start = 0;
  let afterSentence = false;
  let madeUp = false;
  for (const { end, next, listed } of borders(text)) {
    const piece = text.slice(start, end);
    if (SAMPLE.test(piece)) return { units: withoutTables(units), sample: true };
    const whole = WHOLE.test(piece);
    const pressed = PRESSED.test(piece) || (afterSentence && !whole && !listed);
    madeUp ||= MADE_UP.test(piece);
    if (/[\p{L}\p{N}]/u.test(piece) && !pressed && (whole || !madeUp))
      units.push({ text: piece, start, end, whole });
    afterSentence = whole;
    start = next;
  }
  return { units: withoutTables(units), sample: false };
}

function borders(text: string) {
  const found = [...text.matchAll(BETWEEN)].map(({ 0: gap, index }) => ({
    end: index,
    next: index + gap.length,
    listed: gap === ' · ',
  }));
  return [...found, { end: text.length, next: text.length, listed: false }];
}

function withoutTables(units: readonly Unit[]): readonly Unit[] {
  const items = units.filter(({ whole }) => !whole);
  return items.length < TABLE || items.length < units.length - 4 ? units : units.filter(({ whole }) => whole);
}
