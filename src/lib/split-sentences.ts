export const EMOJI = String.raw`\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*(?:\u{200d}\p{Extended_Pictographic}[\u{fe0f}\u{1f3fb}-\u{1f3ff}]*)*`;
const EMOTICON = String.raw`[:;=xX>][-'o^]?[)(\]\[DPpO/|\\<3]+(?=\s|$)`;
const CLOSING = String.raw`["'”’)\]»]*(?:[ \t]*(?:${EMOJI}|${EMOTICON}))*`;
const END = new RegExp(
  String.raw`[.!?…。！？]+${CLOSING}(?=\s|$)|[。！？]|(?:${EMOJI})+(?=\s+\p{Lu})|[\r\n]+`,
  'gu',
);
const ABBREVIATION =
  /(?:^|[\s(])(?:\p{Lu}|mr|mrs|ms|dr|prof|st|no|vs|etc|approx|fig|e\.g|i\.e|a\.m|p\.m|inc|ltd|co|jr|sr|min|max)\.$/iu;

/** The sentences of a text without surrounding white space. */
export function splitSentences(text: string): { readonly start: number; readonly text: string }[] {
  const ends = Array.from(text.matchAll(END), ({ 0: found, index }) => index + found.length).filter(
    (end) => !ABBREVIATION.test(text.slice(Math.max(0, end - 8), end)),
  );
  return [...ends, text.length].flatMap((end, at) => {
    const from = ends[at - 1] ?? 0;
    const piece = text.slice(from, end);
    const trimmed = piece.trim();
    return trimmed === '' ? [] : [{ start: from + piece.indexOf(trimmed), text: trimmed }];
  });
}
