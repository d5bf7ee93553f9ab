import { createDocumentReader, type DocumentReading } from '@/features/reader';

interface DocumentQuestions {
  readonly text: string;
  readonly questions: readonly string[];
}

let reader = { text: '', ask: createDocumentReader('') };

function answer({ text, questions }: DocumentQuestions): readonly DocumentReading[] {
  if (reader.text !== text) reader = { text, ask: createDocumentReader(text) };
  return questions.map((question) => reader.ask(question));
}

export type DocumentEngine = typeof answer;

addEventListener('message', ({ data }: MessageEvent<DocumentQuestions>) => postMessage(answer(data)));
