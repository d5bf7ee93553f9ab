import { type Advice, lineCounter, parseAdvice, type Span } from '../shared/text-findings';
import data from './advice.json';
import type { KeyPhrase } from './key-phrase';
import type { Block } from './parse-markup';
import { type Draft, type Sentence, wordsIn } from './read-draft';
import type { Reading } from './readability';
import { available, type Fit } from './search-preview';

export type AdviceId = keyof typeof data.advice;

/** A place in a draft with an advice: a range of a sentence, a heading or the source. */
export interface Remark extends Span {
  readonly id: AdviceId;
  readonly text: string;
  readonly line: number;
  readonly note?: string | undefined;
}

/** What to do about a remark. */
export function adviceOf(id: AdviceId): Advice {
  return parseAdvice(data.advice[id]);
}

const LONG = 25;
const VERY_LONG = 35;
const LONG_PARAGRAPH = 150;

const anyOf = (list: string) => list.replaceAll(' ', '|');
const PASSIVE = new RegExp(
  String.raw`\b(?:am|is|are|was|were|be|been|being|gets?|got)\s{1,3}(?:(?:not|never|also|often|always|\w{2,14}ly)\s{1,3})?(?!(?:${anyOf(data.adjectives)})\b)(?:\w{2,20}ed|${anyOf(data.participles)})\b`,
  'gi',
);
const FILLER = new RegExp(String.raw`\b(?:${data.fillers})\b`, 'gi');
const plainer = new Map(
  data.plainer.split(', ').map((pair) => {
    const [heavy = '', plain = ''] = pair.split(': ');
    return [heavy, plain] as const;
  }),
);
const HEAVY = new RegExp(String.raw`\b(?:${[...plainer.keys()].join('|')})\b`, 'gi');
const TWICE = new RegExp(
  String.raw`\b(?!(?:${anyOf(data.fineTwice)})\b)(\p{L}{2,20})\s{1,3}\1(?![\p{L}\p{N}'’-])`,
  'giu',
);

/** Remarks on sentences and paragraphs, for English. */
export function findSentenceRemarks({ sentences, blocks }: Draft): Remark[] {
  const paragraphs = blocks.flatMap((block): Remark[] => {
    const words = block.level > 0 ? 0 : wordsIn(block.text).length;
    return words > LONG_PARAGRAPH ? [at('long-paragraph', block, `${words} words.`)] : [];
  });
  return [...sentences.flatMap(remarksOnSentence), ...paragraphs];
}

function remarksOnSentence({ text, line, words }: Sentence): Remark[] {
  const remarks: Remark[] = [];
  if (words > LONG) {
    const id = words > VERY_LONG ? 'very-long-sentence' : 'long-sentence';
    remarks.push(at(id, { text, line }, `${words} words.`));
  }
  for (const [id, pattern] of [
    ['passive', PASSIVE],
    ['weak-words', FILLER],
    ['heavy-words', HEAVY],
    ['same-word-twice', TWICE],
  ] as const)
    for (const { 0: found, index } of text.replaceAll('’', "'").matchAll(pattern)) {
      const shorter = id === 'heavy-words' ? plainer.get(found.toLowerCase()) : undefined;
      const note = shorter === undefined ? undefined : `Try “${shorter}”.`;
      remarks.push({ id, text, line, start: index, end: index + found.length, note });
    }
  return remarks;
}

const LONGEST_STRETCH = 300;
const LONGEST_HEADING = 12;
const SHORT_DRAFT = 150;

/** Remarks on the headings of a draft. */
export function findHeadingRemarks({ blocks, sentences }: Draft): Remark[] {
  const headings = blocks.filter(({ level }) => level > 0);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const first = headings.filter(({ level }) => level === 1);
  const begin = { text: '', line: blocks[0]?.line ?? 1 };
  const remarks = first.slice(1).map((heading) => at('many-h1', heading));
  if (headings.length === 0 && words > SHORT_DRAFT) remarks.push(at('no-headings', begin));
  if (headings.length > 0 && first.length === 0) remarks.push(at('no-h1', begin));
  for (const [index, heading] of headings.entries()) {
    const length = wordsIn(heading.text).length;
    const above = headings[index - 1]?.level ?? heading.level;
    if (length === 0) remarks.push(at('empty-heading', heading));
    if (length > LONGEST_HEADING) remarks.push(at('long-heading', heading));
    if (heading.level > above + 1)
      remarks.push(at('skipped-level', heading, `From level ${above} to level ${heading.level}.`));
  }
  return [...remarks, ...longStretches(blocks)];
}

