import {
  clip,
  type Finding,
  lineCounter,
  looksEnglish,
  type Place,
  quote,
  type Weight,
} from '../shared/text-findings';
import { checkLink } from './check-link';
import { findLinks } from './find-links';
import { findLetterSigns } from './letters';
import type { Hit, Sign } from './signs';
import { findWording } from './wording';

export type Verdict = 'none' | 'slight' | 'some' | 'strong';

interface MessageReport {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
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
  const hits = findHits(text);
  const findings = report(hits, text);
  const score = findings.reduce((sum, { weight }) => sum + weight, 0);
  return {
    verdict: hits.some(({ sign }) => sign.certain) ? 'strong' : verdictOf(score),
    findings,
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

/** All hits in text order. */
export function findHits(text: string): Hit[] {
  const links = findLinks(text);
  const hits = [...links.flatMap(checkLink), ...findWording(text, links), ...findLetterSigns(text)];
  return withoutOverlaps(hits.toSorted((one, other) => one.start - other.start || other.end - one.end));
}

/** Drops overlapping hits of the same sign. */
function withoutOverlaps(hits: readonly Hit[]): Hit[] {
  const ends = new Map<string, number>();
  return hits.filter(({ sign: { id }, start, end }) => {
    if (start < (ends.get(id) ?? 0)) return false;
    ends.set(id, end);
    return true;
  });
}

function report(hits: readonly Hit[], text: string): Finding[] {
  const lineOf = lineCounter(text);
  const findings = new Map<string, { sign: Sign; places: Place[]; count: number }>();
  for (const { sign, note, start, end } of hits) {
    const finding = findings.get(sign.id) ?? { sign, places: [], count: 0 };
    findings.set(sign.id, finding);
    finding.count += 1;
    if (finding.places.length >= MOST_PLACES) continue;
    const quoted = quote(text, { start, end }, { start: 0, end: text.length });
    finding.places.push({ start, ...quoted, where: `Line ${lineOf(start)}`, note });
  }
  return Array.from(findings.values(), ({ sign: { id, weight, title, why }, places, count }) => ({
    id,
    weight,
    title,
    advice: why,
    places,
    count,
  })).toSorted((one, other) => other.weight - one.weight);
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
  for (const { start, end, sign } of hits) {
    if (start >= text.length) continue;
    const last = marks.at(-1);
    if (last && start < last.end) {
      last.end = Math.min(text.length, Math.max(last.end, end));
      if (sign.weight > last.weight) last.weight = sign.weight;
    } else marks.push({ start, end: Math.min(text.length, end), weight: sign.weight });
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
