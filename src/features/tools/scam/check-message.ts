import { clip, type Finding, lineCounter, looksEnglish, quote, type Weight } from '../shared/text-findings';
import { checkHost, checkRest, type LinkSign } from './check-link';
import { findLinks, type Link, parseAddress } from './find-links';
import { findIntents, isNotice } from './intents';
import { findPhrases, plainWords } from './phrase-signs';
import { findCharacterSigns } from './confusables';
import type { Hit, Rule } from './signs';

export type Verdict = 'none' | 'slight' | 'some' | 'strong';

interface MessageReport {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly links: number;
  /** The start of the message, split into marked and unmarked pieces. */
  readonly pieces: readonly Piece[];
  readonly isCut: boolean;
  readonly isEnglish: boolean;
}

const STRONG = 4;
const SLIGHT = 1;
const MOST_PLACES = 20;
const LONGEST_SHOWN = 1_200;

/** Checks a message or link for signs of a scam. */
export function checkMessage(text: string): MessageReport {
  const { hits, links } = findHits(text);
  const findings = report(hits, text);
  const score = findings.reduce((sum, { weight }) => sum + weight, 0);
  return {
    verdict: hits.some(({ rule }) => rule.certain) ? 'strong' : verdictOf(score),
    findings,
    links: links.length,
    pieces: markPieces(text.slice(0, LONGEST_SHOWN), hits),
    isCut: text.length > LONGEST_SHOWN,
    isEnglish: looksEnglish(text),
  };
}

function verdictOf(score: number): Verdict {
  if (score >= STRONG) return 'strong';
  if (score > SLIGHT) return 'some';
  return score > 0 ? 'slight' : 'none';
}

/** All hits in text order. In a message that only informs, pressure and wording count for nothing. */
export function findHits(text: string): { hits: Hit[]; links: readonly Link[] } {
  const links = findLinks(text);
  const known = new Map<string, LinkSign[]>();
  const ofLinks = links.flatMap((link) => {
    const { scheme, host, mail } = link.address;
    const key = `${scheme}:${host}:${mail}`;
    const byHost = known.get(key) ?? checkHost(link.address);
    known.set(key, byHost);
    const signs = [...byHost, ...checkRest(link, text, parseAddress)];
    return signs.map(({ rule, note }) => ({ rule, note, start: link.start, end: link.end }));
  });
  const wording = [...findPhrases(text), ...findIntents(plainWords(text), links)];
  const isCalm = isNotice(text, links) && !wording.some(({ rule }) => rule.certain);
  const hits = [...ofLinks, ...(isCalm ? [] : wording), ...findCharacterSigns(text)];
  const inOrder = hits.toSorted((one, other) => one.start - other.start || other.end - one.end);
  return { hits: withoutOverlaps(inOrder), links };
}

/** Drops overlapping hits of the same sign. */
function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const ends = new Map<Rule, number>();
  return hits.filter(({ rule, start, end }) => {
    if (start < (ends.get(rule) ?? 0)) return false;
    ends.set(rule, end);
    return true;
  });
}

function report(hits: readonly Hit[], text: string): Finding[] {
  const lineOf = lineCounter(text);
  const findings = new Map<string, Finding & { places: Finding['places'][number][]; count: number }>();
  for (const { rule, note, start, end } of hits) {
    const { id, weight, title, why } = rule;
    const finding = findings.get(id) ?? { id, weight, title, advice: why, places: [], count: 0 };
    findings.set(id, finding);
    finding.count += 1;
    if (finding.places.length >= MOST_PLACES) continue;
    const quoted = quote(text, { start, end }, { start: 0, end: text.length });
    finding.places.push({
      start,
      ...quoted,
      where: `Line ${lineOf(start)}`,
      note,
    });
  }
  return [...findings.values()].toSorted((one, other) => other.weight - one.weight);
}

export interface Piece {
  readonly start: number;
  readonly text: string;
  /** 0 for unmarked text. */
  readonly weight: Weight | 0;
}

/** Splits a text into marked and unmarked pieces. Overlapping marks merge and keep the highest weight. */
function markPieces(text: string, hits: readonly Hit[]): Piece[] {
  const marks: { start: number; end: number; weight: Weight }[] = [];
  for (const { start, end, rule } of hits) {
    if (start >= text.length) continue;
    const last = marks.at(-1);
    if (last && start < last.end) {
      last.end = Math.min(text.length, Math.max(last.end, end));
      if (rule.weight > last.weight) last.weight = rule.weight;
    } else marks.push({ start, end: Math.min(text.length, end), weight: rule.weight });
  }
  const pieces: Piece[] = [];
  let from = 0;
  for (const { start, end, weight } of marks) {
    pieces.push(
      { start: from, text: clip(text, from, start), weight: 0 },
      { start, text: clip(text, start, end), weight },
    );
    from = end;
  }
  pieces.push({ start: from, text: clip(text, from, text.length), weight: 0 });
  return pieces.filter((piece) => piece.text !== '');
}
