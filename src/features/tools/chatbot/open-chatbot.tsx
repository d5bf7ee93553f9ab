import { useMemo, useRef, useState } from 'react';
import { loadRanker, type Ranker } from '@/features/search';
import { absoluteAddress } from '@/lib/address';
import { copyText } from '@/lib/copy-text';
import { plans } from '@/site/plans';
import { type Answered, type Assistant, createAssistant } from './assistant';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { usePersistedText } from '../shared/use-persisted-text';
import { ChatTools, Composer, SuggestionTray } from './composer';
import { NextStepBar } from '../shared/next-step-bar';
import { type AnsweredTurn, conversationText, parseTurns, type Turn, withQuestion } from './conversation';
import { ConversationLog } from './conversation-log';
import { useModelReplies, withModelText } from './model-reply';

/** Loads the ranker of the search and binds the assistant to it. */
export async function openChatbot() {
  const ranker = await loadRanker();
  return { default: () => <Chatbot ranker={ranker} /> };
}

export function Chatbot({ ranker }: { ranker: Ranker }) {
  const { turns, sample, ask, clear } = useAnswers(ranker);
  const [isNew, setIsNew] = useState(true);
  const [draft, setDraft] = usePersistedText('try-chatbot-question', { keepFor: 'visit' });
  const [note, setNote] = useState('');
  const field = useFocusOnMount<HTMLTextAreaElement>();
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
    setNote(copied ? 'Copied.' : 'Your browser does not allow copying. Select the conversation instead.');
  }

  function text() {
    return conversationText(__AI_MODEL__ === null ? turns : turns.map(withModelText), absoluteAddress);
  }

  function startAnew() {
    clear();
    setIsNew(false);
    setDraft('');
    setNote('Cleared.');
    field.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      <div className="flex h-160 flex-col sm:h-144">
        <ConversationLog ref={log} turns={turns} sample={isNew && turns.length === 0 ? sample : []} />
        <SuggestionTray turns={turns} questionsFor={ranker.questionsFor} onPick={pick} />
        <Composer ref={field} draft={draft} onDraft={setDraft} onSend={send}>
          <ChatTools
            note={note}
            onCopy={copy}
            onClear={startAnew}
            empty={turns.length === 0 && draft === ''}
          />
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

/** Shown when the chat opens, until the visitor asks. */
const sampleTurns = [{ id: 0, asked: `Compare ${plans[0].title} and ${plans[1].title}` }];

/** Questions are persisted for the visit; replies are derived from them and the topic before, and cached. */
function useConversation(ranker: Ranker) {
  const [stored, keep] = usePersistedText('try-chatbot', { keepFor: 'visit' });
  const turns = useMemo(() => parseTurns(stored), [stored]);
  const answer = useMemo(() => rememberAnswers(createAssistant(ranker)), [ranker]);
  const answered = useMemo(() => answerInTurn(turns, answer), [turns, answer]);
  const sample = useMemo(() => answerInTurn(sampleTurns, answer), [answer]);

  return {
    turns: answered,
    sample,
    ask: (question: string) => keep(JSON.stringify(withQuestion(turns, question))),
    clear: () => keep(''),
  };
}

function useConversationWithModel(ranker: Ranker) {
  const conversation = useConversation(ranker);
  return { ...conversation, turns: useModelReplies(conversation.turns, ranker) };
}

/** A constant of the build, so that a site without a model does not load its code. */
const useAnswers = __AI_MODEL__ === null ? useConversation : useConversationWithModel;

/** Each question is read with the topic of the one before. */
function answerInTurn(turns: readonly Turn[], answer: Assistant): readonly AnsweredTurn[] {
  const answered: AnsweredTurn[] = [];
  let topic = '';
  for (const turn of turns) {
    const given = answer(turn.asked, topic);
    answered.push({ ...turn, ...given });
    topic = given.topic;
  }
  return answered;
}

function rememberAnswers(answer: Assistant): Assistant {
  const given = new Map<string, Answered>();
  return (asked, topic = '') => {
    const key = JSON.stringify([asked, topic]);
    const answered = given.get(key) ?? answer(asked, topic);
    given.set(key, answered);
    return answered;
  };
}
