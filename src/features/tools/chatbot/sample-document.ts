import { readDocument } from '@/features/reader';
import { shopDocument } from '@/site/shop-document';
import type { Turn } from './conversation';

/** The sample shop's document as text, with a question that is answered before the visitor asks. */
export const sampleDocument = shopDocument && readSample(shopDocument);

function readSample({ title, sections, sample, questions }: NonNullable<typeof shopDocument>) {
  const text = sections
    .map(({ heading, paragraphs }) => `# ${heading}\n\n${paragraphs.join('\n\n')}`)
    .join('\n\n');
  const blocks = readDocument(text);
  const turns = blocks.flatMap(({ text, place }, block): Turn[] => {
    const start = text.indexOf(sample.answer);
    if (start < 0) return [];
    const passage = { block, start, end: start + sample.answer.length, text: sample.answer, place };
    const reply = { outcome: 'answer', text: sample.answer, quotes: [passage] } as const;
    return [{ id: 0, question: sample.question, reply }];
  });
  return { page: { name: title, text }, blocks, sample: turns, suggestions: questions };
}
