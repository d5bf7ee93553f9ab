import data from './advice.json';
import { type Block, type DraftMeta, isHtml, readHtml, readMarkdown } from './parse-markup';
import { syllablesOf } from './readability';

export interface Sentence extends Omit<Block, 'level'> {
  readonly words: number;
  readonly syllables: number;
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
  return { source, blocks: nonEmpty, sentences: nonEmpty.flatMap(sentencesOf), meta };
}

const STOP = /[.!?…]+["'”’)\]]{0,3}(?=\s|$)/gu;
const abbreviations = new Set(data.abbreviations.split(' '));

/** The sentences of a paragraph. Those without words are dropped. */
function sentencesOf({ level, text, line }: Block): Sentence[] {
  if (level > 0) return [];
  const stops = Array.from(text.matchAll(STOP), ({ 0: mark, index }) => index + mark.length);
  const ends = [...stops.filter((stop) => stop < text.length && endsSentence(text, stop)), text.length];
  return ends.flatMap((end, at) => {
    const sentence = text.slice(ends[at - 1] ?? 0, end).trim();
    const words = wordsIn(sentence);
    if (words.length === 0) return [];
    const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
    return [{ text: sentence, line, words: words.length, syllables }];
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
