import { useMemo } from 'react';
import type { DocumentReading, SiteReader } from '@/features/reader';
import type { AccountValue } from '@/lib/account-values';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import type { AnsweredTurn, PageName, Reply, Turn } from './conversation';
import type { DocumentEngine } from './document-worker';
import { useQuestions } from './use-questions';

/**
 * A conversation about a document. The session keeps the questions, and a worker answers them. What the page of the
 * sample store doesn't say may be said by this site.
 */
export function useDocumentChat(
  kept: AccountValue<readonly Turn[]>,
  text: string,
  page: PageName,
  site: SiteReader,
) {
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
        reply: replyOf(turn.question, answer?.[at], page, site),
      })),
    [asked, answer, page, site],
  );
  return { turns, ask, clear };
}

function replyOf(
  question: string,
  reading: DocumentReading | undefined,
  page: PageName,
  site: SiteReader,
): Reply {
  if (!reading) return { kind: 'pending' };
  const { outcome, passages } = reading;
  if (outcome !== 'none') return { kind: 'quoted', outcome, passages, page };
  const onSite = page === 'This page' ? site.ask(question) : undefined;
  return { kind: 'missing', page, onSite: onSite?.outcome === 'answer' ? onSite.answers[0] : undefined };
}

function startWorker() {
  return new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
}
