import { splitSentences } from '@/lib/split-sentences';

/** A part of a text, word for word. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The sentences of a text. A question is read with the sentence that follows it. */
export function sentencesIn(text: string): readonly Span[] {
  const sentences = splitSentences(text);
  return sentences.flatMap(({ start, text }, at) => {
    const before = sentences[at - 1];
    if (text.endsWith('?') && at < sentences.length - 1) return [];
    return [{ start: before?.text.endsWith('?') ? before.start : start, end: start + text.length }];
  });
}
