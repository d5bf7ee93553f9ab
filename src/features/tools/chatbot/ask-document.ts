import { createTopicsOf, documentTerms } from '@/features/search';
import { quotesIn, readDocument, sentencesIn, type Block, type Quote } from './document';
import { readQuestion } from './question';

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
 * The share of a question, its rare words counting more, that a sentence needs to answer it. More gives fewer wrong
 * answers and more closest passages.
 */
const MIN_ANSWER = 0.45;
/** How far an answer has to be ahead of the sentences outside its quote. Less gives more wrong answers. */
const LEAD = 0.1;
/** The share from which a sentence is one of the closest. Less shows those that have only a word that is everywhere. */
const MIN_CLOSEST = 0.15;
/** What a word counts in the heading or elsewhere in the paragraph of a sentence, instead of in the sentence. */
const IN_HEADING = 0.8;
const IN_PARAGRAPH = 0.5;
/** What a sentence gains that has no other words. It decides between sentences that have the same. More prefers short ones. */
const DENSITY = 0.05;
const CLOSEST = 3;

interface Sentence extends Quote {
  readonly block: number;
  readonly text: string;
  readonly terms: ReadonlySet<string>;
  readonly headingTerms: ReadonlySet<string>;
  readonly paragraphTerms: ReadonlySet<string>;
}

/** Something that a question asks for. */
interface Topic {
  readonly weight: number;
  /** How well a sentence has it, 0 to 1. */
  readonly in: (sentence: Sentence) => number;
}

interface Candidate {
  readonly sentence: Sentence;
  /** The share of the question that it has, 0 to 1. */
  readonly share: number;
  readonly worth: number;
}

/** Answers questions with the words of a document. */
export function createDocumentReader(text: string): (question: string) => DocumentAnswer {
  const blocks = readDocument(text);
  const sentences = readSentences(blocks);
  const topicsOf = createTopicsOf(text);
  const used = documentTerms(text);

  /** A topic weighs more the fewer sentences have it. What isn't on the page is rare, too. */
  function weigh(has: Topic['in']): Topic {
    const places = sentences.filter((sentence) => has(sentence) > IN_PARAGRAPH).length;
    return { weight: Math.log(1 + sentences.length / Math.max(1, places)), in: has };
  }

  return (question) => {
    const { topic, says, names } = readQuestion(question);
    const nameTerms = topicsOf(names.join(' '));
    const isForeign = nameTerms.length > 0 && !nameTerms.some((term) => used.has(term));
    const words = topicsOf(topic).map((term) => weigh((sentence) => presenceOf(term, sentence)));
    const topics = says ? [...words, weigh(({ text }) => Number(says.test(text)))] : words;
    const ranked = (isForeign ? [] : sentences)
      .filter((sentence) => words.some((word) => word.in(sentence) > 0))
      .map((sentence) => candidateOf(sentence, topics))
      .filter(({ share }) => share >= MIN_CLOSEST)
      .toSorted((one, other) => other.worth - one.worth);
    return answerFrom(ranked, (candidate) => quoteAround(candidate, ranked, blocks));
  };
}

export function askDocument(text: string, question: string): DocumentAnswer {
  return createDocumentReader(text)(question);
}

function answerFrom(ranked: readonly Candidate[], quote: (candidate: Candidate) => Passage): DocumentAnswer {
  const [best] = ranked;
  if (!best) return { outcome: 'none', passages: [] };
  const answer = quote(best);
  const next = ranked.find(({ sentence }) => !isWithin(sentence, answer));
  const isClear = best.worth - (next?.worth ?? 0) >= LEAD;
  if (isClear && best.share >= MIN_ANSWER) return { outcome: 'answer', passages: [answer] };
  const places = ranked.filter(
    ({ sentence }, at) => ranked.findIndex((other) => other.sentence.block === sentence.block) === at,
  );
  return { outcome: 'closest', passages: places.slice(0, CLOSEST).map(quote) };
}

function presenceOf(term: string, { terms, headingTerms, paragraphTerms }: Sentence): number {
  const isAbove = headingTerms.has(term);
  if (terms.has(term)) return 1;
  if (isAbove) return IN_HEADING;
  return paragraphTerms.has(term) ? IN_PARAGRAPH : 0;
}

function candidateOf(sentence: Sentence, topics: readonly Topic[]): Candidate {
  const total = sum(topics.map(({ weight }) => weight));
  const share = sum(topics.map((topic) => topic.weight * topic.in(sentence))) / total;
  const count = topics.filter((topic) => topic.in(sentence) > IN_PARAGRAPH).length;
  return { sentence, share, worth: share + (DENSITY * count) / sentence.terms.size };
}

/** The sentence and those around it that are worth most together. */
function quoteAround(
  { sentence }: Candidate,
  ranked: readonly Candidate[],
  blocks: readonly Block[],
): Passage {
  const { block } = sentence;
  const { text = '', place = '' } = blocks[block] ?? {};
  const worthOf = (quote: Quote) =>
    sum(ranked.filter((other) => isWithin(other.sentence, { ...quote, block })).map(({ worth }) => worth));
  const quotes = quotesIn(text).filter((quote) => isWithin(sentence, { ...quote, block }));
  const [best = sentence] = quotes.toSorted((one, other) => worthOf(other) - worthOf(one));
  return { block, start: best.start, end: best.end, text: text.slice(best.start, best.end), place };
}

function isWithin({ block, start, end }: Sentence, quote: Quote & { readonly block: number }): boolean {
  return block === quote.block && start >= quote.start && end <= quote.end;
}

function readSentences(blocks: readonly Block[]): readonly Sentence[] {
  // The title is about everything on the page.
  const title = blocks[0]?.kind === 'heading' && blocks[1]?.kind === 'heading' ? blocks[0].text : '';
  return blocks.flatMap(({ kind, heading, text }, block) => {
    if (kind === 'heading') return [];
    const headingTerms = documentTerms(`${title}. ${heading}`);
    const paragraphTerms = documentTerms(text);
    return sentencesIn(text).map(({ start, end }) => {
      const sentence = text.slice(start, end);
      return {
        block,
        start,
        end,
        text: sentence,
        terms: documentTerms(sentence),
        headingTerms,
        paragraphTerms,
      };
    });
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
