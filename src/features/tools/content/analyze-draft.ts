import { detect } from 'tinyld/light';
import { collectFindings, type Finding, looksEnglish } from '../shared/text-findings';
import { type Draft, readDraft } from './parse-markup';
import { findKeyPhrase, type KeyPhrase } from './key-phrase';
import { available, fit, type Fit, measureReadability, type ReadabilityStats } from './draft-figures';
import {
  adviceOf,
  findHeadingRemarks,
  findLinkRemarks,
  findWholeRemarks,
  remarksOnSentence,
} from './remarks';

export interface DraftInput {
  readonly text: string;
  /** Empty to have one found in the draft. */
  readonly phrase: string;
}

export interface DraftReport {
  readonly readability: ReadabilityStats | null;
  /** Whether reading ease can be judged: an English text of some length. */
  readonly isJudged: boolean;
  /** ISO code of the language; null if the text is too short to tell. */
  readonly language: string | null;
  readonly title: Fit;
  readonly description: Fit;
  /** Title and description read from the draft's head or front matter, or its main heading. */
  readonly own: { readonly title: string | null; readonly description: string | null };
  readonly phrase: KeyPhrase | null;
  readonly findings: readonly Finding[];
  /** 0 to 100. Each finding lowers it. */
  readonly score: number;
}

const MIN_WORDS = 12;

/** Readability, search preview, key phrase, outline and findings of a draft. */
export function analyzeDraft({ text, phrase }: DraftInput): DraftReport {
  const draft = readDraft(text);
  const language = languageOf(draft);
  const isEnglish = language === null || language === 'en';
  const own = {
    title: draft.meta.title || firstBlock(draft, (level) => level === 1),
    description: draft.meta.description,
  };
  const result = {
    title: fit(own.title || firstBlock(draft, () => true), available.title),
    description: fit(own.description || firstBlock(draft, (level) => level === 0), available.description),
  };
  const readability = measureReadability(draft.sentences);
  const isJudged = language === 'en' && (readability?.words ?? 0) >= MIN_WORDS;
  const found = findKeyPhrase({ phrase, ...own }, draft);
  const whole = findWholeRemarks({
    title: draft.meta.title === '' ? null : result.title,
    description: own.description === '' ? null : result.description,
    isDescriptionDue: draft.meta.isGiven,
    phrase: found,
    readability: isJudged ? readability : null,
  });
  const remarks = [
    ...(isEnglish ? draft.sentences.flatMap(remarksOnSentence) : []),
    ...findHeadingRemarks(draft),
    ...findLinkRemarks(draft.source),
  ].toSorted((one, other) => one.line - other.line);
  const findings = collectFindings(
    [...whole, ...remarks].map((remark) => Object.assign({ advice: adviceOf(remark.id) }, remark)),
  );
  return {
    readability,
    isJudged,
    language,
    ...result,
    own: { title: own.title || null, description: own.description || null },
    phrase: found,
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

const MIN_LETTERS = 20;
const MAX_BLOCKS = 60;
/** Accented letters and other scripts. */
const FOREIGN = /[^\p{ASCII}‘’“”–—…]/u;

/** Detected by common English words, otherwise by script and letter sequences. Null for short texts. */
function languageOf({ blocks, meta }: Draft): string | null {
  const texts = blocks.slice(0, MAX_BLOCKS).map(({ text }) => text);
  const beginning = texts.join(' ').slice(0, 3_000);
  const letters = beginning.match(/\p{L}/gu)?.length ?? 0;
  if (letters < MIN_LETTERS) return null;
  if (!FOREIGN.test(beginning) && looksEnglish(beginning)) return 'en';
  return detect(beginning) || meta.language.slice(0, 2).toLowerCase() || null;
}

function firstBlock({ blocks }: Draft, matchesLevel: (level: number) => boolean): string {
  return blocks.find(({ level }) => matchesLevel(level))?.text ?? '';
}