/** The paragraphs that are too far below a heading. */
function longStretches(blocks: readonly Block[]): Remark[] {
  let read = -Infinity;
  return blocks.flatMap((block) => {
    const before = read;
    read = block.level > 0 ? 0 : read + wordsIn(block.text).length;
    return before <= LONGEST_STRETCH && read > LONGEST_STRETCH ? [at('long-stretch', block)] : [];
  });
}

/** A remark on a whole sentence, heading or paragraph. */
function at(id: AdviceId, { text, line }: Pick<Block, 'text' | 'line'>, note?: string): Remark {
  return { id, text, line, start: 0, end: text.length, note };
}

const VAGUE = /(?:>\s{0,9}|\[)(click here|here|read more|learn more|more|this link)(?=\s{0,9}<\/a|\]\()/dgi;
const NO_ALT = /(!\[\s{0,20}\]\([^()\s]{1,300}\)|<img(?![^>]{0,500}\salt\s{0,9}=)[^<>]{0,500}>)/dgi;
const AROUND = 60;

/** Remarks on links and images, found in the markup. */
export function findLinkRemarks(source: string): Remark[] {
  const patterns = [
    ['vague-link', VAGUE],
    ['no-alt', NO_ALT],
  ] as const;
  return patterns.flatMap(([id, pattern]) => {
    const lineOf = lineCounter(source);
    return Array.from(source.matchAll(pattern), ({ indices }) => {
      const [start = 0, end = 0] = indices?.[1] ?? [];
      const from = Math.max(0, start - AROUND);
      const text = source.slice(from, end + AROUND);
      return { id, text, line: lineOf(start), start: start - from, end: end - from };
    });
  });
}

export interface WholeRemark {
  readonly id: AdviceId;
  readonly note: string;
}

const SHORT = { title: 0.4, description: 0.45 } as const;
const LEAST_WORDS = 100;
const HARD = 50;

interface Whole {
  /** Null if the draft has none and none was entered. */
  readonly title: Fit | null;
  readonly description: Fit | null;
  /** Whether a description is expected: the draft has a head or a title was entered. */
  readonly isDescriptionDue: boolean;
  readonly phrase: KeyPhrase | null;
  readonly reading: Reading | null;
}

/** Remarks on the whole draft: search preview, key phrase, readability. */
export function findWholeRemarks({
  title,
  description,
  isDescriptionDue,
  phrase,
  reading,
}: Whole): WholeRemark[] {
  const remarks = [...remarksOnLength('title', title), ...remarksOnLength('description', description)];
  if (!description && isDescriptionDue)
    remarks.push({ id: 'no-description', note: 'The search result above shows the first lines instead.' });
  if (phrase) remarks.push(...remarksOnPhrase(phrase, reading?.words ?? 0));
  if (reading && reading.words > 50 && reading.ease < HARD)
    remarks.push({
      id: 'hard',
      note: `Reading ease ${Math.round(reading.ease)} of 100. Aim for 60 or more.`,
    });
  return remarks;
}

function remarksOnLength(name: 'title' | 'description', fit: Fit | null): WholeRemark[] {
  if (!fit || fit.length === 0) return [];
  const note = `${fit.length} characters. There is room for about ${available[name]}.`;
  if (fit.isCut) return [{ id: `${name}-cut`, note }];
  return fit.length < available[name] * SHORT[name] ? [{ id: `${name}-short`, note }] : [];
}

function remarksOnPhrase(
  { phrase, isOwn, count, share, balance, missingIn }: KeyPhrase,
  words: number,
): WholeRemark[] {
  const note = `“${phrase}”: ${count} times, ${(share * 100).toFixed(1)}% of the words.`;
  const remarks: WholeRemark[] = [];
  if (balance === 'often') remarks.push({ id: 'phrase-often', note });
  if (!isOwn && balance === 'missing') remarks.push({ id: 'phrase-missing', note });
  if (!isOwn && balance === 'rare' && words > LEAST_WORDS) remarks.push({ id: 'phrase-rare', note });
  if (missingIn.length > 0)
    remarks.push({ id: 'phrase-missing-in', note: `Missing from ${missingIn.join(', ')}.` });
  return remarks;
}
