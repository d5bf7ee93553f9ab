import { type Advice, lineCounter, parseAdvice, type Span } from '../shared/text-findings';
import data from './advice.json';
import type { KeyPhrase } from './key-phrase';
import { type Block, type Draft, type Sentence } from './parse-markup';
import { available, type Fit, HARD, type ReadabilityStats } from './draft-figures';

type AdviceId = keyof typeof data.advice;

/** A range in a sentence, a heading or the source, with the id of the advice about it. */
export interface Remark extends Span {
  readonly id: AdviceId;
  readonly text: string;
  readonly line: number;
  readonly note?: string | undefined;
}

export function adviceOf(id: AdviceId): Advice {
  return parseAdvice(data.advice[id]);
}

const MAX_SENTENCE_WORDS = 25;

const anyOf = (list: string) => list.replaceAll(' ', '|');
const plainer = new Map(
  data.plainer.split(', ').map((pair) => {
    const [heavy = '', plain = ''] = pair.split(': ');
    return [heavy, plain] as const;
  }),
);
/** Patterns of wordings to improve in English sentences. */
const wordings = [
  [
    'passive',
    new RegExp(
      String.raw`\b(?:am|is|are|was|were|be|been|being|gets?|got)\s{1,3}(?:(?:not|never|also|often|always|\w{2,14}ly)\s{1,3})?(?!(?:${anyOf(data.adjectives)})\b)(?:\w{2,20}ed|${anyOf(data.participles)})\b`,
      'gi',
    ),
  ],
  ['weak-words', new RegExp(String.raw`\b(?:${data.fillers})\b`, 'gi')],
  ['heavy-words', new RegExp(String.raw`\b(?:${[...plainer.keys()].join('|')})\b`, 'gi')],
] as const;

/** Remarks on an English sentence. */
export function remarksOnSentence({ text, line, words }: Sentence): Remark[] {
  const found = wordings.flatMap(([id, pattern]) =>
    Array.from(text.matchAll(pattern), ({ 0: wording, index }): Remark => {
      const shorter = id === 'heavy-words' ? plainer.get(wording.toLowerCase()) : undefined;
      const note = shorter === undefined ? undefined : `Try “${shorter}”.`;
      return { id, text, line, start: index, end: index + wording.length, note };
    }),
  );
  return words > MAX_SENTENCE_WORDS
    ? [at('long-sentence', { text, line }, `${words} words.`), ...found]
    : found;
}

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
    const above = headings[index - 1]?.level ?? heading.level;
    if (heading.level > above + 1)
      remarks.push(at('skipped-level', heading, `From level ${above} to level ${heading.level}.`));
  }
  return remarks;
}

/** A remark on a whole sentence or heading. */
function at(id: AdviceId, { text, line }: Pick<Block, 'text' | 'line'>, note?: string): Remark {
  return { id, text, line, start: 0, end: text.length, note };
}

const markup = [
  [
    'vague-link',
    /(?:>\s{0,9}|\[)(click here|here|read more|learn more|more|this link)(?=\s{0,9}<\/a|\]\()/dgi,
  ],
  ['no-alt', /(!\[\s{0,20}\]\([^()\s]{1,300}\)|<img(?![^>]{0,500}\salt\s{0,9}=)[^<>]{0,500}>)/dgi],
] as const;
const CONTEXT_LENGTH = 60;

/** Remarks on links and images, found in the markup. */
export function findLinkRemarks(source: string): Remark[] {
  return markup.flatMap(([id, pattern]) => {
    const lineOf = lineCounter(source);
    return Array.from(source.matchAll(pattern), ({ indices }) => {
      const [start = 0, end = 0] = indices?.[1] ?? [];
      const from = Math.max(0, start - CONTEXT_LENGTH);
      const text = source.slice(from, end + CONTEXT_LENGTH);
      return { id, text, line: lineOf(start), start: start - from, end: end - from };
    });
  });
}

/** A remark on the whole draft, without a quote. */
function onWhole(id: AdviceId, note: string): Remark {
  return { id, note, text: '', line: 0, start: 0, end: 0 };
}

/** Share of the available space below which a title or description is short. */
const SHORT = 0.45;
const MIN_WORDS = 50;

interface Whole {
  /** Null if the draft has none. */
  readonly title: Fit | null;
  readonly description: Fit | null;
  /** Whether a description is expected: the draft has a head. */
  readonly isDescriptionDue: boolean;
  readonly phrase: KeyPhrase | null;
  /** Null if reading ease cannot be judged. */
  readonly readability: ReadabilityStats | null;
}

/** Remarks on the whole draft: search preview, key phrase, readability. */
export function findWholeRemarks(draft: Whole): Remark[] {
  const { isDescriptionDue, phrase, readability } = draft;
  const remarks = (['title', 'description'] as const).flatMap((name): Remark[] => {
    const fit = draft[name];
    if (!fit || fit.length === 0) return [];
    const note = `${fit.length} characters. There is room for about ${available[name]}.`;
    if (fit.isCut) return [onWhole(`${name}-cut`, note)];
    return fit.length < available[name] * SHORT ? [onWhole(`${name}-short`, note)] : [];
  });
  if (!draft.description && isDescriptionDue)
    remarks.push(onWhole('no-description', 'The search result above shows the first lines instead.'));
  if (phrase) {
    const { balance, missingIn } = phrase;
    const note = `“${phrase.phrase}”: ${phrase.count} times, ${(phrase.share * 100).toFixed(1)}% of the words.`;
    if (balance === 'often') remarks.push(onWhole('phrase-often', note));
    if (balance === 'missing') remarks.push(onWhole('phrase-missing', note));
    if (missingIn.length > 0)
      remarks.push(onWhole('phrase-missing-in', `Missing from ${missingIn.join(', ')}.`));
  }
  if (readability && readability.words > MIN_WORDS && readability.lix >= HARD)
    remarks.push(onWhole('hard', `LIX ${Math.round(readability.lix)}. Aim for ${HARD - 10} or less.`));
  return remarks;
}
