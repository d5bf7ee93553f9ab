import { storePage, storeQuestion, toNorway } from '@/site/store-page';
import type { AnsweredTurn } from './conversation';
import { readDocument } from './document';

/** The sample store's help page as text. */
export const storeText = storePage.sections
  .map(({ heading, paragraphs }) => `# ${heading}\n\n${paragraphs.join('\n\n')}`)
  .join('\n\n');

export const storeBlocks = readDocument(storeText);

/** A question with its answer, shown before the visitor asks. */
export const storeSample: readonly AnsweredTurn[] = storeBlocks.flatMap(({ text, place }, block) => {
  const start = text.indexOf(toNorway);
  if (start < 0) return [];
  const passage = { block, start, end: start + toNorway.length, text: toNorway, place };
  const reply = { kind: 'quoted', outcome: 'answer', passages: [passage], page: 'This page' } as const;
  return [{ id: 0, question: storeQuestion, topic: '', reply }];
});
