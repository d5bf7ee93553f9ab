import { chattyWords, tradeSynonyms } from '@/site/search-words';
import { closestWord } from './spelling';
import { createTermOf, isStopWord, stemOf, wordsIn } from './words';

const groups = tradeSynonyms.map((group) => group.map((word) => pairsOf(word.split('-'))[0] ?? word));
const termOf = createTermOf(groups);
const tradeStems: ReadonlySet<string> = new Set(groups.flat().map(stemOf));
const chatty: ReadonlySet<string> = new Set(chattyWords.map(stemOf));
const NUMBER = /^\d+$/;
const CONTRACTION = /[’'](?:ll|re|ve|d|m|s)\b/gi;

/** Each word with the next one, so that "drop off" and "dropoff" are the same. */
function pairsOf(words: readonly string[]): readonly string[] {
  return words.slice(1).map((next, at) => stemOf(words[at] ?? '') + next);
}

function plainWords(text: string): readonly string[] {
  return wordsIn(text.replace(CONTRACTION, ''));
}

/** The terms by which texts of a document and questions about it are compared. */
export function documentTerms(text: string): ReadonlySet<string> {
  const words = plainWords(text);
  return new Set([...words, ...pairsOf(words)].map(termOf));
}

/** Finds what questions about a document are about, as terms. Words that are spelled like one of the document become that one. */
export function createTopicsOf(document: string): (question: string) => readonly string[] {
  const vocabulary = new Set(plainWords(document));
  const used = documentTerms(document);
  const isKnown = (word: string) => tradeStems.has(stemOf(word)) || used.has(termOf(word));

  function correct(word: string): string {
    return isKnown(word) ? word : closestWord(word, vocabulary, (other) => (used.has(termOf(other)) ? 1 : 0));
  }
  return (question) => {
    const words = plainWords(question);
    const joined = pairsOf(words).map((pair) => tradeStems.has(stemOf(pair)) || vocabulary.has(pair));
    const topics = words.flatMap((word, at) => {
      if (joined[at]) return stemOf(word) + (words[at + 1] ?? '');
      const isTopic = !joined[at - 1] && !isStopWord(word) && !chatty.has(stemOf(word)) && !NUMBER.test(word);
      return isTopic ? correct(word) : [];
    });
    return [...new Set(topics.map(termOf))];
  };
}
