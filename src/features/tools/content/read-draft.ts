import type { Span } from '../shared/text-findings';
import data from './advice.json';
import { type DraftMeta, isHtml, readHtml, readMarkdown } from './parse-markup';
import { syllablesOf } from './readability';
import type { AdviceId } from './remarks';

/** A place in a draft with an advice. */
export interface Remark extends Span {
  readonly id: AdviceId;
  /** The sentence or heading around it. */
  readonly within: Span;
  readonly note?: string | undefined;
  /** Whether positions refer to the markup instead of the visible text. */
  readonly isMarkup?: boolean;
}

export interface Block extends Span {
  /** 1 to 6 for a heading, 0 for a paragraph. */
  readonly level: number;
}

export interface Sentence extends Span {
  readonly words: number;
  readonly syllables: number;
  readonly letters: number;
}

/** A parsed draft. Markup is replaced by spaces, so positions in `text` and `source` match. */
export interface Draft {
  readonly source: string;
  readonly text: string;
  readonly blocks: readonly Block[];
  readonly sentences: readonly Sentence[];
  readonly meta: DraftMeta;
}

const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

export function wordsIn(text: string): readonly string[] {
  return text.match(WORD) ?? [];
}

export function readDraft(source: string): Draft {
  const { text, blocks, meta } = isHtml(source) ? readHtml(source) : readMarkdown(source);
  const nonEmpty = blocks.filter(
    ({ level, start, end }) => level > 0 || /[\p{L}\p{N}]/u.test(text.slice(start, end)),
  );
  return { source, text, blocks: nonEmpty, sentences: splitSentences(text, nonEmpty), meta };
}

const STOP = /[.!?…]+["'”’)\]]{0,3}(?=\s|$)/gu;
const abbreviations = new Set(data.abbreviations.split(' '));

/** The sentences of the paragraphs. Those without words are dropped. */
function splitSentences(text: string, blocks: readonly Block[]): Sentence[] {
  return blocks
    .filter(({ level }) => level === 0)
    .flatMap(({ start, end }) => {
      const block = text.slice(start, end);
      let from = 0;
      return [...Array.from(block.matchAll(STOP), ({ 0: mark, index }) => index + mark.length), block.length]
        .filter((stop) => stop === block.length || endsSentence(block, stop))
        .flatMap((stop): Sentence[] => {
          const piece = block.slice(from, stop);
          const first = start + from + piece.length - piece.trimStart().length;
          from = stop;
          const words = wordsIn(piece);
          return words.length === 0
            ? []
            : [
                {
                  start: first,
                  end: first + piece.trim().length,
                  words: words.length,
                  syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
                  letters: words.reduce((sum, word) => sum + word.length, 0),
                },
              ];
        });
    });
}

/** Whether the mark before a position ends a sentence, not an abbreviation. */
function endsSentence(block: string, stop: number): boolean {
  const [, word = '', mark = ''] =
    /([\p{L}.]*?)([.!?…]+)["'”’)\]]{0,3}$/u.exec(block.slice(Math.max(0, stop - 12), stop)) ?? [];
  if (mark !== '.') return true;
  if (abbreviations.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)) return false;
  return !/^\s+\p{Ll}/u.test(block.slice(stop, stop + 6));
}
