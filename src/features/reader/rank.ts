import { splitSentences } from '@/lib/split-sentences';
import { contentOf, correct, isNumber, stemOf, stemsOf, wordsIn } from './words';

/** A part of a text, word for word. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Text below a heading. */
export interface Section {
  /** The heading, or a question with its other wordings. */
  readonly headings: readonly string[];
  /** What stands above the heading, such as the title of the page. */
  readonly title: string;
  readonly text: string;
  /** Whether the text is the answer to its headings, which isn't quoted in part. */
  readonly isAnswer?: boolean;
  /** Sections of the same place say the same. */
  readonly place: string;
}

/** A sentence, ranked by the words that it shares with a question. */
export interface Found<S extends Section> extends Span {
  readonly section: S;
  /** The share of the question that the sentence has with its heading, 0 to 1. Rare words count more. */
  readonly share: number;
  /** How many words of the question are in the sentence or its heading. */
  readonly words: number;
  /** What the order follows. */
  readonly score: number;
  /** How many words the question shares with the nearest heading, 0 to 1. */
  readonly likeness: number;
  /** Whether the first heading is the question, word for word: a yes or no answers only that. */
  readonly isOwn: boolean;
  /** Whether it has all words of the question. */
  readonly isComplete: boolean;
}

/** A sentence with those that are quoted with it. */
export interface Passage<S extends Section> extends Found<S> {
  readonly text: string;
}

export interface Reading<S extends Section> {
  /** `closest` if it isn't sure that the passages answer. */
  readonly outcome: 'answer' | 'closest' | 'none';
  /** The best one first. Only one if it answers. */
  readonly passages: readonly Passage<S>[];
}

/** Of a sentence: the stems of its words, of each heading and all of them, and of its paragraph. */
interface Unit<S extends Section> extends Span {
  readonly section: S;
  readonly own: ReadonlySet<string>;
  readonly headings: readonly ReadonlySet<string>[];
  readonly inHeadings: ReadonlySet<string>;
  readonly paragraph: ReadonlySet<string>;
  /** The first heading, in plain words. */
  readonly question: string;
}

/** A word of a question: the stems that stand for it, and what it counts. */
interface Term {
  readonly stems: ReadonlySet<string>;
  readonly weight: number;
}

/** What a word counts in the heading, and elsewhere in the paragraph, instead of 1 in the sentence itself. */
const IN_HEADING = 0.8;
const IN_PARAGRAPH = 0.4;
/** How much the order follows a heading that has the same words as the question. */
const LIKE_HEADING = 0.5;
/** The share of a question that answers it, if no other place has as much. */
const SURE = 3 / 4;
/** Of what is shown, the share and a fifth for each word make at least this: one word that is a third, or two. */
const CLOSE = 0.55;
const PER_WORD = 0.2;
const CLOSEST = 3;
/** In letters: two or three sentences. Longer quotes answer more questions, and take longer to read. */
const MAX_QUOTE_LENGTH = 320;
const YES_OR_NO = /^(?:yes|no)[.,:;!] +/i;

