import { createDocumentReader, hasEnglishWords, type DocumentReading } from '@/features/reader';
import type { Reply } from './conversation';

interface DocumentQuestions {
  readonly text: string;
  readonly questions: readonly string[];
}

let reader: { text: string; ask: (question: string) => DocumentReading } | undefined;

/** The document is read when it arrives, before the first question. */
function answer({ text, questions }: DocumentQuestions): readonly Reply[] {
  if (reader?.text !== text) reader = { text, ask: createDocumentReader(text) };
  const { ask } = reader;
  return questions.map((question) => replyWith(ask(question), text, question));
}

function replyWith({ outcome, quotes }: DocumentReading, document: string, question: string): Reply {
  if (outcome === 'answer') return { outcome, text: quotes[0]?.text ?? '', quotes };
  if (outcome === 'closest') return { outcome, text: 'I’m not sure. The page comes closest here:', quotes };
  const language = [document, question].every(hasEnglishWords) ? '' : 'I read English only. ';
  return { outcome, text: `The page doesn’t say. ${language}We’d take a message.`, quotes };
}

export type DocumentEngine = typeof answer;

addEventListener('message', ({ data }: MessageEvent<DocumentQuestions>) => postMessage(answer(data)));
