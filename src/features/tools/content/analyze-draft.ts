import { type Finding, lineCounter, looksEnglish, quote } from '../shared/text-findings';
import { type Advice, type Draft, readDraft, type Remark } from './read-draft';
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
  readonly title: Fit;
  readonly description: Fit;
  readonly phrase: KeyPhrase | null;
  readonly headings: readonly { readonly start: number; readonly level: number; readonly text: string }[];
  readonly findings: readonly Finding[];
  readonly isEnglish: boolean;
}

const MOST_HEADINGS = 60;

/** Readability, search preview, key phrase, outline and findings of a draft. */
export function analyzeDraft({ text, title, description, phrase }: DraftInput): DraftReport {
  const draft = readDraft(text);
  const isEnglish = looksEnglish(draft.text);
  const lines = {
    title: title.trim() || firstLine(draft),
    description: description.trim() || firstWords(draft),
  };
  const result = {
    title: fit(lines.title, available.title),
    description: fit(lines.description, available.description),
  };
  const reading = readability(draft.sentences);
  const found = findKeyPhrase(phrase, draft, lines.title, lines.description);
  const headings = draft.blocks.filter(({ level }) => level > 0);
  const whole = findWholeRemarks({
    title: result.title,
    description: description.trim() === '' ? null : result.description,
    phrase: found,
    reading: isEnglish ? reading : null,
  });
  return {
    reading,
    ...result,
    phrase: found,
    headings: headings.slice(0, MOST_HEADINGS).map(({ level, start, end }) => ({
      start,
      level,
      text: draft.text.slice(start, Math.min(end, start + 200)).trim(),
    })),
    findings: sorted([...whole.map(toWholeFinding), ...gather(findRemarks(draft, isEnglish), draft)]),
    isEnglish,
  };
}

/** All remarks on a draft. Sentence rules apply to English only. */
export function findRemarks(draft: Draft, isEnglish: boolean): Remark[] {
  const bySentence = isEnglish ? findSentenceRemarks(draft) : [];
  return [...bySentence, ...findHeadingRemarks(draft), ...findLinkRemarks(draft.source)];
}

function firstLine({ text, blocks }: Draft): string {
  const first = blocks.find(({ level }) => level === 1) ?? blocks[0];
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
