import { useMemo } from 'react';
import type { Kept } from '@/features/auth';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import type { DocumentAnswer } from './ask-document';
import type { AnsweredTurn, PageName, Reply } from './conversation';
import type { DocumentEngine } from './document-worker';
import type { Tokenizer } from './grounding';
import { useModelReplies } from './model-reply';
import { quotedSources } from './model-task';
import { useQuestions } from './use-questions';

/** A conversation about a document. The session keeps the questions, and a worker answers them. */
function useConversation(kept: Kept<string>, text: string, page: PageName) {
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
  return { turns, ask, clear };
}

function useConversationWithModel(kept: Kept<string>, text: string, page: PageName, words: Tokenizer) {
  const conversation = useConversation(kept, text, page);
  const answered = conversation.turns.filter(({ reply }) => reply.kind !== 'pending');
  const withModel = useModelReplies(answered, words, quotedSources);
  return { ...conversation, turns: conversation.turns.map((turn, at) => withModel[at] ?? turn) };
}

/** Chosen at build time, so that a site without a model does not load the code for it. */
export const useDocumentChat = __AI_MODEL__ === null ? useConversation : useConversationWithModel;

function replyOf(answer: DocumentAnswer | undefined, page: PageName): Reply {
  if (!answer) return { kind: 'pending' };
  const { outcome, passages } = answer;
  return outcome === 'none' ? { kind: 'missing', page } : { kind: 'quoted', outcome, passages, page };
}

function startWorker() {
  return new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
}
