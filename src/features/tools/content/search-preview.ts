/** Approximate space for each line of a search result, in characters. */
export const available = { title: 60, description: 155 } as const;

export interface Fit {
  /** The visible part, with an ellipsis if cut. */
  readonly shown: string;
  readonly isCut: boolean;
  readonly length: number;
}

const MAX_INPUT_LENGTH = 2_000;

/** Fits a line into the space of a search result, cut after a word. */
export function fit(text: string, size: number): Fit {
  const chars = Array.from(text.slice(0, MAX_INPUT_LENGTH).trim().replaceAll(/\s+/gu, ' '));
  const isCut = chars.length > size;
  const kept = chars.slice(0, size - 1).join('');
  const words = kept.replace(/\s\S{0,24}$/u, '').replace(/[\s,;:–-]+$/u, '');
  return { shown: isCut ? `${words} …` : chars.join(''), isCut, length: chars.length };
}
