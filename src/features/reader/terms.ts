import { isVague, likeOf, lookOf, readKinds } from './kinds';
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
  /** How a sentence looks that says it. */
  readonly look: RegExp | undefined;
  /** Whether texts about anything have it. */
  readonly isEveryday: boolean;
  /** Whether a question asks for it, as opposed to a word of the question. */
  readonly isKind: boolean;
  /** Stems that start with the word, while it is being typed. */
  readonly completions: ReadonlySet<string>;
}

const MAX_SUGGESTIONS = 4;
const SENTENCE_BREAK = /(?<=[.?!])\s+/;
const ASKS =
  /\?\s*$|^(?:am|are|is|was|were|do|does|did|can|could|will|would|shall|should|may|has|have|had|what|which|when|where|who|why|how)\b/i;
const NONE: ReadonlySet<string> = new Set();

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
    const read = texts.get(text) ?? readNewText(text);
    texts.set(text, read);
    return read;
  }

  function readNewText(text: string): ReadonlySet<string> {
    const words = wordsIn(text);
    for (const word of words) {
      counts.set(word, (counts.get(word) ?? 0) + 1);
      known.add(stemOf(word));
    }
    const joined = pairsOf(words);
    for (const stem of joined) pairs.add(stem);
    return formsOf([...words.map(stemOf), ...joined]);
  }

  function formsOf(stems: readonly string[]): ReadonlySet<string> {
    return new Set(stems.flatMap((stem) => [stem, vocabulary.get(stem)?.group ?? stem]));
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

  function termOf(word: string, isUnfinished = false): Term {
    const stem = stemOf(word);
    const key = vocabulary.get(stem)?.group ?? stem;
    const started = isUnfinished ? [...counts.keys()].filter((other) => other.startsWith(word)) : [];
    const completions = started.length > 0 ? new Set(started.map(stemOf)) : NONE;
    return {
      stem,
      key,
      look: lookOf(key.slice(1)),
      isEveryday: isEveryday(word),
      isKind: false,
      completions,
    };
  }

  /** What a heading or a question is about, in the words it has. */
  function termsOf(text: string, word = (each: string) => each, isUnfinished = false): readonly Term[] {
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
      ...(topics.length > 0 || kinds.length > 0 ? topics : words).map((topic) => {
        const started = topic === last ? termOf(topic, true) : undefined;
        return started && started.completions.size > 0 && !known.has(started.stem)
          ? started
          : termOf(word(topic));
      }),
    ];
    return terms.filter(({ key }, at) => terms.findIndex((other) => other.key === key) === at);
  }

  return {
    readText,
    termsOf,
    /** Misspelled words become those that they are spelled like. Of `isUnfinished`, the last word may be being typed. */
    termsOfQuestion(question: string, isUnfinished = false): readonly Term[] {
      const sentences = question.split(SENTENCE_BREAK);
      const asking = sentences.filter((sentence) => ASKS.test(sentence)).join(' ');
      // What texts about anything have, and these don't, says nothing.
      const terms = termsOf(question, correct, isUnfinished).filter(
        ({ stem, isEveryday, isKind, completions }) =>
          !isEveryday || isKind || known.has(stem) || completions.size > 0,
      );
      const asked = new Set(termsOf(asking === '' ? question : asking, correct).map(({ key }) => key));
      const isAsked = ({ key, completions }: Term) => asked.has(key) || completions.size > 0;
      return [...terms.filter(isAsked), ...terms.filter((term) => !isAsked(term)).map(inContext)];
    },
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

function askedFor(kind: string): Term {
  return {
    stem: `#${kind}`,
    key: groupOf(likeOf(kind)),
    look: lookOf(kind),
    isEveryday: isVague(kind),
    isKind: true,
    completions: NONE,
  };
}

/** A term of a sentence that asks nothing itself. */
function inContext({ stem, key, look, isKind, completions }: Term): Term {
  return { stem, key, look, isKind, completions, isEveryday: true };
}
