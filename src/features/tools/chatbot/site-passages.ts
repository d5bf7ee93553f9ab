import {
  type IndexedPage,
  type IndexedPart,
  normalizeWord,
  type SearchIndex,
  wordsIn,
} from '@/features/search';
import { paths } from '@/site/paths';
import { stemsIn } from './stemmer';
import { phraseReplacements } from './vocabulary';

export interface Passage {
  readonly page: IndexedPage;
  readonly part: IndexedPart;
  /** The text to quote. A heading without text uses that of the first heading below it. */
  readonly said: string;
  readonly units: readonly (Unit & { readonly stems: ReadonlySet<string> })[];
  readonly text: ReadonlySet<string>;
  readonly heading: ReadonlySet<string>;
  readonly title: ReadonlySet<string>;
  readonly description: ReadonlySet<string>;
  /** Stems of the section's anchor. */
  readonly anchor: ReadonlySet<string>;
  readonly isTop: boolean;
  readonly isTeaser: boolean;
}

export interface PassageIndex {
  readonly passages: readonly Passage[];
  /** Inverse document frequency of a stem, 0 to 1. Unknown stems get the highest value. */
  readonly inverseFrequency: (stem: string) => number;
  readonly stems: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** Anchors that say nothing about a section's topic. */
const GENERAL = /\b(?:title|try|example|limits|related|next-step|questions|in-short)\b/g;
/** Sections that only point to another page. */
const TEASERS = new Set(['next-step', 'why-choose-us', 'ai-web-app-features', 'privacy-contact-title']);

/** Splits the search index into passages with stems and word frequencies. */
export function indexPassages({ pages }: SearchIndex): PassageIndex {
  const passages = pages.flatMap((page) => passagesOf(page, pages));
  const counts = new Map<string, number>();
  for (const { text, heading } of passages)
    for (const stem of new Set([...text, ...heading])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.log(1 + passages.length / 0.5);
  return {
    passages,
    inverseFrequency: (stem) => Math.log(1 + passages.length / (counts.get(stem) ?? 0.5)) / most,
    stems: new Set(counts.keys()),
    words: new Set(
      passages.flatMap(({ part }) => wordsIn(`${part.heading} ${part.text}`).map(normalizeWord)),
    ),
  };
}

function passagesOf(page: IndexedPage, pages: readonly IndexedPage[]): Passage[] {
  const title = new Set(stemsIn(page.title));
  const description = new Set(stemsIn(page.description));
  /** Anchors of sections marked as samples; later headings of the same section are skipped too. */
  const samples = new Set<string>();
  return page.parts.flatMap((part, at) => {
    if (part.anchor === 'related' || (part.anchor !== '' && samples.has(part.anchor))) return [];
    const following = page.parts[at + 1];
    const said = part.text || (following?.anchor === part.anchor ? following.text : '');
    const { units: all, sample } = unitsOf(said);
    // In hero and next-step sections list items are links, so only sentences are kept.
    const units = at === 0 || part.anchor === 'next-step' ? all.filter(({ whole }) => whole) : all;
    if (sample) samples.add(part.anchor);
    const rooted = units.map((unit) =>
      Object.assign(unit, { stems: new Set(stemsIn(withPhraseMeanings(unit.text))) }),
    );
    const text = new Set(rooted.flatMap(({ stems }) => [...stems]));
    const isTop = at === 0;
    const heading = new Set(
      stemsIn(withPhraseMeanings(isTop ? `${part.heading} ${page.title}` : part.heading)),
    );
    const anchor = new Set(stemsIn(part.anchor.replace(GENERAL, '')));
    const isTeaser = isTeaserSection(page, part, pages);
    return [{ page, part, said, units: rooted, text, heading, title, description, anchor, isTop, isTeaser }];
  });
}

/** Whether a section is a teaser or repeats a heading of another page. */
function isTeaserSection(
  { path }: IndexedPage,
  { anchor, heading }: IndexedPart,
  pages: readonly IndexedPage[],
) {
  if (TEASERS.has(anchor)) return true;
  if (path !== paths.home && path !== paths.offer) return false;
  return pages.some((page) => page.path !== path && page.parts.some((part) => part.heading === heading));
}

function withPhraseMeanings(text: string): string {
  const said = text.toLowerCase();
  const meanings = phraseReplacements
    .filter(([pattern, meaning]) => !meaning.startsWith('$') && said.search(pattern) >= 0)
    .map(([, meaning]) => meaning);
  return [text, ...meanings].join(' ');
}

/** A sentence or list item with its position in the text. */
interface Unit {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether it ends with a full stop, question mark or exclamation mark. */
  readonly whole: boolean;
}

const UNIT_BOUNDARY = /(?<=[.?!…][”"’)]?) (?=[^\p{Ll}\s])| · /gu;
const SENTENCE_END = /[.?!…][”"’)]?$/u;
/** Labels of buttons and links. */
const BUTTON_LABEL =
  /^(?:Get Started|Subscribe Now|Contact Us|Your Own Offer|Write to us|(?:Learn More|Read more|Try It Now)\b.*)$/u;
const SAMPLE = /\bSample\b/u;
const MADE_UP_MARK = /\b(?:made[- ]up|invented|invention)\b/u;
/** Passages with at least this many list items are tables, which are not quoted. */
const TABLE_ITEMS = 24;

/**
 * Splits a text into sentences and items. Text after the word “Sample” and figures of made-up examples are
 * dropped.
 */
function unitsOf(text: string): { units: readonly Unit[]; sample: boolean } {
  const units: Unit[] = [];
  let start = 0;
  let afterSentence = false;
  let madeUp = false;
  for (const { end, next, listed } of boundaries(text)) {
    const piece = text.slice(start, end);
    if (SAMPLE.test(piece)) return { units: withoutTables(units), sample: true };
    const whole = SENTENCE_END.test(piece);
    const isLabel = BUTTON_LABEL.test(piece) || (afterSentence && !whole && !listed);
    madeUp ||= MADE_UP_MARK.test(piece);
    if (/[\p{L}\p{N}]/u.test(piece) && !isLabel && (whole || !madeUp))
      units.push({ text: piece, start, end, whole });
    afterSentence = whole;
    start = next;
  }
  return { units: withoutTables(units), sample: false };
}

function boundaries(text: string) {
  const found = [...text.matchAll(UNIT_BOUNDARY)].map(({ 0: gap, index }) => ({
    end: index,
    next: index + gap.length,
    listed: gap === ' · ',
  }));
  return [...found, { end: text.length, next: text.length, listed: false }];
}

function withoutTables(units: readonly Unit[]): readonly Unit[] {
  const items = units.filter(({ whole }) => !whole);
  return items.length < TABLE_ITEMS || items.length < units.length - 4
    ? units
    : units.filter(({ whole }) => whole);
}
