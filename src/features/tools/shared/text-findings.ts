/** A piece of a text, from `start` up to and without `end`. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Cuts a piece out, and no character of two units in half. */
export function clip(text: string, start: number, end: number): string {
  const from = isSecondHalf(text, start) ? start - 1 : start;
  const to = isSecondHalf(text, end) ? end - 1 : end;
  return text.slice(from, Math.max(from, to));
}

function isSecondHalf(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return false;
  const unit = text.charCodeAt(at);
  const before = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
}

/** Answers where the next one is, from ever later positions; reads the text once, however often it is asked. */
export function finder(text: string, needle: string): (from: number) => number {
  let found = -1;
  return (from) => {
    if (found < from) {
      const next = text.indexOf(needle, from);
      found = next === -1 ? Infinity : next;
    }
    return found;
  };
}

/** Answers the number of the line of a position, from ever later positions. */
export function lineCounter(text: string): (at: number) => number {
  const next = finder(text, '\n');
  let line = 1;
  let from = 0;
  return (at) => {
    for (let end = next(from); end < at; end = next(from)) {
      line += 1;
      from = end + 1;
    }
    return line;
  };
}

/** How much a finding matters: 3 most. */
export type Weight = 1 | 2 | 3;

/** A piece of the text that a finding means, with what stands around it. */
export interface Place {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** Where it begins in the text. */
  readonly start: number;
  /** Where to look for it, such as “Line 12”. */
  readonly where: string;
  readonly note?: string | undefined;
}

export interface Finding {
  readonly id: string;
  readonly weight: Weight;
  readonly title: string;
  readonly advice: string;
  /** The first of them; `count` tells how many there are. */
  readonly places: readonly Place[];
  readonly count: number;
}

const LONGEST_MARK = 160;
const LONGEST_SIDE = 90;

/** Quotes a piece of the text within a larger one: its line, shortened on both sides where that is long. */
export function quote(text: string, mark: Span, within: Span): Pick<Place, 'before' | 'marked' | 'after'> {
  const start = Math.max(within.start, mark.start - LONGEST_SIDE);
  const end = Math.min(within.end, mark.end + LONGEST_SIDE);
  const [lead = '', cutLead] = clip(text, start, mark.start).split('\n').toReversed();
  const [trail = '', cutTrail] = clip(text, mark.end, end).split('\n');
  return {
    before:
      start > within.start && cutLead === undefined
        ? `…${lead.replace(/^\S{0,24}\s/, '').trimStart()}`
        : lead.trimStart(),
    marked: shorten(clip(text, mark.start, mark.end)),
    after:
      end < within.end && cutTrail === undefined
        ? `${trail.replace(/\s\S{0,24}$/, '').trimEnd()}…`
        : trail.trimEnd(),
  };
}

function shorten(text: string): string {
  return text.length <= LONGEST_MARK ? text : `${clip(text, 0, LONGEST_MARK - 1)}…`;
}

const COMMON =
  /\b(?:the|to|you|your|and|is|of|for|we|in|this|it|a|on|be|i|have|not|are|with|at|my|me|or|if|will|can)\b/gi;
const FEWEST_WORDS = 8;
const LEAST_SHARE = 0.08;

/** Whether enough of its first words are among the commonest of English; too few words are taken to be. */
export function looksEnglish(text: string): boolean {
  const beginning = text.slice(0, 1_500);
  const words = beginning.match(/\p{L}+/gu)?.filter((word) => word.length < 30) ?? [];
  if (words.length < FEWEST_WORDS) return true;
  return (beginning.match(COMMON)?.length ?? 0) / words.length > LEAST_SHARE;
}
