/** The word of a list that somebody most likely meant, or nothing: the first letter is hardly ever the wrong one. */
export function meantWord(typed: string, words: Iterable<string>): string | undefined {
  let best: string | undefined;
  let least = allowedSlips(typed) + 1;
  for (const word of words) {
    // Another ending makes another word: that is for the roots to judge.
    if (word.slice(0, -1) === typed.slice(0, -1) || typed.startsWith(word)) continue;
    if (word[0] !== typed[0] || Math.abs(word.length - typed.length) >= least) continue;
    const slips = slipsBetween(typed, word, least);
    if (slips < least) [best, least] = [word, slips];
  }
  return best;
}

function allowedSlips({ length }: string): number {
  if (length < 5) return 0;
  return length < 8 ? 1 : 2;
}

/** Letters missed, added, mistaken or swapped; counting stops at the limit. */
function slipsBetween(one: string, other: string, limit: number): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const same = one[row - 1] === other[at - 1];
      const swapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      line[at] = Math.min(
        read(above, at) + 1,
        read(line, at - 1) + 1,
        read(above, at - 1) + (same ? 0 : 1),
        swapped ? read(before, at - 2) + 1 : Infinity,
      );
    }
    if (Math.min(...line) >= limit) return limit;
    [before, above] = [above, line];
  }
  return read(above, other.length);
}

function read(line: readonly number[], at: number): number {
  return line[at] ?? Infinity;
}
