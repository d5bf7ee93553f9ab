import { sentencesIn, type Span } from './document';
import { createTerms, type Term } from './terms';
import type { Subject } from './words';

/** Text below a heading, or an answer to a question. */
export interface Section {
  /** The heading, or a question with its other wordings. */
  readonly names: readonly string[];
  /** What stands above the heading, such as the title of the page. */
  readonly above: string;
  readonly text: string;
  /** Whether the text is an answer, which isn't quoted in part. */
  readonly isAnswer?: boolean;
  /** Sections of the same place say the same. */
  readonly place: string;
}

/** A sentence, ranked by the words that it shares with a question. */
export interface Found<S extends Section> extends Span {
  readonly section: S;
  /** The share of the question that the sentence has with its heading, 0 to 1. Rare words count more. */
  readonly share: number;
  /** How much the question and the name of the section have in common, 0 to 1. */
  readonly likeness: number;
  readonly name: string;
  /** Words that it shares with the question and that not every text has, and what its heading asks for, too. */
  readonly telling: number;
  /** Whether it has all words of the question. */
  readonly isComplete: boolean;
  readonly worth: number;
}

interface Unit<S extends Section> extends Span {
  readonly section: S;
  readonly sentence: string;
  readonly terms: ReadonlySet<string>;
  readonly names: readonly Name[];
  readonly around: ReadonlySet<string>;
  /** Whether the sentence has a look, once it is known. */
  readonly looks: Map<RegExp, boolean>;
}

interface Name {
  readonly text: string;
  readonly own: readonly Term[];
  readonly terms: ReadonlySet<string>;
}

/** What a word counts, instead of 1 in the sentence itself: another word of its group, one in the heading, or one elsewhere in the section. */
const SYNONYM = 0.9;
const IN_NAME = 0.8;
const AROUND = 0.5;
/** What a word counts that texts about anything have. More lets "sell" and "order" decide. */
const EVERYDAY = 0.4;
/** Words in fewer sentences than one in a hundred are equally rare, so that one that is nowhere doesn't outweigh the others. */
const RARE = 0.01;
/** By how much more a sentence is worth whose heading is the question. More prefers questions to sentences. */
const LIKENESS = 1;
/** By how much more an answer to a question is worth than a sentence that has the same words. */
const ANSWER = 0.2;
/** Of sentences that have the same words, the one with the fewest others is worth more, by at most this. */
const DENSITY = 0.05;

/** From this likeness, a heading asks what the question asks. */
const ASKED = 0.5;

const NO_NAME: Name = { text: '', own: [], terms: new Set() };

/** Reads sections, and ranks their sentences by a question. */
export function createRanker<S extends Section>(sections: readonly S[], subject: Subject) {
  const terms = createTerms(subject);
  const units = sections.flatMap(readSection);
  const weights = new Map<string, number>();

  function readSection(section: S): readonly Unit<S>[] {
    const { text, isAnswer } = section;
    const names = section.names.map((name): Name => {
      const own = terms.termsOf(name);
      return {
        text: name,
        own,
        terms: new Set([...terms.readText(name), ...own.flatMap(({ stem, key }) => [stem, key])]),
      };
    });
    const around = new Set([...terms.readText(section.above), ...terms.readText(text)]);
    const spans = isAnswer || text === '' ? [{ start: 0, end: text.length }] : sentencesIn(text);
    return spans.map(({ start, end }) => {
      const sentence = text.slice(start, end);
      return {
        section,
        start,
        end,
        sentence,
        around,
        looks: new Map(),
        terms: terms.readText(sentence),
        names: names.length > 0 ? names : [NO_NAME],
      };
    });
  }

  /** Rare words weigh more. */
  function weightOf(term: Term): number {
    const known = weights.get(idOf(term));
    if (known !== undefined) return known;
    const places = units.filter(
      (unit) => inSentence(term, unit) > 0 || unit.names.some((name) => inTerms(term, name.terms) > 0),
    );
    const rarity = Math.log(1 + units.length / Math.max(1, places.length, units.length * RARE));
    const weight = term.isEveryday ? EVERYDAY * rarity : rarity;
    weights.set(idOf(term), weight);
    return weight;
  }

  function weightOfAll(all: readonly Term[]): number {
    return sum(all.map(weightOf));
  }

  /** The square prefers a name that is the question to several that have a part of it. */
  function likenessOf(question: readonly Term[], name: readonly Term[]): number {
    const common = question.filter(({ key }) => name.some((other) => other.key === key));
    if (common.length === 0) return 0;
    return ((2 * weightOfAll(common)) / (weightOfAll(question) + weightOfAll(name))) ** 2;
  }

  function match(question: readonly Term[], unit: Unit<S>, name: Name): Found<S> {
    const { section, start, end } = unit;
    const likeness = likenessOf(question, name.own);
    const inName = section.isAnswer ? 1 : IN_NAME + (1 - IN_NAME) * likeness;
    const shares = question.map((term) =>
      Math.max(
        inSentence(term, unit),
        inName * inTerms(term, name.terms),
        AROUND * inTerms(term, unit.around),
      ),
    );
    const total = weightOfAll(question);
    const share = sum(question.map((term, at) => weightOf(term) * (shares[at] ?? 0))) / total;
    const density = shares.filter((one) => one > AROUND).length / (1 + unit.terms.size);
    return {
      section,
      start,
      end,
      share,
      likeness,
      name: name.text,
      telling: question.filter((term, at) =>
        isKind(term)
          ? likeness >= ASKED && inTerms(term, name.terms) > 0
          : !term.isEveryday && (shares[at] ?? 0) > 0,
      ).length,
      isComplete: shares.every((one) => one > 0),
      worth:
        share * (1 + LIKENESS * likeness + (section.isAnswer ? ANSWER : 0)) +
        (1 - likeness) * DENSITY * density,
    };
  }

  /** The sentences that have a word of a question, the best first. */
  function rank(question: readonly Term[]): readonly Found<S>[] {
    return units
      .map((unit) =>
        unit.names
          .map((name) => match(question, unit, name))
          .reduce((best, other) => (other.worth > best.worth ? other : best)),
      )
      .filter(({ share }) => share > 0)
      .toSorted((one, other) => other.worth - one.worth);
  }

  return { ...terms, rank };
}

function idOf({ stem, isEveryday }: Term): string {
  return isEveryday ? `${stem} everyday` : stem;
}

/** Whether it is what a question asks for, such as a price. */
function isKind({ stem }: Term): boolean {
  return stem.startsWith('#');
}

function inSentence(term: Term, unit: Unit<Section>): number {
  const { look } = term;
  const shared = inTerms(term, unit.terms);
  if (shared === 1 || !look) return shared;
  const hasLook = unit.looks.get(look) ?? look.test(unit.sentence);
  unit.looks.set(look, hasLook);
  if (!hasLook) return shared;
  return isKind(term) ? 1 : SYNONYM;
}

function inTerms({ stem, key, completions }: Term, terms: ReadonlySet<string>): number {
  if (terms.has(stem)) return 1;
  const has = terms.has(key) || (completions.size > 0 && [...completions].some((one) => terms.has(one)));
  return has ? SYNONYM : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
