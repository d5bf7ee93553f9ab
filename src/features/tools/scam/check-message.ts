import { type Finding, lineCounter, looksEnglish, type Place, quote } from '../shared/text-findings';
import { checkLink } from './check-link';
import { findLinks } from './find-links';
import { findLetterSigns } from './letters';
import type { Hit, Sign } from './signs';
import { findWording } from './wording';

export type Verdict = 'none' | 'slight' | 'some' | 'strong';

interface MessageReport {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly isEnglish: boolean;
}

const STRONG = 4;
const SLIGHT = 1;
const MOST_PLACES = 20;

/** Checks a message or link for signs of a scam. */
export function checkMessage(text: string): MessageReport {
  const hits = findHits(text);
  const findings = report(hits, text);
  const score = findings.reduce((sum, { weight }) => sum + weight, 0);
  return {
    verdict: hits.some(({ sign }) => sign.certain) ? 'strong' : verdictOf(score),
    findings,
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
    const quoted = quote(text, { start, end });
    finding.places.push({ start, ...quoted, where: `Line ${lineOf(start)}`, note });
  }
  return Array.from(findings.values(), ({ sign, ...found }) => ({ ...sign, ...found })).toSorted(
    (one, other) => other.weight - one.weight,
  );
}
