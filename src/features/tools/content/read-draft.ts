import type { Span, Weight } from '../shared/text-findings';
import { type DraftMeta, isHtml, readHtml, readMarkdown } from './parse-markup';
import { syllablesOf } from './readability';

export interface Advice {
  readonly id: string;
  readonly weight: Weight;
  readonly title: string;
  /** What to do, in one sentence. */
  readonly advice: string;
}

/** A place in a draft with an advice. */
export interface Remark extends Span {
  readonly advice: Advice;
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
const abbreviations = new Set(
  'mr mrs ms dr prof st vs e.g i.e nos fig approx inc ltd co jr sr dept est a.m p.m cf al p pp vol ca'.split(
    ' ',
  ),
);

/** Splits paragraphs into sentences. Sentences without words are dropped. */
function splitSentences(text: string, blocks: readonly Block[]): Sentence[] {
  const known = new Map<string, number>();
  return blocks.filter(({ level }) => level === 0).flatMap((block) => sentencesOf(text, block, known));
}

function sentencesOf(text: string, { start, end }: Block, known: Map<string, number>): Sentence[] {
  const block = text.slice(start, end);
  const sentences: Sentence[] = [];
  let from = 0;
  for (const match of [...block.matchAll(STOP), null]) {
    const stop = match ? match.index + match[0].length : block.length;
    if (match && !endsSentence(block, match.index, stop)) continue;
    const piece = block.slice(from, stop);
    const sentence = measure(piece, known);
    const lead = piece.length - piece.trimStart().length;
    const trail = piece.length - piece.trimEnd().length;
    if (sentence) sentences.push({ start: start + from + lead, end: start + stop - trail, ...sentence });
    from = stop;
  }
  return sentences;
}

function endsSentence(block: string, stop: number, after: number): boolean {
  if (block[stop] !== '.') return true;
  const word = /[\p{L}.]+$/u.exec(block.slice(Math.max(0, stop - 8), stop))?.[0] ?? '';
  if (abbreviations.has(word.toLowerCase()) || /^\p{Lu}$/u.test(word)) return false;
  return !/^\s+\p{Ll}/u.test(block.slice(after, after + 6));
}

const MOST_KNOWN = 20_000;

function measure(piece: string, known: Map<string, number>): Omit<Sentence, 'start' | 'end'> | null {
  const words = wordsIn(piece);
  if (words.length === 0) return null;
  let syllables = 0;
  let letters = 0;
  for (const word of words) {
    const count = known.get(word) ?? syllablesOf(word);
    if (known.size < MOST_KNOWN) known.set(word, count);
    syllables += count;
    letters += word.length;
  }
  return { words: words.length, syllables, letters };
}
