import { capitalize } from '@/lib/number-words';
import { splitSentences } from '@/lib/split-sentences';
import { contentOf, correct, isNumber, stemOf, stemsOf, wordsIn } from './words';

/** Text below a heading. */
export interface Section {
  /** The heading, or a question with its other wordings. */
  readonly headings: readonly string[];
  readonly text: string;
  /** Whether the text is the answer to its headings, which isn't quoted in part. */
  readonly isAnswer?: boolean;
  /** Sections of the same place say the same. */
  readonly place: string;
}

/** A part of a section, word for word. */
export interface Quote<S extends Section> {
  readonly section: S;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Reading<S extends Section> {
  /** `closest` if it isn't sure that the quotes answer. */
  readonly outcome: 'answer' | 'closest' | 'none';
  /** The best one first. Only one if it answers. */
  readonly quotes: readonly Quote<S>[];
}

/** A sentence with words of a question. */
interface Found<S extends Section> extends Quote<S> {
  /** The share of the question that the sentence has with its heading, 0 to 1. Rare words count more. */
  readonly share: number;
  /** How many words of the question are in the sentence or its heading. */
  readonly words: number;
  /** How many words the question shares with the nearest heading, 0 to 1. */
  readonly likeness: number;
  /** Whether the first heading is the question, word for word. */
  readonly isOwn: boolean;
  /** Whether it has all words of the question. */
  readonly isComplete: boolean;
}

/** A word of a question: the stems that stand for it, and what it counts. */
interface Term {
  readonly stems: readonly string[];
  readonly weight: number;
}

/** What a word counts in the heading, and elsewhere in the paragraph, instead of 1 in the sentence itself. */
const IN_HEADING = 0.8;
const IN_PARAGRAPH = 0.4;
/** How much the order follows a heading that has the same words as the question. */
const LIKE_HEADING = 0.5;
/** The share of a question that answers it, if it's more than one word, and no other place has as much. */
const SURE = 3 / 4;
/** The share and a fifth for each word make at least this in what is shown: one word that is a third, or two. */
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
  const readings = new Map<string, Reading<S>>();

  function wordsOf(text: string): readonly string[] {
    const found = wordsIn(text);
    for (const word of found) words.add(word);
    return found;
  }

  /** The sentences as they are quoted, with the stems of their words, of their headings, and of their paragraph. */
  function readSection(section: S) {
    const { text, isAnswer } = section;
    const headings = section.headings.map((heading) => stemsOf(contentOf(wordsOf(heading))));
    const inHeadings = new Set(headings.flatMap((heading) => [...heading]));
    const question = wordsIn(section.headings[0] ?? '').join(' ');
    const isWhole = isAnswer === true || text.length <= MAX_QUOTE_LENGTH;
    const sentences = sentencesIn(text);
    const paragraph = new Set<string>();
    return sentences.map(({ start, end }) => {
      const own = stemsOf(wordsOf(text.slice(start, end)));
      for (const stem of own) paragraph.add(stem);
      for (const stem of new Set([...own, ...inHeadings])) counts.set(stem, (counts.get(stem) ?? 0) + 1);
      const last = sentences.findLast((sentence) => sentence.end - start <= MAX_QUOTE_LENGTH);
      const from = isWhole ? 0 : start;
      const to = isWhole ? text.length : Math.max(end, last?.end ?? 0);
      const quote = { section, start: from, end: to, text: text.slice(from, to) };
      return { ...quote, own, headings, inHeadings, paragraph, question };
    });
  }

  /** Rare words weigh more. The last word may be unfinished. */
  function termsOf(question: string, isUnfinished: boolean): readonly Term[] {
    const all = wordsIn(question);
    return [...new Set(contentOf(all))].map((word) => {
      const isBegun = isUnfinished && word === all.at(-1);
      const begun = isBegun ? [...words].filter((other) => other.startsWith(word)) : [];
      const isKnown = begun.length > 0 || known.has(stemOf(word));
      const stems = [...stemsOf([isKnown ? word : (correct(word, words) ?? word), ...begun])];
      const count = Math.max(1, ...stems.map((stem) => counts.get(stem) ?? 0));
      return { stems, weight: Math.log(1 + units.length / count) };
    });
  }

