import { readDocument } from '@/features/reader';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { shopDocument } from '@/site/shop-document';
import { keptQuestions, type Turn } from './conversation';

export const keptSampleQuestions = keptQuestions(TOOL_KEYS.sampleQuestions);

/** The sample shop's document as text, with a question that is answered before the visitor asks. */
export const sampleDocument = shopDocument && readSample(shopDocument);

function readSample({ title, sections, sample, questions }: NonNullable<typeof shopDocument>) {
  const paragraphs = sections.flatMap(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs]);
  const text = paragraphs.join('\n\n');
  const blocks = readDocument(text);
  const turns = blocks.flatMap((section): Turn[] => {
    const start = section.text.indexOf(sample.answer);
    if (start < 0) return [];
    const quote = { section, start, end: start + sample.answer.length, text: sample.answer };
    const reply = { outcome: 'answer', text: sample.answer, quotes: [quote] } as const;
    return [{ id: 0, question: sample.question, reply }];
  });
  return { name: title, text, blocks, sample: turns, suggestions: questions };
}
