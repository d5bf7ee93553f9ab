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
