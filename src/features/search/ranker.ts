import { groupBy } from '@/lib/group-by';
import { answerRanker, isTrusted, readAnswers } from './answer-bank';
import { atOnce, inSlices, type Slices } from './in-slices';
import { questionReader, type Term } from './read-question';
import type { CuratedAnswer, IndexedPage, IndexedPart, SearchIndex } from './search-index';
import { bestSentences, quotedSentences, sentencesOf } from './sentences';
import { isWeak, letterPairs, plainWords, similarity, stemsIn, topicWords } from './words';

/** A heading of a page and the text below it. A section, which has one address, can have several. */
export interface Passage {
  readonly id: number;
  readonly page: IndexedPage;
  readonly part: IndexedPart;
  readonly isTop: boolean;
  readonly address: string;
}

/** How well something fits a question. */
interface Ranked<Item> {
  readonly item: Item;
  readonly score: number;
  /** Share of the question that the item covers, 0 to 1. */
  readonly coverage: number;
}

export interface RankedPassage extends Ranked<Passage> {
  /** Whether it contains every word of the question. */
  readonly isComplete: boolean;
}

export type Ranker = ReturnType<typeof prepareRanker> extends Slices<infer Result> ? Result : never;

/** How much a match counts by where it is found. */
const FIELDS = { path: 1.2, title: 1, heading: 0.9, eyebrow: 0.6, text: 0.5, page: 0.35, example: 0.25 };
/** Least share of the question that a sentence has to add to an answer, and the longest answer it may lead to. */
const MIN_ADDED_COVERAGE = 0.1;
const MAX_TEXT_LENGTH = 450;
/** For a page whose whole title is in the question. */
const TITLE_BONUS = 0.5;
/** Lowest similarity of a word that is suggested instead of one that is not found. */
const MIN_SUGGESTION_SIMILARITY = 0.4;
const MAX_SUGGESTIONS = 3;

/** Ranks the curated answers and the sections of the pages by a question. */
export function createRanker(index: SearchIndex): Ranker {
  return atOnce(prepareRanker(index));
}

/** The same without blocking the page. */
export function createRankerInSlices(index: SearchIndex): Promise<Ranker> {
  return inSlices(prepareRanker(index));
}

