import {
  createDocumentReader,
  loadWordVectors,
  type DocumentReading,
  type WordVectors,
} from '@/features/reader';
import { loadOnce } from '@/lib/load-once';
import { timeout } from '@/lib/schedule';

interface DocumentQuestions {
  readonly text: string;
  readonly questions: readonly string[];
}

/** How long the first answer waits for the vectors. Without them, it goes by words alone. */
const PATIENCE_MS = 300;

const loadVectors = loadOnce(loadWordVectors);
let reader:
  { text: string; vectors: WordVectors | undefined; ask: (question: string) => DocumentReading } | undefined;

async function answer({ text, questions }: DocumentQuestions): Promise<readonly DocumentReading[]> {
  if (questions.length === 0) return [];
  const vectors = await Promise.race([
    loadVectors().catch(() => undefined),
    timeout(PATIENCE_MS).then(() => undefined),
  ]);
  if (reader?.text !== text || reader.vectors !== vectors)
    reader = { text, vectors, ask: createDocumentReader(text, vectors) };
  const { ask } = reader;
  return questions.map((question) => ask(question));
}

export type DocumentEngine = (questions: DocumentQuestions) => readonly DocumentReading[];

addEventListener('message', ({ data }: MessageEvent<DocumentQuestions>) => {
  // An error reaches the page as one of the worker.
  answer(data).then((readings) => postMessage(readings), reportError);
});
