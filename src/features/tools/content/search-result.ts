/** What a search engine has room for, in characters of common width. About: it depends on the device. */
export const room = { title: 60, description: 155 } as const;

const widths: readonly (readonly [RegExp, number])[] = [
  [/[iljtfrI.,:;'’|!()[\]\s]/u, 0.6],
  [/[mwMWÆŒ@%—]/u, 1.5],
  [/[A-Z]/u, 1.2],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1.9],
];

export interface Fit {
  /** What is seen, with an ellipsis where it is cut. */
  readonly shown: string;
  readonly isCut: boolean;
  readonly length: number;
  /** How much of the room it takes; 1 is all of it. */
  readonly share: number;
}

const LONGEST_READ = 2_000;

/** Draws a line as wide as it would be: capitals and w take more room than i and l. */
export function fit(text: string, size: number): Fit {
  const chars = Array.from(text.slice(0, LONGEST_READ).trim().replaceAll(/\s+/gu, ' '));
  // Running English is a little narrower than its letters are on average.
  const scale = 1.07;
  let width = 0;
  let kept = 0;
  for (const char of chars) {
    width += (widths.find(([letters]) => letters.test(char))?.[1] ?? 1) * scale;
    if (width <= size) kept += 1;
  }
  const isCut = width > size;
  const line = chars.join('');
  return {
    shown: isCut ? `${wholeWords(chars, kept)} …` : line,
    isCut,
    length: chars.length,
    share: width / size,
  };
}

function wholeWords(chars: readonly string[], kept: number): string {
  const line = chars.slice(0, Math.max(0, kept - 2)).join('');
  const space = line.lastIndexOf(' ');
  return (space > line.length / 2 ? line.slice(0, space) : line).replace(/[\s,;:–-]+$/u, '');
}
