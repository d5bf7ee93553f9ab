import { clip, type Span } from './text-span';

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
