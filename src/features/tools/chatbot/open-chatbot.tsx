import { useMemo, useRef, useState } from 'react';
import { useKept } from '@/features/auth';
import { loadRanking, type Ranking } from '@/features/search';
import { absoluteAddress } from '@/lib/address';
import { copyText } from '@/lib/copy-text';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { faq } from '@/site/questions/faq';
import { keptText } from '../shared/kept-text';
import { NextStepBar } from '../shared/next-step-bar';
import { createAssistant, type Assistant, type AssistantAnswer } from './assistant';
import { ChatTools, Composer, SuggestionTray } from './composer';
import { conversationText, parseTurns, withQuestion, type AnsweredTurn, type Turn } from './conversation';
import { ConversationLog } from './conversation-log';
import { useModelReplies, withModelText } from './model-reply';

const keptDraft = keptText(TOOL_KEYS.chatbotQuestion, 'session');
const keptTurns = keptText(TOOL_KEYS.chatbot, 'session');

/** Loads the search index, from which the chatbot answers. */
export async function openChatbot() {
  const ranking = await loadRanking();
  return { default: () => <Chatbot ranking={ranking} /> };
}

export function Chatbot({ ranking }: { ranking: Ranking }) {
  const { turns, sample, ask, clear } = useChat(ranking);
  const [isNew, setIsNew] = useState(true);
  const [draft, setDraft] = useKept(keptDraft);
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);

  function send() {
    if (draft.trim() === '') return setNote('Write a question first.');
    ask(draft.trim());
    setDraft('');
    setNote('');
  }

  function pick(question: string) {
    ask(question);
    setNote('');
    // The pressed suggestion is removed. Focusing the field would open the on-screen keyboard over the answer.
    log.current?.focus({ preventScroll: true });
  }

  async function copy() {
    const copied = await copyText(text());
    setNote(copied ? 'Copied.' : 'Your browser doesn’t allow copying. Select the conversation instead.');
  }

  function text() {
    return conversationText(__AI_MODEL__ === null ? turns : turns.map(withModelText), absoluteAddress);
  }

  function reset() {
    clear();
    setIsNew(false);
    setDraft('');
    setNote('Cleared.');
    field.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      <div className="flex h-160 flex-col sm:h-152">
        <ConversationLog ref={log} turns={turns} sample={isNew && turns.length === 0 ? sample : []} />
        <SuggestionTray turns={turns} questionsFor={ranking.questionsFor} onPick={pick} />
        <Composer ref={field} draft={draft} onDraft={setDraft} onSend={send}>
          <ChatTools note={note} onCopy={copy} onClear={reset} empty={turns.length === 0 && draft === ''} />
        </Composer>
      </div>
      {turns.length > 0 && (
        <NextStepBar
          plan="basic"
          does={() => 'gives your own customers a chatbot that answers like this'}
          result={() => ({ title: 'Chat with the AI assistant', text: text() })}
        />
      )}
    </div>
  );
}

/** The sample conversation, shown until the visitor asks a question. */
const sampleTurns = faq
  .filter(({ id }) => id === 'how-long-set-up-takes')
  .map(({ question }) => ({ id: 0, question }));

/** Session storage holds the questions. Replies are computed from each question and the previous topic, and cached. */
function useConversation(ranking: Ranking) {
  const [stored, persist] = useKept(keptTurns);
  const turns = useMemo(() => parseTurns(stored), [stored]);
  const answer = useMemo(() => cacheAnswers(createAssistant(ranking)), [ranking]);
  const answered = useMemo(() => answerTurns(turns, answer), [turns, answer]);
  const sample = useMemo(() => answerTurns(sampleTurns, answer), [answer]);

  return {
    turns: answered,
    sample,
    ask: (question: string) => persist(JSON.stringify(withQuestion(turns, question))),
    clear: () => persist(''),
  };
}

function useConversationWithModel(ranking: Ranking) {
  const conversation = useConversation(ranking);
  return { ...conversation, turns: useModelReplies(conversation.turns, ranking) };
}

/** Chosen at build time, so that a site without a model does not load the code for it. */
const useChat = __AI_MODEL__ === null ? useConversation : useConversationWithModel;

/** Answers each question with the topic of the previous one as context. */
function answerTurns(turns: readonly Turn[], answer: Assistant): readonly AnsweredTurn[] {
  const answered: AnsweredTurn[] = [];
  let topic = '';
  for (const turn of turns) {
    const result = answer(turn.question, topic);
    answered.push({ ...turn, ...result });
    topic = result.topic;
  }
  return answered;
}

function cacheAnswers(answer: Assistant): Assistant {
  const answers = new Map<string, AssistantAnswer>();
  return (question, topic = '') => {
    const key = JSON.stringify([question, topic]);
    const result = answers.get(key) ?? answer(question, topic);
    answers.set(key, result);
    return result;
  };
}