  /** The sentences that have a word of a question, the best first. */
  function rank(question: string, isUnfinished = false): readonly Found<S>[] {
    const asked = wordsIn(question).join(' ');
    const terms = termsOf(question, isUnfinished);
    const total = sum(terms.map(({ weight }) => weight));
    const found = units.flatMap((unit) => {
      const { section, start, end, text, own, headings, inHeadings, paragraph } = unit;
      const likeness = Math.max(0, ...headings.map((heading) => likenessOf(terms, heading)));
      const credits = terms.map(({ stems }) => {
        if (hasAny(own, stems)) return 1;
        // A heading with the same words is the question.
        if (hasAny(inHeadings, stems)) return likeness === 1 ? 1 : IN_HEADING;
        return hasAny(paragraph, stems) ? IN_PARAGRAPH : 0;
      });
      const share = sum(terms.map(({ weight }, at) => weight * (credits[at] ?? 0))) / total;
      if (!(share > 0)) return [];
      const isOwn = unit.question === asked;
      const isComplete = credits.every((credit) => credit > 0);
      const words = credits.filter((credit) => credit > IN_PARAGRAPH).length;
      return [{ section, start, end, text, share, words, likeness, isOwn, isComplete }];
    });
    return found.toSorted((one, other) => scoreOf(other) - scoreOf(one));
  }

  /** The quote that answers, or those that come closest. A conversation asks all its questions again. */
  function ask(question: string): Reading<S> {
    const reading = readings.get(question) ?? read(question);
    readings.set(question, reading);
    return reading;
  }

  function read(question: string): Reading<S> {
    const quotes: Found<S>[] = [];
    for (const found of rank(question)) {
      if (found.section.text === '' || quotes.some((other) => isSame(found, other))) continue;
      quotes.push(found.isOwn ? found : withoutYes(found));
      if (quotes.length === CLOSEST) break;
    }
    const [best, next] = quotes;
    if (!best || !(best.isOwn || best.share + PER_WORD * best.words >= CLOSE))
      return { outcome: 'none', quotes: [] };
    const leads = best.likeness === 1 || (best.words > 1 && !(next && scoreOf(next) >= scoreOf(best)));
    const quoted = new Set(wordsIn(best.text));
    const hasNumbers = wordsIn(question).every((word) => !isNumber(word) || quoted.has(word));
    return best.isOwn || (best.share >= SURE && leads && hasNumbers)
      ? { outcome: 'answer', quotes: [best] }
      : { outcome: 'closest', quotes };
  }

  /** Tells which words of a text match a query. */
  function markerOf(query: string): (word: string) => boolean {
    const terms = termsOf(query, !/\s$/.test(query));
    return (word) => wordsIn(word).some((part) => terms.some(({ stems }) => stems.includes(stemOf(part))));
  }

  return { rank, ask, markerOf };
}

/** The sentences of a text, at least one. A question is read with the sentence that follows it. */
function sentencesIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  const sentences = splitSentences(text);
  if (sentences.length === 0) return [{ start: 0, end: 0 }];
  return sentences.flatMap(({ start, text }, at) => {
    const before = sentences[at - 1];
    if (text.endsWith('?') && at < sentences.length - 1) return [];
    return [{ start: before?.text.endsWith('?') ? before.start : start, end: start + text.length }];
  });
}

/** Yes or no answers only its own question. */
function withoutYes<Q extends Quote<Section>>(quote: Q): Q {
  const [yes] = YES_OR_NO.exec(quote.text) ?? [];
  if (yes === undefined) return quote;
  return { ...quote, start: quote.start + yes.length, text: capitalize(quote.text.slice(yes.length)) };
}

function isSame(one: Quote<Section>, other: Quote<Section>): boolean {
  return one.section.place === other.section.place || one.text === other.text;
}

function hasAny(words: ReadonlySet<string>, stems: readonly string[]): boolean {
  return stems.some((stem) => words.has(stem));
}

/** How many words a question and a heading share, 0 to 1 (Dice's coefficient). */
function likenessOf(terms: readonly Term[], heading: ReadonlySet<string>): number {
  return (2 * terms.filter(({ stems }) => hasAny(heading, stems)).length) / (terms.length + heading.size);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}

function scoreOf({ isOwn, share, likeness }: Pick<Found<Section>, 'isOwn' | 'share' | 'likeness'>): number {
  return 2 * Number(isOwn) + share + LIKE_HEADING * likeness;
}
