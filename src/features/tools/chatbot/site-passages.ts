import {
  type IndexedPage,
  type IndexedPart,
  normalise,
  type SearchIndex,
  wordsIn,
} from '@/features/search/index';
import { paths } from '@/site/paths';
import { stemsIn } from './stemmer';
import { phrases } from './vocabulary';

export interface Passage {
  readonly page: IndexedPage;
  readonly part: IndexedPart;
  /** What it says: a heading with nothing below it speaks through the first of those under it. */
  readonly said: string;
  readonly units: readonly (Unit & { readonly roots: ReadonlySet<string> })[];
  readonly text: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
  /** What the address of the section says it is about. */
  readonly anchor: ReadonlySet<string>;
  readonly isTop: boolean;
  readonly isSecondChoice: boolean;
}

export interface PassageIndex {
  readonly passages: readonly Passage[];
  /** How telling a root is: the rarer, the more. What no page says is the most telling of all. */
  readonly rarity: (root: string) => number;
  readonly roots: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Sections are called this wherever they stand. */
const GENERAL = /\b(?:title|try|example|limits|related|next-step|questions|in-short)\b/g;
/** Says in a line what another page says at length. */
const TEASERS = new Set(['next-step', 'why-choose-us', 'ai-web-app-features', 'privacy-contact-title']);

/** What the pages say, ready to be asked. */
export function indexPassages({ pages }: SearchIndex): PassageIndex {
  const passages = pages.flatMap((page) => passagesOf(page, pages));
  const counts = new Map<string, number>();
  for (const { text, heading } of passages)
    for (const root of new Set([...text, ...heading])) counts.set(root, (counts.get(root) ?? 0) + 1);
  const most = Math.log(1 + passages.length / 0.5);
  return {
    passages,
    rarity: (root) => Math.log(1 + passages.length / (counts.get(root) ?? 0.5)) / most,
    roots: new Set(counts.keys()),
    words: new Set(passages.flatMap(({ part }) => wordsIn(`${part.heading} ${part.text}`).map(normalise))),
  };
}

function passagesOf(page: IndexedPage, pages: readonly IndexedPage[]): Passage[] {
  const title = new Set(stemsIn(page.title));
  const description = new Set(stemsIn(page.description));
  /** A section that shows a sample goes on showing it under the headings that follow. */
  const samples = new Set<string>();
  return page.parts.flatMap((part, at) => {
    if (part.anchor === 'related' || (part.anchor !== '' && samples.has(part.anchor))) return [];
    const following = page.parts[at + 1];
    const said = part.text || (following?.anchor === part.anchor ? following.text : '');
    const { units: all, sample } = unitsOf(said);
    // Here lists are links to press.
    const units = at === 0 || part.anchor === 'next-step' ? all.filter(({ whole }) => whole) : all;
    if (sample) samples.add(part.anchor);
    const rooted = units.map((unit) =>
      Object.assign(unit, { roots: new Set(stemsIn(withMeanings(unit.text))) }),
    );
    const text = new Set(rooted.flatMap(({ roots }) => [...roots]));
    const isTop = at === 0;
    const heading = new Set(stemsIn(withMeanings(isTop ? `${part.heading} ${page.title}` : part.heading)));
    const anchor = new Set(stemsIn(part.anchor.replace(GENERAL, '')));
    const isSecondChoice = secondChoice(page, part, pages);
    return [
      { page, part, said, units: rooted, text, heading, title, description, anchor, isTop, isSecondChoice },
    ];
  });
}

/** Points to where it is told at length, or says again what another page says. */
function secondChoice(
  { path }: IndexedPage,
  { anchor, heading }: IndexedPart,
  pages: readonly IndexedPage[],
) {
  if (TEASERS.has(anchor)) return true;
  if (path !== paths.home && path !== paths.offer) return false;
  return pages.some((page) => page.path !== path && page.parts.some((part) => part.heading === heading));
}

function withMeanings(text: string): string {
  const said = text.toLowerCase();
  const meanings = phrases
    .filter(([pattern, meaning]) => !meaning.startsWith('$') && said.search(pattern) >= 0)
    .map(([, meaning]) => meaning);
  return [text, ...meanings].join(' ');
}

/** A sentence, or an item of a list, where it stands in its text. */
interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it is a sentence, with a full stop and all. */
  readonly whole: boolean;
}

const BETWEEN = /(?<=[.?!…][”"’)]?) (?=[^\p{Ll}\s])| · /gu;
const WHOLE = /[.?!…][”"’)]?$/u;
/** What a button or a link says is for pressing, not for telling. */
const PRESSED =
  /^(?:Get Started|Subscribe Now|Contact Us|Your Own Offer|Write to us|(?:Learn More|Read more|Try It Now)\b.*)$/u;
const SAMPLE = /\bSample\b/u;
const MADE_UP = /\b(?:made[- ]up|invented|invention)\b/u;
/** A table read row by row is not for quoting. */
const TABLE = 24;

/** Takes a text apart. What follows the word Sample, and the figures of something made up, are examples: left out. */
function unitsOf(text: string): { units: readonly Unit[]; sample: boolean } {
  const units: Unit[] = [];
  let start = 0;
  let afterSentence = false;
  let madeUp = false;
  for (const { end, next, listed } of borders(text)) {
    const piece = text.slice(start, end);
    if (SAMPLE.test(piece)) return { units: withoutTables(units), sample: true };
    const whole = WHOLE.test(piece);
    const pressed = PRESSED.test(piece) || (afterSentence && !whole && !listed);
    madeUp ||= MADE_UP.test(piece);
    if (/[\p{L}\p{N}]/u.test(piece) && !pressed && (whole || !madeUp))
      units.push({ text: piece, start, end, whole });
    afterSentence = whole;
    start = next;
  }
  return { units: withoutTables(units), sample: false };
}

function borders(text: string) {
  const found = [...text.matchAll(BETWEEN)].map(({ 0: gap, index }) => ({
    end: index,
    next: index + gap.length,
    listed: gap === ' · ',
  }));
  return [...found, { end: text.length, next: text.length, listed: false }];
}

function withoutTables(units: readonly Unit[]): readonly Unit[] {
  const items = units.filter(({ whole }) => !whole);
  return items.length < TABLE || items.length < units.length - 4 ? units : units.filter(({ whole }) => whole);
}
