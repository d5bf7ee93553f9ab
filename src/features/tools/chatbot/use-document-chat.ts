import { useMemo } from 'react';
import { useKept, type Kept } from '@/features/auth';
import { useWorkerAnswer } from '../shared/use-worker-answer';
import type { DocumentAnswer } from './ask-document';
import { parseTurns, withQuestion, type AnsweredTurn, type Reply } from './conversation';
import type { DocumentEngine } from './document-worker';
import type { Tokenizer } from './grounding';
import { useModelReplies } from './model-reply';
import { quotedSources } from './model-task';

/** A conversation about a document. The session keeps the questions, and a worker answers them. */
function useConversation(kept: Kept<string>, text: string) {
  const [stored, persist] = useKept(kept);
  const asked = useMemo(() => parseTurns(stored), [stored]);
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
        reply: replyOf(answer?.[at]),
      })),
    [asked, answer],
  );
  return {
    turns,
    ask: (question: string) => persist(JSON.stringify(withQuestion(asked, question))),
    clear: () => persist(''),
  };
}

function useConversationWithModel(kept: Kept<string>, text: string, words: Tokenizer) {
  const conversation = useConversation(kept, text);
  const answered = conversation.turns.filter(({ reply }) => reply.kind !== 'pending');
  const withModel = useModelReplies(answered, words, quotedSources);
  return { ...conversation, turns: conversation.turns.map((turn, at) => withModel[at] ?? turn) };
}

/** Chosen at build time, so that a site without a model does not load the code for it. */
export const useDocumentChat = __AI_MODEL__ === null ? useConversation : useConversationWithModel;

function replyOf(answer: DocumentAnswer | undefined): Reply {
  if (!answer) return { kind: 'pending' };
  const { outcome, passages } = answer;
  return outcome === 'none' ? { kind: 'missing' } : { kind: 'quoted', outcome, passages };
}

function startWorker() {
  return new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' });
}
