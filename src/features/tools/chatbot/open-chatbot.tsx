import { useMemo, useRef, useState } from 'react';
import { loadSearchIndex } from '@/features/search';
import { absoluteAddress } from '@/lib/address';
import { copyText } from '@/lib/copy-text';
import { answer, type Reply, type Turn } from './assistant';
import { indexPassages } from './site-passages';
import { useFocusOnMount } from '../shared/use-focus-on-mount';
import { usePersistedText } from '../shared/use-persisted-text';
import { ChatTools, Composer, SuggestionTray } from './composer';
import { conversationText, parseTurns, withTurn } from './conversation';
import { NextStepBar } from '../shared/next-step-bar';
import { ConversationLog } from './conversation-log';

/** Loads the search index and binds the assistant to it. Replies are cached by question. */
export async function openChatbot() {
  const index = indexPassages(await loadSearchIndex());
  const given = new Map<string, Reply>();

  function replyTo(turn: Turn): Reply {
    const key = JSON.stringify([turn.asked, turn.from]);
    const reply = given.get(key) ?? answer(turn, index);
    given.set(key, reply);
    return reply;
  }
  return { default: () => <Chatbot replyTo={replyTo} /> };
}

interface ChatbotProps {
  readonly replyTo: (turn: Turn) => Reply;
}

export function Chatbot({ replyTo }: ChatbotProps) {
  const { turns, ask, clear } = useConversation(replyTo);
  const [draft, setDraft] = usePersistedText('try-chatbot-question', { keepFor: 'visit' });
  const [note, setNote] = useState('');
  const field = useFocusOnMount<HTMLTextAreaElement>();
  const log = useRef<HTMLDivElement>(null);

  function send() {
    if (draft.trim() === '') return setNote('Write a question first.');
    ask({ asked: draft.trim() });
    setDraft('');
    setNote('');
  }

  function pick(turn: Turn) {
    ask(turn);
    setNote('');
    // The pressed suggestion is removed. Focusing the field would open the on-screen keyboard over the answer.
    log.current?.focus({ preventScroll: true });
  }

  async function copy() {
    const copied = await copyText(conversationText(turns, absoluteAddress));
    setNote(copied ? 'Copied.' : 'Your browser does not allow copying. Select the conversation instead.');
  }

  function startAnew() {
    clear();
    setDraft('');
    setNote('Cleared.');
    field.current?.focus({ preventScroll: true });
  }

  return (
    <div>
      <div className="flex h-160 flex-col sm:h-144">
        <ConversationLog ref={log} turns={turns} />
        <SuggestionTray turns={turns} onPick={pick} />
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
          does={() => 'answers your own customers like this'}
          reading={() => ({ title: 'AI chat', text: conversationText(turns, absoluteAddress) })}
        />
      )}
    </div>
  );
}

/** Questions are persisted for the visit; replies are derived from them. */
function useConversation(replyTo: (turn: Turn) => Reply) {
  const [stored, keep] = usePersistedText('try-chatbot', { keepFor: 'visit' });
  const turns = useMemo(() => parseTurns(stored), [stored]);
  const answered = useMemo(() => turns.map((turn) => ({ ...turn, reply: replyTo(turn) })), [turns, replyTo]);

  return {
    turns: answered,
    ask: (turn: Turn) => keep(JSON.stringify(withTurn(turns, turn))),
    clear: () => keep(''),
  };
}
