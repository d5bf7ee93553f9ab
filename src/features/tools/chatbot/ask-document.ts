import { createDocumentRanking } from '@/features/search';
import { quotesIn, readDocument, type Quote } from './document';
import { readQuestion, type Question } from './question';

/** Words of a document that answer a question, and where they stand. */
export interface Passage extends Quote {
  /** The number of the block. */
  readonly block: number;
  readonly text: string;
  /** As in "Cancellations, paragraph 2". */
  readonly place: string;
}

export interface DocumentAnswer {
  /** `closest` if it isn't sure that the passages answer. */
  readonly outcome: 'answer' | 'closest' | 'none';
  /** The best one first. Only one if it answers. */
  readonly passages: readonly Passage[];
}

/**
 * The share of a question's words, by rarity, that a passage needs to answer it. More gives fewer wrong answers and more
 * closest passages.
 */
const MIN_ANSWER = 0.45;
/** The share from which a passage answers even if another one is nearly as close. */
const CERTAIN = 0.7;
/** Otherwise, how far it has to be ahead of the next. Less gives more wrong answers. */
const LEAD = 0.1;
/** The share from which a passage is shown as one of the closest. Less shows unrelated ones. */
const MIN_CLOSEST = 0.2;
const CLOSEST = 3;
/** How much a passage gains that has the price, the time, or the number that the question asks for. More outweighs words. */
const KIND_BONUS = 0.1;
/** Of two passages with the same words, the one that starts with them reads better. More prefers worse ones. */
const START_BONUS = 0.1;

/** Answers questions with the words of a document. */
export function createDocumentReader(text: string): (question: string) => DocumentAnswer {
  const blocks = readDocument(text);
  const parts = blocks.flatMap(({ kind, heading, text }, block) =>
    kind === 'heading' ? [] : [{ anchor: String(block), heading, text }],
  );
  const { rank, coverageBy } = createDocumentRanking(parts);

  /** The best quote of a block. Words of the sentence or its heading count twice as much as words around it. */
  function bestPassage(block: number, { topic, says }: Question) {
    const { heading = '', text = '', place = '' } = blocks[block] ?? {};
    const around = coverageBy(`${heading} ${text}`, topic);
    const passages = quotesIn(text).map(({ start, end, first }) => {
      const quote = text.slice(start, end);
      const has = (coverageBy(`${heading} ${quote}`, topic) + around) / 2;
      const share = has + (says?.test(quote) ? KIND_BONUS : 0);
      const opening = coverageBy(first, topic) + (says?.test(first) ? 1 : 0);
      return {
        passage: { block, start, end, text: quote, place },
        share,
        worth: share + START_BONUS * opening,
      };
    });
    return passages.toSorted((one, other) => other.worth - one.worth)[0];
  }

  return (asked) => {
    const question = readQuestion(asked);
    const isForeign = question.names.some((name) => coverageBy(text, name) === 0);
    const found = isForeign
      ? []
      : rank(question.topic).flatMap(
          ({ passage }) => bestPassage(Number(passage.part.anchor), question) ?? [],
        );
    const [best, ...others] = found
      .filter(({ share }) => share >= MIN_CLOSEST)
      .toSorted((one, other) => other.worth - one.worth);
    if (!best) return { outcome: 'none', passages: [] };
    const lead = best.share - (others[0]?.share ?? 0);
    if (best.share >= CERTAIN || (best.share >= MIN_ANSWER && lead >= LEAD))
      return { outcome: 'answer', passages: [best.passage] };
    return {
      outcome: 'closest',
      passages: [best, ...others].slice(0, CLOSEST).map(({ passage }) => passage),
    };
  };
}

export function askDocument(text: string, question: string): DocumentAnswer {
  return createDocumentReader(text)(question);
}
