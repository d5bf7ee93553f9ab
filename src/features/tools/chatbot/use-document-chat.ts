import { useMemo } from 'react';
import type { Kept } from '@/features/auth';
import type { Ranking } from '@/features/search';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import type { DocumentAnswer } from './ask-document';
import type { AnsweredTurn, PageName, Reply, Turn } from './conversation';
import type { DocumentEngine } from './document-worker';
import { useModelReplies } from './model-reply';
import { useQuestions } from './use-questions';

/** A conversation about a document. The session keeps the questions, and a worker answers them. */
export function useDocumentChat(kept: Kept<readonly Turn[]>, text: string, page: PageName, ranking: Ranking) {
  const { asked, ask, clear } = useQuestions(kept);
  const questions = useMemo(
    () => ({ text, questions: asked.map(({ question }) => question) }),
    [text, asked],
  );
  const { answer } = useWorkerAnswer<DocumentEngine>(questions, startWorker);
  const turns = useMemo(
    () =>
      asked.map((turn, at): AnsweredTurn => ({
        ...turn,
        topic: turn.question,
        reply: replyOf(answer?.[at], page),
      })),
    [asked, answer, page],
  );
  return { turns: useModelReplies(turns, ranking), ask, clear };
}

function replyOf(answer: DocumentAnswer | undefined, page: PageName): Reply {
  if (!answer) return { kind: 'pending' };
  const { outcome, passages } = answer;
  return outcome === 'none' ? { kind: 'missing', page } : { kind: 'quoted', outcome, passages, page };
}

function startWorker() {
  return new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
}
