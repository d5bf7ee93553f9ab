import { clip } from '@/lib/clip';
import { groupBy } from '@/lib/group-by';

/** A range of a text; `end` is exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Returns a function that maps a position to its line number. Positions must not decrease. */
export function lineCounter(text: string): (at: number) => number {
  let line = 1;
  let end = text.indexOf('\n');
  return (at) => {
    for (; end !== -1 && end < at; end = text.indexOf('\n', end + 1)) line += 1;
    return line;
  };
}

/** Severity of a finding; 3 is the highest. */
export type Weight = 1 | 2 | 3;

/** A range of the text a finding refers to, with its context. */
export interface Place {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  /** Its position in the text. */
  readonly start: number;
  /** Where to look, such as “Line 12”. */
  readonly where: string;
  readonly note?: string | undefined;
}

export interface Finding {
  readonly id: string;
  readonly weight: Weight;
  readonly title: string;
  readonly advice: string;
  /** The first places only; `count` is the total number. */
  readonly places: readonly Place[];
  readonly count: number;
}

export type Advice = Pick<Finding, 'weight' | 'title' | 'advice'>;

/** A range of a text that a finding is about. */
export interface Mark extends Span {
  readonly id: string;
  readonly advice: Advice;
  readonly text: string;
  readonly line: number;
  readonly note?: string | undefined;
}

const MAX_PLACES = 20;

/** Groups marks into one finding for each id, the most severe first. */
export function collectFindings(marks: readonly Mark[]): Finding[] {
  return Array.from(
    groupBy(marks, ({ id }) => id),
    ([id, [first, ...others]]): Finding[] =>
      first
        ? [
            {
              id,
              ...first.advice,
              count: others.length + 1,
              places: [first, ...others].slice(0, MAX_PLACES).map(placeOf),
            },
          ]
        : [],
  )
    .flat()
    .toSorted((one, other) => other.weight - one.weight || other.count - one.count);
}

function placeOf({ text, line, start, end, note }: Mark): Place {
  return { start, ...quote(text, { start, end }), where: `Line ${line}`, note };
}

const MAX_MARK_LENGTH = 160;
const MAX_CONTEXT_LENGTH = 90;

/** Quotes a range with the rest of its line, shortened on both sides. */
export function quote(text: string, mark: Span): Pick<Place, 'before' | 'marked' | 'after'> {
  const [lead = '', isLineStart] = clip(text, Math.max(0, mark.start - MAX_CONTEXT_LENGTH), mark.start)
    .split('\n')
    .toReversed();
  const [trail = '', isLineEnd] = clip(text, mark.end, mark.end + MAX_CONTEXT_LENGTH).split('\n');
  const isLeadCut = mark.start > MAX_CONTEXT_LENGTH && isLineStart === undefined;
  const isTrailCut = mark.end + MAX_CONTEXT_LENGTH < text.length && isLineEnd === undefined;
  return {
    before: isLeadCut ? `…${lead.replace(/^\S{0,24}\s/, '').trimStart()}` : lead.trimStart(),
    marked: shorten(clip(text, mark.start, mark.end)),
    after: isTrailCut ? `${trail.replace(/\s\S{0,24}$/, '').trimEnd()}…` : trail.trimEnd(),
  };
}

function shorten(text: string): string {
  return text.length <= MAX_MARK_LENGTH ? text : `${clip(text, 0, MAX_MARK_LENGTH - 1)}…`;
}

const COMMON =
  /\b(?:the|to|you|your|and|is|of|for|we|in|this|it|a|on|be|i|have|not|are|with|at|my|me|or|if|will|can)\b/gi;
const MIN_WORDS = 8;
const MIN_COMMON_SHARE = 0.08;

/** Whether a share of the first words are common English words. Texts of few words count as English. */
export function looksEnglish(text: string): boolean {
  const beginning = text.slice(0, 1_500);
  const words = beginning.match(/\p{L}+/gu)?.filter((word) => word.length < 30) ?? [];
  if (words.length < MIN_WORDS) return true;
  return (beginning.match(COMMON)?.length ?? 0) / words.length > MIN_COMMON_SHARE;
}
