import type { Link } from './find-links';
import { brands, readHost } from './hosts';
import { learnedPart } from './learned-wording';
import data from './signs.json';
import { type Hit, type Sign, signOf } from './signs';

/** The points from which a combination counts, and from which it is enough for the verdict “strong”. */
const MIN_POINTS = 4.5;
const STRONG = 7;
/** A long text has many words by chance: every so many characters cost a point. */
const LONG = 700;
const WHERE = 'where it wants to take you';
const TYPICAL = 'how many scams are worded';

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
    .filter((part) => part.points > 0)
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