function* prepareRanker({ pages, answers }: SearchIndex) {
  const passages: { passage: Passage; fields: ReadonlyMap<string, number> }[] = [];
  for (const passage of passagesOn(pages)) {
    const fields = fieldsOf(passage);
    passages.push({ passage, fields });
    yield;
  }
  const sections = groupBy(
    passages.map(({ passage }) => passage),
    ({ address }) => address,
  );
  const sentencesAt = new Map<string, ReadonlySet<string>[]>();
  for (const [address, section] of sections) {
    const sentences = section.flatMap(headedSentences);
    sentencesAt.set(
      address,
      sentences.map((sentence) => new Set(stemsIn(sentence))),
    );
    yield;
  }
  const entries = yield* readAnswers(
    answers.filter(({ text, isUnanswered, to }) => text !== undefined || isUnanswered || sections.has(to)),
    (answer) => textOf(answer, []),
    (to) => sentencesAt.get(to) ?? [],
  );
  const units = [...passages.map(({ fields }) => fields), ...entries.map(({ asked }) => asked)];
  const counts = new Map<string, number>();
  for (const unit of units) for (const stem of unit.keys()) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const rarity = (stem: string) =>
    Math.log(1 + units.length / (counts.get(stem) ?? 0.5)) / Math.log(1 + 2 * units.length);
  yield;
  const words = new Set<string>();
  for (const text of [
    ...passages.map(({ passage }) => textOfPassage(passage)),
    ...answers.filter(({ isUnanswered }) => !isUnanswered).flatMap(({ ask, text = '' }) => [ask, text]),
  ]) {
    for (const word of plainWords(text)) words.add(word);
    yield;
  }
  const headings = new Set(
    passages.flatMap(({ passage: { page, part } }) => stemsIn(`${page.title} ${part.heading}`)),
  );
  const read = yield* questionReader({ counts, words, headings, rarity });
  const rankAnswers = yield* answerRanker(entries, rarity);

  /** The sections of all pages, best first. */
  function rankPassages(terms: readonly Term[]): readonly RankedPassage[] {
    const total = sum(terms.map(({ weight }) => weight));
    return passages
      .map(({ passage, fields }) => {
        const covered = terms.map((term) => certaintyIn(fields, term));
        const placed = terms.map((term) => best(term, (stem) => fields.get(stem) ?? 0));
        return {
          item: passage,
          isComplete: covered.every((certainty) => certainty > 0),
          coverage: sum(terms.map(({ weight }, at) => weight * (covered[at] ?? 0))) / total,
          score:
            (sum(terms.map(({ weight }, at) => weight * (placed[at] ?? 0))) / total) *
            (1 + TITLE_BONUS * namedBy(passage, terms)),
        };
      })
      .toSorted((one, other) => other.score - one.score);
  }

  /** What a curated answer says, with the sentence of its section that adds most of the question. */
  function textOf(answer: CuratedAnswer, terms: readonly Term[]): string {
    const section = sections.get(answer.to) ?? [];
    const said = plainTextOf(answer, section, terms);
    if (terms.length === 0 || said === '') return said;
    const known = coverageOf(said, terms);
    const [more] = section
      .flatMap(({ part }) => sentencesOf(part).filter((sentence) => part.text.includes(sentence)))
      .filter((sentence) => !said.includes(sentence) && said.length + sentence.length < MAX_TEXT_LENGTH)
      .map((sentence) => ({ sentence, gain: coverageOf(`${said} ${sentence}`, terms) - known }))
      .filter(({ gain }) => gain >= MIN_ADDED_COVERAGE)
      .toSorted((one, other) => other.gain - one.gain);
    return more ? `${said} ${more.sentence}` : said;
  }

  /** The text of a curated answer, the sentences that it quotes, or those of its section that fit the question best. */
  function plainTextOf({ text, quote }: CuratedAnswer, section: readonly Passage[], terms: readonly Term[]) {
    if (text !== undefined) return text;
    const quoted = quote === undefined ? '' : quotedFrom(section, quote.split(' | '));
    // The quoted sentences may have been edited since.
    if (quoted !== '') return quoted;
    const quotes = section.map((passage) => quoteFrom(passage, terms));
    return quotes.toSorted((one, other) => other.coverage - one.coverage)[0]?.text ?? '';
  }

  /** Page and section of an address, as in "Pricing, Compare the plans". */
  function nameOf(to: string): string {
    const passage =
      sections.get(to)?.[0] ?? passages.find((one) => one.passage.page.path === pathOf(to))?.passage;
    if (!passage) return to;
    const { page, part, isTop } = passage;
    return isTop || page.title === part.heading ? page.title : `${page.title}, ${part.heading}`;
  }

  /** Questions that visitors may be offered, those of a page first. */
  function questionsFor(to: string): readonly string[] {
    const offered = answers
      .map(({ ask, to: address }) => ({
        question: ask.split(' | ', 1)[0] ?? '',
        isHere: pathOf(address) === pathOf(to),
      }))
      .filter(({ question }) => question.endsWith('?'));
    return [...offered.filter(({ isHere }) => isHere), ...offered.filter(({ isHere }) => !isHere)].map(
      ({ question }) => question,
    );
  }

  /** Words of the site that are spelled like the words of a question. */
  function suggest(question: string): readonly string[] {
    return topicWords(question).flatMap((word) => {
      const pairs = letterPairs(word);
      return Array.from(words, (other) => ({ other, alike: similarity(pairs, letterPairs(other)) }))
        .filter(({ alike, other }) => alike > MIN_SUGGESTION_SIMILARITY && other.startsWith(word.charAt(0)))
        .toSorted((one, other) => other.alike - one.alike)
        .slice(0, MAX_SUGGESTIONS)
        .map(({ other }) => other);
    });
  }

  return {
    read,
    rankAnswers,
    isTrusted,
    rankPassages,
    quoteFrom,
    textOf,
    topicWords,
    stemsIn,
    isWeak,
    nameOf,
    questionsFor,
    suggest,
  };
}

