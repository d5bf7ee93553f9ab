import { createSiteReader, type SearchIndex } from '@/features/reader';
import { readHundredQuestions } from '@/site/hundred-questions';
import { answerQuestion, type AnsweredQuestion } from './judge';

/** Questions between two reports, so that the progress bar moves without a message for each. */
const BATCH = 5;

export interface Progress {
  readonly rows: readonly AnsweredQuestion[];
  readonly isDone: boolean;
}

addEventListener('message', ({ data }: MessageEvent<SearchIndex>) => {
  const reader = createSiteReader(data);
  const questions = readHundredQuestions();
  const rows: AnsweredQuestion[] = [];
  for (const question of questions) {
    rows.push(answerQuestion(reader, question));
    const isDone = rows.length === questions.length;
    if (isDone || rows.length % BATCH === 0) postMessage({ rows, isDone } satisfies Progress);
  }
});
