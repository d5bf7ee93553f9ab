import { readDocument } from './document';
import type { Section } from './rank';
import { createReader, type Reading } from './reader';

/** Words of a document that answer a question, and where they stand. */
export interface DocumentPassage {
  /** The number of the block. */
  readonly block: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** As in "Cancellations, paragraph 2". */
  readonly place: string;
}

export interface DocumentReading {
  readonly outcome: Reading<Section>['outcome'];
  readonly passages: readonly DocumentPassage[];
}

/** Answers questions with the words of a document. */
export function createDocumentReader(text: string): (question: string) => DocumentReading {
  const blocks = readDocument(text);
  // The title is about everything on the page.
  const title = blocks[0]?.kind === 'heading' && blocks[1]?.kind === 'heading' ? blocks[0].text : '';
  const sections = blocks
    .filter(({ kind }) => kind !== 'heading')
    .map(({ id, heading, text, place: name }) => ({
      text,
      above: title,
      block: id,
      name,
      place: String(id),
      names: [heading],
    }));
  const { ask } = createReader(sections, 'page');
  return (question) => {
    const { outcome, passages } = ask(question);
    return {
      outcome,
      passages: passages.map(({ section: { block, name: place }, start, end, text }) => ({
        block,
        start,
        end,
        text,
        place,
      })),
    };
  };
}