/** The sentences of a section that begin like this, each with the heading of its part. */
function quotedFrom(section: readonly Passage[], beginnings: readonly string[]): string {
  return section
    .flatMap(({ page, part, isTop }) => {
      const quoted = quotedSentences(part, beginnings, isTop ? page.description : '');
      return quoted === ''
        ? []
        : [isTop || quoted.startsWith(part.heading) ? quoted : headed(part.heading, quoted)];
    })
    .join(' ');
}

/** A heading that is a question goes before its answer as it is. */
function headed(heading: string, text: string): string {
  return /[?!.]$/.test(heading) ? `${heading} ${text}` : `${heading}: ${text}`;
}

function pathOf(address: string): string {
  return address.split('#', 1)[0] ?? '';
}

/** The sentences of a section that fit the question best, read together with its headings. */
function quoteFrom({ page, part, isTop }: Passage, terms: readonly Term[]) {
  const above = `${page.title} ${part.heading} ${isTop ? page.description : ''}`;
  return bestSentences(part, (said) => coverageOf(`${above} ${said}`, terms));
}

/** Share of the question's weight that a text covers. */
function coverageOf(text: string, terms: readonly Term[]): number {
  const stems = new Set(stemsIn(text));
  return (
    sum(terms.map((term) => term.weight * certaintyIn(stems, term))) / sum(terms.map(({ weight }) => weight))
  );
}

function passagesOn(pages: readonly IndexedPage[]): readonly Passage[] {
  return pages
    .flatMap((page) => page.parts.map((part) => ({ page, part, isTop: page.parts[0] === part })))
    .map((passage, id) => {
      const { page, part } = passage;
      return Object.assign(passage, { id, address: part.anchor ? `${page.path}#${part.anchor}` : page.path });
    });
}

function textOfPassage({ page, part, isTop }: Passage): string {
  return [isTop ? `${page.title} ${page.description}` : '', part.heading, part.text, part.example ?? ''].join(
    ' ',
  );
}

/** The sentences of a section below its headings, and the illustration. */
function headedSentences({ page, part, isTop }: Passage): readonly string[] {
  const above = `${isTop ? page.title : ''} ${part.heading}`;
  return [page.description, part.example ?? '', ...sentencesOf(part)]
    .filter((said, at) => said !== '' && (at > 0 || isTop))
    .map((said) => `${above} ${said}`);
}

/** Each stem of a section and the weight of the best place where it stands. */
function fieldsOf({ page, part, isTop }: Passage): ReadonlyMap<string, number> {
  const fields = new Map<string, number>();
  const add = (text: string | undefined, weight: number) => {
    for (const stem of stemsIn(text ?? '')) fields.set(stem, Math.max(fields.get(stem) ?? 0, weight));
  };
  add(page.title, isTop ? FIELDS.title : FIELDS.page);
  add(part.heading, FIELDS.heading);
  add(part.eyebrow, FIELDS.eyebrow);
  add(part.text, FIELDS.text);
  add(part.example, FIELDS.example);
  if (isTop) {
    add(page.path, FIELDS.path);
    add(page.description, FIELDS.text);
  }
  return fields;
}

/** Share of a page's title that the question names, for the top of the page. */
function namedBy({ page, isTop }: Passage, terms: readonly Term[]): number {
  const stems = isTop ? stemsIn(page.title) : [];
  const named = stems.map((stem) => Math.max(0, ...terms.map(({ matches }) => matches.get(stem) ?? 0)));
  return stems.length === 0 ? 0 : sum(named) / stems.length;
}

/** How sure it is that a set of stems contains a word of the question. */
function certaintyIn(stems: { has: (stem: string) => boolean }, term: Term): number {
  return best(term, (stem) => (stems.has(stem) ? 1 : 0));
}

function best({ matches }: Term, worth: (stem: string) => number): number {
  let most = 0;
  for (const [stem, certainty] of matches) most = Math.max(most, certainty * worth(stem));
  return most;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
