import type { Span } from '../shared/text-findings';
import { brands, type Link, readHost } from './find-links';
import learned from './learned.json';
import data from './signs.json';
import { type Hit, type Sign, signOf } from './signs';

const weights = new Map(
  Object.entries(learned.grams).flatMap(([weight, lines]) =>
    lines.flatMap((line) => line.split('|')).map((gram) => [gram, Number(weight)] as const),
  ),
);

const TOKEN =
  /(?<link>https?:\/\/\S{1,200}|[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,10}(?:\/\S{0,200})?)|(?<number>\d[\d.,]{0,20})|\p{L}{1,40}(?:['’]\p{L}{1,9})?|[$€£]/gu;

/** The words and word pairs of a text, each with its first place. Links and numbers count as one word each. */
export function gramsOf(text: string): Map<string, Span> {
  const grams = new Map<string, Span>();
  let previous: (Span & { readonly word: string }) | undefined;
  for (const { 0: found, index, groups } of text.matchAll(TOKEN)) {
    const isLink = groups?.['link'] !== undefined;
    const word = isLink ? '@' : groups?.['number'] ? '#' : found.toLowerCase().replace('’', "'");
    const token = { word, start: index, end: index + found.length };
    if (!grams.has(word)) grams.set(word, token);
    const pair = `${previous?.word ?? ''} ${word}`;
    if (!grams.has(pair)) grams.set(pair, { start: previous?.start ?? index, end: token.end });
    previous = token;
  }
  return grams;
}

const FACTOR = 2;
const MAX_POINTS = 4;
/** A long text has many words by chance: every so many characters cost a point, and the model counts less. */
const LONG = 700;
/** A link or a greeting alone has no wording to judge. */
const MIN_GRAMS = 12;
/** Words such as “to” and “the” count, but quoting them would explain nothing. */
const CONTENT_WORD = /\p{L}{5}/u;

/** How much a text is worded like a scam, from 0 to 4 points, and the words that say so most. */
function learnedPart(text: string): Span & { readonly points: number } {
  const grams = [...gramsOf(text)];
  let sum = 0;
  let heaviest = { start: 0, end: 0, weight: 0 };
  for (const [gram, { start, end }] of grams) {
    const weight = weights.get(gram) ?? 0;
    sum += weight;
    if (weight > heaviest.weight && CONTENT_WORD.test(gram)) heaviest = { start, end, weight };
  }
  const points = grams.length < MIN_GRAMS ? 0 : FACTOR * (learned.bias + sum / Math.sqrt(grams.length));
  const share = Math.min(1, LONG / text.length);
  return {
    start: heaviest.start,
    end: heaviest.end,
    points: Math.max(0, Math.min(MAX_POINTS, points)) * share,
  };
}

/** The points from which a combination counts, and from which it is enough for the verdict “strong”. */
const MIN_POINTS = 4.5;
const STRONG = 7;
const WHERE = 'where it wants to take you';
const TYPICAL = 'wording that many scams share';

interface Part {
  readonly slot: string;
  readonly points: number;
  readonly start: number;
  readonly end: number;
}

/** The patterns of each slot and its points, written without accents. */
const slots = Object.entries(data.intents).flatMap(([slot, levels]) =>
  Object.entries(levels).map(([points, lines]) => {
    const words = lines.join('|').replace('$brands', brands.join('|')).replaceAll('…', '[^.!?\\n]{0,40}');
    return {
      slot,
      points: Number(points),
      pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?!\\p{L})`, 'iu'),
    };
  }),
);

/** The parts of a usual scam in a message: each slot counts once, by its heaviest match; calm words subtract. */
function partsOf(text: string, links: readonly Link[]): Part[] {
  const plain = text.replaceAll(/[à-ÿ]/gi, (letter) => letter.normalize('NFD').charAt(0));
  const parts = new Map<string, Part>();
  for (const part of [...wordParts(plain), ...linkParts(links), { slot: TYPICAL, ...learnedPart(text) }]) {
    if (Math.abs(part.points) > Math.abs(parts.get(part.slot)?.points ?? 0)) parts.set(part.slot, part);
  }
  return [...parts.values()];
}

/** The parts of a message, if they add up to a scam. */
export function combinationHits(text: string, links: readonly Link[]): Hit[] {
  const found = partsOf(text, links);
  const points = found.reduce((sum, part) => sum + part.points, 0) - Math.floor(text.length / LONG);
  if (points < MIN_POINTS) return [];
  const sign: Sign = { ...signOf('combination'), certain: points >= STRONG };
  return found
    .filter(({ points, start, end }) => points > 0 && start < end)
    .map(({ slot, start, end }) => ({ sign, note: `This is ${slot}.`, start, end }));
}

function wordParts(text: string): Part[] {
  return slots.flatMap(({ slot, points, pattern }) => {
    const match = pattern.exec(text);
    return match ? [{ slot, points, start: match.index, end: match.index + match[0].length }] : [];
  });
}

function linkParts(links: readonly Link[]): Part[] {
  return links.flatMap(({ address: { host, isMail }, start, end }) => {
    if (isMail || host === '') return [];
    const { owner, isOfficial, isDubious } = readHost(host);
    return isOfficial ? [] : [{ slot: WHERE, points: isDubious || owner.includes('-') ? 2 : 1, start, end }];
  });
}
