import { useRef, useState } from 'react';
import { LuCopy, LuTrash2 } from 'react-icons/lu';
import { useAccountValue } from '@/features/auth';
import type { DocumentPassage } from '@/features/reader';
import { Button } from '@/ui/button';
import { copyText } from '../shared/export-bar';
import { Composer, keptDraft, SuggestionTray } from './composer';
import { conversationText, type Turn } from './conversation';
import { ConversationLog } from './conversation-log';

const STARTERS = 4;
const FOLLOW_UPS = 2;

interface ChatPanelProps {
  readonly turns: readonly Turn[];
  readonly ask: (question: string) => void;
  readonly clear: () => void;
  readonly greeting?: string | undefined;
  readonly sample: readonly Turn[];
  readonly suggestions: readonly string[];
  readonly onShow?: (passage: DocumentPassage) => void;
}

/** A conversation, suggested questions, and the field for the next one. */
export function ChatPanel({ greeting, turns, ask, clear, sample, suggestions, onShow }: ChatPanelProps) {
  const [draft, setDraft] = useAccountValue(keptDraft);
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const unasked = suggestions.filter((suggestion) => turns.every(({ question }) => question !== suggestion));

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
    const copied = await copyText(conversationText(turns));
    setNote(copied ? 'Copied.' : 'Your browser doesn’t allow copying. Select the conversation instead.');
  }

  function reset() {
    clear();
    setDraft('');
    setNote('Cleared.');
    field.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <ConversationLog
        ref={log}
        greeting={greeting}
        turns={turns}
        sample={sample}
        {...(onShow && { onShow })}
      />
      <SuggestionTray questions={unasked.slice(0, turns.length > 0 ? FOLLOW_UPS : STARTERS)} onPick={pick} />
      <Composer ref={field} draft={draft} onDraft={setDraft} onSend={send}>
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-muted">
          <p id="chatbot-keys">Enter sends, Shift + Enter starts a new line.</p>
          <p role="status" className="me-auto font-medium text-fg">
            {note !== '' && <span key={note}>{note}</span>}
          </p>
          {(turns.length > 0 || draft !== '') && (
            <div className="ms-auto -me-3 flex gap-1">
              <Button variant="ghost" size="sm" onClick={() => void copy()}>
                <LuCopy aria-hidden className="size-4" />
                <span>Copy</span>
              </Button>
              <Button variant="ghost" size="sm" onClick={reset}>
                <LuTrash2 aria-hidden className="size-4" />
                <span>Clear</span>
              </Button>
            </div>
          )}
        </div>
      </Composer>
    </>
  );
}
