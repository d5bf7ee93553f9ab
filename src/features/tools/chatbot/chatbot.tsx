import { useRef, useState } from 'react';
import { useArrivalFocus } from '../shared/use-arrival-focus';
import { useKeptText } from '../shared/use-kept-text';
import { absoluteAddress } from '@/lib/address';
import { copyText } from '@/lib/copy-text';
import type { Reply, Turn } from './assistant';
import { ChatTools } from './chat-tools';
import { Composer } from './composer';
import { conversationText } from './conversation';
import { ConversationLog } from './conversation-log';
import { SuggestionTray } from './suggestion-tray';
import { useConversation } from './use-conversation';

interface ChatbotProps {
  readonly replyTo: (turn: Turn) => Reply;
}

/** Asks the pages of this site. */
export function Chatbot({ replyTo }: ChatbotProps) {
  const { turns, ask, clear } = useConversation(replyTo);
  const [draft, setDraft] = useKeptText('try-chatbot-question', { keepFor: 'visit' });
  const [note, setNote] = useState('');
  const field = useArrivalFocus<HTMLTextAreaElement>();
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
    // What was pressed is gone now, and on a phone the field would bring up the keyboard over the answer.
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
    <div className="flex h-160 flex-col sm:h-144">
      <ConversationLog ref={log} turns={turns} />
      <SuggestionTray turns={turns} onPick={pick} />
      <Composer ref={field} draft={draft} onDraft={setDraft} onSend={send}>
        <ChatTools note={note} onCopy={copy} onClear={startAnew} empty={turns.length === 0 && draft === ''} />
      </Composer>
    </div>
  );
}
