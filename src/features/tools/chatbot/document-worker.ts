import { createDocumentReader, type DocumentReading } from '@/features/reader';

interface DocumentQuestions {
  readonly text: string;
  readonly questions: readonly string[];
}

let reader: { text: string; ask: (question: string) => DocumentReading } | undefined;

/** No reader is made before the first question. */
function answer({ text, questions }: DocumentQuestions): readonly DocumentReading[] {
  if (questions.length === 0) return [];
  if (reader?.text !== text) reader = { text, ask: createDocumentReader(text) };
  return questions.map(reader.ask);
}

export type DocumentEngine = typeof answer;

addEventListener('message', ({ data }: MessageEvent<DocumentQuestions>) => postMessage(answer(data)));
