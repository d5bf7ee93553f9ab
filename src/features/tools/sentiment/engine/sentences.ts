import { EMOJI, EMOTICON } from './tokens';

export interface Span {
  readonly start: number;
  readonly end: number;
}

const CLOSING = String.raw`["'”’)\]»]*(?:[ \t]*(?:${EMOJI}|(?:${EMOTICON})(?=\s|$)))*`;
const END = new RegExp(
  String.raw`[.!?…。！？]+${CLOSING}(?=\s|$)|[。！？]|(?:${EMOJI})+(?=\s+\p{Lu})|[\r\n]+`,
  'gu',
);
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|mr|mrs|ms|dr|prof|st|no|vs|etc|approx|e\.g|i\.e|a\.m|p\.m|inc|ltd|min|max)\.$/iu;

/** Where the sentences of a text are, without the space around them. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: found, index } of text.matchAll(END)) {
    const end = index + found.length;
    if (found === '.' && ABBREVIATION.test(text.slice(Math.max(0, index - 8), end))) continue;
    add(end);
  }
  add(text.length);
  return spans;

  function add(end: number) {
    const piece = text.slice(start, end);
    const trimmed = piece.trim();
    const from = start + piece.length - piece.trimStart().length;
    if (trimmed !== '') spans.push({ start: from, end: from + trimmed.length });
    start = end;
  }
}
