import { createSiteReader, type SearchIndex } from '@/features/reader';
import { hundredQuestions } from '@/site/hundred-questions';
import { answerQuestion, type AnsweredQuestion } from './judge';

/** Questions between two reports, so that the progress bar moves without a message for each. */
const BATCH = 5;

export interface Progress {
  readonly rows: readonly AnsweredQuestion[];
  readonly isDone: boolean;
}

addEventListener('message', ({ data }: MessageEvent<SearchIndex>) => {
  const reader = createSiteReader(data);
  const rows: AnsweredQuestion[] = [];
  for (const question of hundredQuestions) {
    rows.push(answerQuestion(reader, question));
    const isDone = rows.length === hundredQuestions.length;
    if (isDone || rows.length % BATCH === 0) postMessage({ rows, isDone } satisfies Progress);
  }
});
