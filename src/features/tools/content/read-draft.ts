import { sentencesOf } from '../shared/sentences';
import { type Block, type DraftMeta, isHtml, readHtml, readMarkdown } from './parse-markup';

export interface Sentence extends Omit<Block, 'level'> {
  readonly words: number;
}

/** A parsed draft, without its markup. */
export interface Draft {
  readonly source: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly meta: DraftMeta;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

export function readDraft(source: string): Draft {
  const { blocks, meta } = isHtml(source) ? readHtml(source) : readMarkdown(source);
  const nonEmpty = blocks.filter(({ level, text }) => level > 0 || /[\p{L}\p{N}]/u.test(text));
  return { source, blocks: nonEmpty, sentences: nonEmpty.flatMap(sentencesIn), meta };
}

/** The sentences of a paragraph. Those without words are dropped. */
function sentencesIn({ level, text, line }: Block): Sentence[] {
  return (level > 0 ? [] : sentencesOf(text)).flatMap((sentence) => {
    const words = wordsIn(sentence.text).length;
    return words > 0 ? [{ text: sentence.text, line, words }] : [];
  });
}