/** Answers questions with the sentences of sections. */
export function createReader<S extends Section>(sections: readonly S[]) {
  const counts = new Map<string, number>();
  const words = new Set<string>();
  const units = sections.flatMap(readSection);
  const known = stemsOf([...words]);

  function read(text: string): readonly string[] {
    const found = wordsIn(text);
    for (const word of found) words.add(word);
    return found;
  }

  function readSection(section: S): readonly Unit<S>[] {
    const headings = section.headings.map((heading) => stemsOf(contentOf(read(heading))));
    const inHeadings = new Set(headings.flatMap((heading) => [...heading]));
    const paragraph = new Set(stemsOf(read(section.title)));
    const question = plain(section.headings[0] ?? '');
    const spans = section.text === '' ? [{ start: 0, end: 0 }] : sentencesIn(section.text);
    return spans.map((span) => {
      const own = stemsOf(read(section.text.slice(span.start, span.end)));
      for (const stem of own) paragraph.add(stem);
      for (const stem of new Set([...own, ...inHeadings])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      return { ...span, section, own, headings, inHeadings, paragraph, question };
    });
  }

  /** Rare words weigh more. The last word may be unfinished. */
  function termsOf(question: string, isUnfinished = false): readonly Term[] {
    const all = wordsIn(question);
    const last = isUnfinished ? all.at(-1) : undefined;
    return [...new Set(contentOf(all))].map((word) => {
      const stems = formsOf(word, word === last);
      const count = Math.max(1, ...Array.from(stems, (stem) => counts.get(stem) ?? 0));
      return { stems, weight: Math.log(1 + units.length / count) };
    });
  }

  function formsOf(word: string, isUnfinished: boolean): ReadonlySet<string> {
    const stem = stemOf(word);
    if (known.has(stem)) return new Set([stem]);
    const begun = isUnfinished ? [...words].filter((other) => other.startsWith(word)) : [];
    return begun.length > 0 ? stemsOf(begun) : stemsOf([correct(word, words) ?? word]);
  }

  /** The sentences that have a word of a question, the best first. */
  function rank(question: string, isUnfinished = false): readonly Found<S>[] {
    const asked = plain(question);
    const terms = termsOf(question, isUnfinished);
    const total = sum(terms.map(({ weight }) => weight));
    const found = units.flatMap((unit): Found<S>[] => {
      const likeness = Math.max(0, ...unit.headings.map((heading) => likenessOf(terms, heading)));
      // A heading with the same words is the question.
      const inHeading = likeness === 1 ? 1 : IN_HEADING;
      const credits = terms.map(({ stems }) => {
        if (overlap(unit.own, stems)) return 1;
        if (overlap(unit.inHeadings, stems)) return inHeading;
        return overlap(unit.paragraph, stems) ? IN_PARAGRAPH : 0;
      });
      const share = sum(terms.map(({ weight }, at) => weight * (credits[at] ?? 0))) / total;
      if (!(share > 0)) return [];
      const isOwn = unit.question === asked;
      const score = 2 * Number(isOwn) + share + LIKE_HEADING * likeness;
      const isComplete = credits.every((credit) => credit > 0);
      const words = credits.filter((credit) => credit > IN_PARAGRAPH).length;
      return [{ ...unit, words, share, score, likeness, isOwn, isComplete }];
    });
    return found.toSorted((one, other) => other.score - one.score);
  }

  /** The passage that answers, or those that come closest. */
  function ask(question: string, isOpen: (section: S) => boolean = () => true): Reading<S> {
    const passages: Passage<S>[] = [];
    for (const found of rank(question)) {
      if (found.section.text === '' || !isOpen(found.section)) continue;
      const passage = quote(found);
      if (!passages.some((other) => isSame(passage, other))) passages.push(passage);
      if (passages.length === CLOSEST) break;
    }
    const [best, next] = passages;
    if (!best || !(best.isOwn || best.share + PER_WORD * best.words >= CLOSE))
      return { outcome: 'none', passages: [] };
    const leads = best.likeness === 1 || !next || next.share < best.share;
    const quoted = new Set(wordsIn(best.text));
    const hasNumbers = wordsIn(question).every((word) => !isNumber(word) || quoted.has(word));
    return best.isOwn || (best.share >= SURE && leads && hasNumbers)
      ? { outcome: 'answer', passages: [best] }
      : { outcome: 'closest', passages };
  }

  /** Tells which words of a text match a query. */
  function markerOf(query: string): (word: string) => boolean {
    const terms = termsOf(query, !/\s$/.test(query));
    return (word) => wordsIn(word).some((part) => terms.some(({ stems }) => stems.has(stemOf(part))));
  }

  return { rank, ask, markerOf };
}

/** The sentences of a text. A question is read with the sentence that follows it. */
function sentencesIn(text: string): readonly Span[] {
  const sentences = splitSentences(text);
  return sentences.flatMap(({ start, text }, at) => {
    const before = sentences[at - 1];
    if (text.endsWith('?') && at < sentences.length - 1) return [];
    return [{ start: before?.text.endsWith('?') ? before.start : start, end: start + text.length }];
  });
}

/** The whole text if it is short, else the sentence with those that follow. Yes or no answers only its own question. */
function quote<S extends Section>(found: Found<S>): Passage<S> {
  const { section, isOwn } = found;
  const { text } = section;
  const isShort = section.isAnswer === true || text.length <= MAX_QUOTE_LENGTH;
  const rest = sentencesIn(text).filter(
    ({ start, end }) => start >= found.start && end - found.start <= MAX_QUOTE_LENGTH,
  );
  const end = isShort ? text.length : (rest.at(-1)?.end ?? found.end);
  const whole = text.slice(isShort ? 0 : found.start, end);
  const quoted = isOwn ? whole : whole.replace(YES_OR_NO, '');
  return { ...found, start: end - quoted.length, end, text: quoted };
}

function plain(text: string): string {
  return wordsIn(text).join(' ');
}

function isSame<S extends Section>(one: Passage<S>, other: Passage<S>): boolean {
  return one.section.place === other.section.place || one.text === other.text;
}

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  for (const stem of other) if (one.has(stem)) return true;
  return false;
}

/** How many words a question and a heading share, 0 to 1 (Dice's coefficient). */
function likenessOf(terms: readonly Term[], heading: ReadonlySet<string>): number {
  const common = terms.filter(({ stems }) => overlap(heading, stems));
  return (2 * common.length) / (terms.length + heading.size);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
