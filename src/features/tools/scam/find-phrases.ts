import { plainLetters } from './confusables';
import { identitySigns } from './identity-signs';
import { moneySigns } from './money-signs';
import { pressureSigns } from './pressure-signs';
import type { Hit } from './sign';

const rules = [...pressureSigns, ...moneySigns, ...identitySigns];
const LONGEST_SENTENCE = 200;

/** The signs that the words of a message show. */
export function findPhrases(text: string): Hit[] {
  // Everything stays in its place: each letter is written as one other.
  const plain = plainLetters(text)
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[^\S\n]/g, ' ');
  return rules.flatMap((rule) => rule.patterns.flatMap((pattern) => hitsOf(rule, pattern, plain)));
}

function hitsOf(rule: (typeof rules)[number], pattern: RegExp, text: string): Hit[] {
  const hits: Hit[] = [];
  for (const match of text.matchAll(pattern)) {
    const lead = match[0].length - match[0].trimStart().length;
    const start = match.index + lead;
    const end = match.index + match[0].length;
    if (start < end && !rule.unless?.test(sentenceAround(text, start, end))) hits.push({ rule, start, end });
  }
  return hits;
}

function sentenceAround(text: string, start: number, end: number): string {
  const before = text.slice(Math.max(0, start - LONGEST_SENTENCE), start);
  const after = text.slice(end, end + LONGEST_SENTENCE);
  const begin = Math.max(...['. ', '! ', '? ', '\n'].map((stop) => before.lastIndexOf(stop)));
  const finish = after.search(/[.!?](?:\s|$)|\n/);
  return before.slice(begin + 1) + text.slice(start, end) + (finish === -1 ? after : after.slice(0, finish));
}
