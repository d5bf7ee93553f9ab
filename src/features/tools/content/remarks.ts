import { type Advice, parseAdvice } from '../shared/text-findings';
import data from './advice.json';
import type { KeyPhrase } from './key-phrase';
import { type Block, type Draft, type Remark, type Sentence, wordsIn } from './read-draft';
import type { Reading } from './readability';
import { available, type Fit } from './search-preview';

export type AdviceId = keyof typeof data.advice;

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
export function findSentenceRemarks({ text, sentences, blocks }: Draft): Remark[] {
  const paragraphs = blocks.flatMap(({ level, start, end }): Remark[] => {
    const words = level > 0 || end - start < LONG_PARAGRAPH * 3 ? 0 : wordsIn(text.slice(start, end)).length;
    const within = { start, end };
    return words > LONG_PARAGRAPH
      ? [{ id: 'long-paragraph', start, end: start, within, note: `${words} words.` }]
      : [];
  });
  return [...sentences.flatMap((sentence) => remarksOnSentence(text, sentence)), ...paragraphs];
}

function remarksOnSentence(text: string, within: Sentence): Remark[] {
  const { start, end, words } = within;
  const sentence = text.slice(start, end).replaceAll('’', "'");
  const remarks: Remark[] = [];
  if (words > LONG) {
    const id = words > VERY_LONG ? 'very-long-sentence' : 'long-sentence';
    remarks.push({ id, start, end, within, note: `${words} words.` });
  }
  for (const [id, pattern] of [
    ['passive', PASSIVE],
    ['weak-words', FILLER],
    ['heavy-words', HEAVY],
    ['same-word-twice', TWICE],
  ] as const)
    for (const { 0: found, index } of sentence.matchAll(pattern)) {
      const shorter = id === 'heavy-words' ? plainer.get(found.toLowerCase()) : undefined;
      const note = shorter === undefined ? undefined : `Try “${shorter}”.`;
      remarks.push({ id, start: start + index, end: start + index + found.length, within, note });
    }
  return remarks;
}

const LONGEST_STRETCH = 300;
const LONGEST_HEADING = 12;
const SHORT_DRAFT = 150;

/** Remarks on the headings of a draft. */
export function findHeadingRemarks({ text, blocks, sentences }: Draft): Remark[] {
  const headings = blocks.filter(({ level }) => level > 0);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  const first = headings.filter(({ level }) => level === 1);
  const begin = blocks[0] ?? { start: 0, end: 0 };
  const remarks = first.slice(1).map((heading) => at('many-h1', heading, true));
  if (headings.length === 0 && words > SHORT_DRAFT) remarks.push(at('no-headings', begin));
  if (headings.length > 0 && first.length === 0) remarks.push(at('no-h1', begin));
  for (const [index, heading] of headings.entries()) {
    const length = wordsIn(text.slice(heading.start, heading.end)).length;
    const above = headings[index - 1]?.level ?? heading.level;
    if (length === 0) remarks.push(at('empty-heading', heading));
    if (length > LONGEST_HEADING) remarks.push(at('long-heading', heading, true));
    if (heading.level > above + 1)
      remarks.push(at('skipped-level', heading, true, `From level ${above} to level ${heading.level}.`));
    let read = 0;
    const next = headings[index + 1]?.start ?? Infinity;
    const beyond = sentences.find(({ start, words }) => {
      if (start < heading.start || start >= next) return false;
      read += words;
      return read > LONGEST_STRETCH;
    });
    if (beyond) remarks.push(at('long-stretch', beyond, true));
  }
  return remarks;
}

function at(
  id: AdviceId,
  { start, end }: Pick<Block, 'start' | 'end'>,
  isMarked = false,
  note?: string,
): Remark {
  return { id, start, end: isMarked ? end : start, within: { start, end }, note };
}

const VAGUE = /(?:>\s{0,9}|\[)(click here|here|read more|learn more|more|this link)(?=\s{0,9}<\/a|\]\()/dgi;
const NO_ALT = /(!\[\s{0,20}\]\([^()\s]{1,300}\)|<img(?![^>]{0,500}\salt\s{0,9}=)[^<>]{0,500}>)/dgi;

/** Remarks on links and images, found in the markup. */
export function findLinkRemarks(source: string): Remark[] {
  return (
    [
      ['vague-link', VAGUE],
      ['no-alt', NO_ALT],
    ] as const
  ).flatMap(([id, pattern]) =>
    Array.from(source.matchAll(pattern), ({ indices }) => {
      const [start = 0, end = 0] = indices?.[1] ?? [];
      return { id, start, end, within: { start: start - 60, end: end + 60 }, isMarkup: true };
    }),
  );
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
