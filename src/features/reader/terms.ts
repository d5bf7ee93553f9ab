import { isVague, lookOf, readKinds } from './kinds';
import { closestWord, suggestedWords } from './spelling';
import {
  groupOf,
  isEveryday,
  isStopWord,
  pairsOf,
  stemOf,
  vocabularyOf,
  wordsIn,
  type Subject,
} from './words';

/** Something that a question is about: a word, or what it asks for, such as a price. */
export interface Term {
  readonly stem: string;
  /** What words that mean the same have in common. */
  readonly key: string;
  /** Stems that start with the word, while it is being typed. */
  readonly completions: readonly string[];
  /** How a sentence looks that says it. */
  readonly look: RegExp | undefined;
  /** Whether texts about anything have it. */
  readonly isEveryday: boolean;
  /** Whether a question asks for it, as opposed to a word of the question. */
  readonly isKind: boolean;
}

const MAX_SUGGESTIONS = 4;
const SENTENCE_BREAK = /(?<=[.?!])\s+/;
const ASKS =
  /\?\s*$|^(?:am|are|is|was|were|do|does|did|can|could|will|would|shall|should|may|has|have|had|what|which|when|where|who|why|how)\b/i;

/** Turns texts into terms, and then questions about these texts. */
export function createTerms(subject: Subject) {
  const vocabulary = vocabularyOf(subject);
  const counts = new Map(Array.from(vocabulary.values(), ({ word }) => [word, 0]));
  const known = new Set<string>();
  const pairs = new Set<string>();
  const corrections = new Map<string, string>();
  /** Pages repeat their title and whole answers. */
  const texts = new Map<string, ReadonlySet<string>>();

  /** The stems of a text's words and pairs of words, and what they have in common with others. */
  function readText(text: string): ReadonlySet<string> {
    const read = texts.get(text);
    if (read) return read;
    const words = wordsIn(text);
    const stems = words.map(stemOf);
    const joined = pairsOf(words);
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    for (const stem of stems) known.add(stem);
    for (const pair of joined) pairs.add(pair);
    const forms = formsOf([...stems, ...joined]);
    texts.set(text, forms);
    return forms;
  }

  function keyOf(stem: string): string {
    return vocabulary.get(stem)?.group ?? stem;
  }

  function formsOf(stems: readonly string[]): ReadonlySet<string> {
    return new Set(stems.flatMap((stem) => [stem, keyOf(stem)]));
  }

  function isKnown(word: string): boolean {
    const stem = stemOf(word);
    return known.has(stem) || pairs.has(stem) || vocabulary.has(stem);
  }

  function correct(word: string): string {
    if (isKnown(word)) return word;
    const corrected = corrections.get(word) ?? closestWord(word, counts);
    corrections.set(word, corrected);
    return corrected;
  }

  /** A misspelled word becomes the one that it is spelled like, unless it is unfinished. */
  function termOf(word: string, isUnfinished: boolean): Term {
    const started =
      isUnfinished && !known.has(stemOf(word))
        ? [...counts.keys()].filter((one) => one.startsWith(word))
        : [];
    const term = started.length > 0 ? word : correct(word);
    const stem = stemOf(term);
    const key = keyOf(stem);
    const look = lookOf(key.slice(1));
    return { stem, key, completions: started.map(stemOf), look, isEveryday: isEveryday(term), isKind: false };
  }

  /** What a text is about. Of `isUnfinished`, the last word may be being typed. */
  function termsOf(text: string, isUnfinished = false): readonly Term[] {
    const { rest, kinds } = readKinds(text);
    const words = wordsIn(rest);
    const isPair = pairsOf(words).map(
      (pair, at) =>
        vocabulary.has(pair) || (known.has(pair) && words.slice(at, at + 2).some((one) => !isStopWord(one))),
    );
    const topics = words.flatMap((one, at) => {
      if (isPair[at]) return one + (words[at + 1] ?? '');
      return isPair[at - 1] || isStopWord(one) ? [] : one;
    });
    const last = isUnfinished ? words.at(-1) : undefined;
    const terms = [
      ...kinds.map(askedFor),
      ...(topics.length > 0 || kinds.length > 0 ? topics : words).map((one) => termOf(one, one === last)),
    ];
    return terms.filter(({ key }, at) => terms.findIndex((other) => other.key === key) === at);
  }

  /** A term of a sentence that asks nothing itself says little about the question. */
  function termsOfQuestion(question: string, isUnfinished = false): readonly Term[] {
    const asking = question.split(SENTENCE_BREAK).filter((sentence) => ASKS.test(sentence));
    const asked = new Set(termsOf(asking.join(' ') || question).map(({ key }) => key));
    // What texts about anything have, and these don't, says nothing.
    return termsOf(question, isUnfinished)
      .filter(
        ({ stem, isEveryday, isKind, completions }) =>
          !isEveryday || isKind || known.has(stem) || completions.length > 0,
      )
      .map((term) => (asked.has(term.key) || term.completions.length > 0 ? term : inContext(term)));
  }

  return {
    readText,
    termsOf,
    termsOfQuestion,
    isKnown,
    /** Tells whether a word of a text is one of the terms. */
    isOneOf(terms: readonly Term[], word: string): boolean {
      const forms = formsOf(wordsIn(word).map(stemOf));
      return terms.some((term) => [term.stem, term.key, ...term.completions].some((form) => forms.has(form)));
    },
    /** Words of the texts that are spelled like those of a question. */
    suggest: (question: string): readonly string[] => {
      const used = new Map([...counts].filter(([, count]) => count > 0));
      const topics = wordsIn(question).filter((word) => !isStopWord(word));
      return [...new Set(topics.flatMap((word) => suggestedWords(word, used)))].slice(0, MAX_SUGGESTIONS);
    },
  };
}

function inContext(term: Term): Term {
  return { ...term, isEveryday: true };
}

function askedFor(kind: string): Term {
  const look = lookOf(kind);
  return {
    stem: `#${kind}`,
    key: groupOf(kind),
    completions: [],
    look,
    isEveryday: isVague(kind),
    isKind: true,
  };
}
