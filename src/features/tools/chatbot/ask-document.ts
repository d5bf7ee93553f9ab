import { createDocumentRanking } from '@/features/search';
import { quotesIn, readDocument, type Quote } from './document';

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
/** The share from which a passage is shown as one of the closest. Less shows unrelated ones. */
const MIN_CLOSEST = 0.2;
const CLOSEST = 3;
/** How much a number adds to a passage if the question asks for one. It only decides between passages that are about equal. */
const NUMBER_BONUS = 0.1;
const ASKS_FOR_NUMBER =
  /\bhow (?:much|many|long|old|big|far|soon|late|early|often)\b|\b(?:when|price|cost)\b/i;
const NUMBER = /\d/;

/** Answers questions with the words of a document. */
export function createDocumentReader(text: string): (question: string) => DocumentAnswer {
  const blocks = readDocument(text);
  const parts = blocks.flatMap(({ kind, heading, text }, block) =>
    kind === 'heading' ? [] : [{ anchor: String(block), heading, text }],
  );
  const { rank, coverageBy } = createDocumentRanking(parts);

  /** The best quote of a block. Words of the sentence or its heading count twice as much as words around it. */
  function bestPassage(block: number, question: string) {
    const { heading = '', text = '', place = '' } = blocks[block] ?? {};
    const around = coverageBy(`${heading} ${text}`, question);
    const bonus = (quote: string) =>
      ASKS_FOR_NUMBER.test(question) && NUMBER.test(quote) ? NUMBER_BONUS : 0;
    const quotes = quotesIn(text).map(({ start, end, first }) => {
      const quote = text.slice(start, end);
      const share = (coverageBy(`${heading} ${quote}`, question) + around) / 2;
      // Of two quotes with the same words, the one that starts with them reads better.
      const worth = share + bonus(quote) + coverageBy(first, question) / 10;
      return { passage: { block, start, end, text: quote, place }, share, worth };
    });
    return quotes.toSorted((one, other) => other.worth - one.worth)[0];
  }

  return (question) => {
    const found = rank(question)
      .flatMap(({ passage }) => bestPassage(Number(passage.part.anchor), question) ?? [])
      .toSorted((one, other) => other.worth - one.worth)
      .filter(({ share }) => share >= MIN_CLOSEST);
    const [best] = found;
    if (!best) return { outcome: 'none', passages: [] };
    if (best.share >= MIN_ANSWER) return { outcome: 'answer', passages: [best.passage] };
    return { outcome: 'closest', passages: found.slice(0, CLOSEST).map(({ passage }) => passage) };
  };
}

export function askDocument(text: string, question: string): DocumentAnswer {
  return createDocumentReader(text)(question);
}
