import type { Span } from '../shared/text-span';

export interface Block extends Span {
  /** 1 to 6 for a heading, 0 for running text. */
  readonly level: number;
}

export interface Sentence extends Span {
  readonly words: number;
  readonly syllables: number;
  readonly letters: number;
}

/** A draft as it is read: every mark of Markdown or HTML is a blank, and everything else stands where it stood. */
export interface Draft {
  readonly source: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}
