import { collectFindings, type Finding, lineCounter, looksEnglish } from './findings';
import { checkLink } from './check-link';
import { findLinks } from './find-links';
import { findLetterSigns } from './letters';
import type { Hit } from './signs';
import { findWording } from './wording';

export type Verdict = 'none' | 'slight' | 'some' | 'strong';

export interface MessageReport {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
  readonly isEnglish: boolean;
}

const STRONG = 4;
const SLIGHT = 1;

/** Checks a message or link for signs of a scam. */
export function checkMessage(text: string): MessageReport {
  const hits = findHits(text);
  const lineOf = lineCounter(text);
  const findings = collectFindings(
    hits.map(({ sign, ...hit }) => ({ ...hit, id: sign.id, advice: sign, text, line: lineOf(hit.start) })),
  );
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
