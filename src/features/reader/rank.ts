import { sentencesIn, type Span } from './document';
import { createTerms, type Term } from './terms';
import { wordsIn, type Subject } from './words';

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
  /** How many words of the question it has that not every text has. None if it has only what is asked for, such as a price. */
  readonly telling: number;
  /** Whether it has what the question asks for, such as a price. */
  readonly saysKinds: boolean;
  /** Whether it has all words of the question. */
  readonly isComplete: boolean;
  readonly worth: number;
}

interface Unit<S extends Section> extends Span {
  readonly section: S;
  readonly sentence: string;
  readonly terms: ReadonlySet<string>;
  readonly names: readonly Name[];
  /** The terms of all names. */
  readonly inNames: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
  /** Whether the sentence has a look, once it is known. */
  readonly looks: Map<RegExp, boolean>;
}

interface Name {
  readonly text: string;
  /** All of them, also those that say nothing about a topic. */
  readonly words: ReadonlySet<string>;
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
/** The same for one whose heading has the same words, also those that say nothing about a topic. It decides between equals. */
const WORDING = 0.2;
/** By how much more an answer to a question is worth than a sentence that has the same words. */
const ANSWER = 0.2;

/** From this likeness, a heading asks what the question asks. */
export const ASKED = 0.5;

/** Reads sections, and ranks their sentences by a question. */
export function createRanker<S extends Section>(sections: readonly S[], subject: Subject) {
  const terms = createTerms(subject);
  const units = sections.flatMap(readSection);
  const rarities = new Map<string, number>();

  function readSection(section: S): readonly Unit<S>[] {
    const { text, isAnswer } = section;
    const names = section.names.map((name) => readName(name, isAnswer === true || name.endsWith('?')));
    const inNames = new Set(names.flatMap((name) => [...name.terms]));
    const spans = isAnswer || text === '' ? [{ start: 0, end: text.length }] : sentencesIn(text);
    const sentences = spans.map(({ start, end }) => terms.readText(text.slice(start, end)));
    const around = new Set([terms.readText(section.above), ...sentences].flatMap((some) => Array.from(some)));
    return spans.map(({ start, end }, at) => ({
      section,
      start,
      end,
      sentence: text.slice(start, end),
      terms: sentences[at] ?? around,
      names,
      inNames,
      around,
      looks: new Map(),
    }));
  }

  /** A heading that is no question, such as "Where we are", asks for nothing. */
  function readName(text: string, isQuestion: boolean): Name {
    // Read first, so that none of its words counts as misspelled.
    const forms = terms.readText(text);
    const own = terms.termsOf(text).filter(({ isKind }) => isQuestion || !isKind);
    const all = new Set([...forms, ...own.flatMap(({ stem, key }) => [stem, key])]);
    return { text, words: new Set(wordsIn(text)), own, terms: all };
  }

  /** Rare words weigh more. */
  function weightOf(term: Term): number {
    return (term.isEveryday ? EVERYDAY : 1) * (rarities.get(term.stem) ?? measureRarity(term));
  }

  function measureRarity(term: Term): number {
    const places = units.filter((unit) => inSentence(term, unit) > 0 || inTerms(term, unit.inNames) > 0);
    const rarity = Math.log(1 + units.length / Math.max(1, places.length, units.length * RARE));
    rarities.set(term.stem, rarity);
    return rarity;
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

  function match(question: readonly Term[], words: ReadonlySet<string>, unit: Unit<S>, name: Name): Found<S> {
    const { section, start, end } = unit;
    const wording =
      (2 * [...words].filter((word) => name.words.has(word)).length) / (words.size + name.words.size);
    const likeness = likenessOf(question, name.own);
    const inName = section.isAnswer ? 1 : IN_NAME + (1 - IN_NAME) * likeness;
    const shares = question.map((term) =>
      Math.max(
        inSentence(term, unit),
        inName * inTerms(term, name.terms),
        AROUND * inTerms(term, unit.around),
      ),
    );
    const found = question.filter((_, at) => (shares[at] ?? 0) > 0);
    const share = sum(question.map((term, at) => weightOf(term) * (shares[at] ?? 0))) / weightOfAll(question);
    const special = found.filter(({ isEveryday }) => !isEveryday);
    const isAbout = special.some(({ isKind }) => !isKind) || likeness >= ASKED;
    return {
      section,
      start,
      end,
      share,
      likeness,
      name: name.text,
      telling: isAbout ? special.length : 0,
      saysKinds: question.every((term) => !term.isKind || term.isEveryday || found.includes(term)),
      isComplete: question.every((term) => term.isKind || found.includes(term)),
      worth: share * (1 + LIKENESS * likeness + WORDING * wording + (section.isAnswer ? ANSWER : 0)),
    };
  }

  /** The sentences that have a word of a question, the best first. */
  function rank(text: string, isUnfinished = false): readonly Found<S>[] {
    const question = terms.termsOfQuestion(text, isUnfinished);
    const words = new Set(wordsIn(text));
    return units
      .filter((unit) =>
        question.some(
          (term) =>
            inSentence(term, unit) > 0 || inTerms(term, unit.inNames) > 0 || inTerms(term, unit.around) > 0,
        ),
      )
      .map((unit) =>
        unit.names
          .map((name) => match(question, words, unit, name))
          .reduce((best, other) => (other.worth > best.worth ? other : best)),
      )
      .toSorted((one, other) => other.worth - one.worth);
  }

  return { ...terms, rank };
}

function inSentence(term: Term, unit: Unit<Section>): number {
  const { look } = term;
  const shared = inTerms(term, unit.terms);
  if (shared === 1 || !look) return shared;
  const hasLook = unit.looks.get(look) ?? look.test(unit.sentence);
  unit.looks.set(look, hasLook);
  if (!hasLook) return shared;
  return term.isKind ? 1 : SYNONYM;
}

function inTerms({ stem, key, completions }: Term, terms: ReadonlySet<string>): number {
  if (terms.has(stem)) return 1;
  const has = terms.has(key) || completions.some((one) => terms.has(one));
  return has ? SYNONYM : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
