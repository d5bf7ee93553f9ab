import { detect } from 'tinyld/light';
import { type Finding, lineCounter, looksEnglish, quote } from '../shared/text-findings';
import { type Advice, type Draft, readDraft, type Remark, wordsIn } from './read-draft';
import { findHeadingRemarks, findLinkRemarks } from './structure-remarks';
import { findKeyPhrase, type KeyPhrase } from './key-phrase';
import { readability, type Reading } from './readability';
import { fit, type Fit, findWholeRemarks, available, type WholeRemark } from './search-preview';
import { findSentenceRemarks } from './sentence-remarks';

export interface DraftInput {
  readonly text: string;
  readonly title: string;
  readonly description: string;
  readonly phrase: string;
}

export interface DraftReport {
  readonly reading: Reading | null;
  /** Whether reading ease can be judged: an English text of some length. */
  readonly isJudged: boolean;
  /** ISO code of the language; null if the text is too short to tell. */
  readonly language: string | null;
  readonly title: Fit;
  readonly description: Fit;
  /** Title and description read from the draft's head or front matter, or its main heading. */
  readonly own: { readonly title: string | null; readonly description: string | null };
  readonly phrase: KeyPhrase | null;
  readonly headings: readonly { readonly start: number; readonly level: number; readonly text: string }[];
  readonly findings: readonly Finding[];
  /** 0 to 100; each finding takes points off. */
  readonly score: number;
}

const MOST_HEADINGS = 60;
const FEWEST_WORDS = 12;

/** Readability, search preview, key phrase, outline and findings of a draft. */
export function analyzeDraft({ text, title, description, phrase }: DraftInput): DraftReport {
  const draft = readDraft(text);
  const language = languageOf(draft);
  const isEnglish = language === null || language === 'en';
  const own = { title: draft.meta.title ?? mainHeading(draft), description: draft.meta.description ?? null };
  const given = {
    title: title.trim() || (own.title ?? ''),
    description: description.trim() || (own.description ?? ''),
  };
  const result = {
    title: fit(given.title || firstLine(draft), available.title),
    description: fit(given.description || firstWords(draft), available.description),
  };
  const reading = readability(draft.sentences);
  const isJudged = language === 'en' && (reading?.words ?? 0) >= FEWEST_WORDS;
  const found = findKeyPhrase({ phrase, ...given }, draft);
  const headings = draft.blocks.filter(({ level }) => level > 0);
  const whole = findWholeRemarks({
    title: title.trim() === '' && draft.meta.title === undefined ? null : result.title,
    description: given.description === '' ? null : result.description,
    isDescriptionDue: draft.meta.isGiven || title.trim() !== '',
    phrase: found,
    reading: isJudged ? reading : null,
  });
  const findings = sorted([...whole.map(toWholeFinding), ...gather(findRemarks(draft, isEnglish), draft)]);
  return {
    reading,
    isJudged,
    language,
    ...result,
    own,
    phrase: found,
    headings: headings.slice(0, MOST_HEADINGS).map(({ level, start, end }) => ({
      start,
      level,
      text: draft.text.slice(start, Math.min(end, start + 200)).trim(),
    })),
    findings,
    score: scoreOf(findings),
  };
}

const points = { 1: 2, 2: 5, 3: 9 } as const;

function scoreOf(findings: readonly Finding[]): number {
  const lost = findings.reduce(
    (sum, { weight, count }) => sum + points[weight] * Math.min(3, Math.sqrt(count)),
    0,
  );
  return Math.max(0, Math.round(100 - lost));
}

/** Frequent words that hardly any other language has. */
const ENGLISH = /\b(?:the|and|of|to|is|are|you|your|that|it|for|with|this|we)\b/gi;
const ENGLISH_SHARE = 0.14;
const SHORT_TEXT = 40;

/** By the writing system and letter sequences; short texts are not guessed. */
function languageOf({ text, sentences, meta }: Draft): string | null {
  const beginning = text.slice(0, 3_000).replaceAll(/\s+/g, ' ').trim();
  const letters = beginning.match(/\p{L}/gu)?.length ?? 0;
  const isDense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(beginning);
  const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0);
  if (letters < 20 || (words < 6 && !isDense)) return null;
  const common = beginning.match(ENGLISH)?.length ?? 0;
  const share = common / Math.max(1, wordsIn(beginning).length);
  // Short texts have few frequent words, and letter sequences say little about them.
  const isPlain = words < SHORT_TEXT && looksEnglish(beginning) && !/[^\p{ASCII}‘’“”–—…]/u.test(beginning);
  if (share > ENGLISH_SHARE || isPlain) return 'en';
  return detect(beginning) || meta.language?.slice(0, 2).toLowerCase() || null;
}

/** All remarks on a draft. Sentence rules apply to English only. */
export function findRemarks(draft: Draft, isEnglish: boolean): Remark[] {
  const bySentence = isEnglish ? findSentenceRemarks(draft) : [];
  return [...bySentence, ...findHeadingRemarks(draft), ...findLinkRemarks(draft.source)];
}

function mainHeading({ text, blocks }: Draft): string | null {
  const first = blocks.find(({ level }) => level === 1);
  return first
    ? text
        .slice(first.start, Math.min(first.end, first.start + 300))
        .replaceAll(/\s+/g, ' ')
        .trim()
    : null;
}

function firstLine({ text, blocks }: Draft): string {
  const [first] = blocks;
  return first ? text.slice(first.start, Math.min(first.end, first.start + 300)).trim() : '';
}

function firstWords({ text, blocks }: Draft): string {
  const first = blocks.find(({ level }) => level === 0);
  return first ? text.slice(first.start, Math.min(first.end, first.start + 600)).trim() : '';
}

function toWholeFinding({ advice: { id, weight, title, advice }, note }: WholeRemark): Finding {
  return { id, weight, title, advice, places: [{ ...nothing, note }], count: 1 };
}

const nothing = { before: '', marked: '', after: '', where: 'Whole draft', start: 0 } as const;
const MOST_PLACES = 20;

interface Group {
  readonly advice: Advice;
  readonly remarks: Remark[];
}

function gather(remarks: readonly Remark[], { source, text }: Draft): Finding[] {
  const groups = new Map<string, Group>();
  for (const remark of remarks.toSorted((one, other) => one.start - other.start)) {
    const group = groups.get(remark.advice.id) ?? { advice: remark.advice, remarks: [] };
    groups.set(remark.advice.id, group);
    group.remarks.push(remark);
  }
  return Array.from(groups.values(), (group) => toFinding(group, source, text));
}

function toFinding({ advice, remarks }: Group, source: string, text: string): Finding {
  const { id, weight, title } = advice;
  const lineOf = lineCounter(source);
  const places = remarks.slice(0, MOST_PLACES).map(({ start, end, within, note, isMarkup }) => {
    const { before, marked, after } = quote(
      isMarkup ? source : text,
      { start, end },
      bounded(within, source),
    );
    return { start, before, marked, after, where: `Line ${lineOf(start)}`, note };
  });
  return { id, weight, title, advice: advice.advice, places, count: remarks.length };
}

function bounded({ start, end }: { start: number; end: number }, { length }: string) {
  return { start: Math.max(0, start), end: Math.min(length, end) };
}

/** By weight, then by count. */
function sorted(findings: readonly Finding[]): Finding[] {
  return findings.toSorted((one, other) => other.weight - one.weight || other.count - one.count);
}
