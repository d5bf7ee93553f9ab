import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { LuArrowUp, LuTrash2 } from 'react-icons/lu';
import { useAccountValue } from '@/features/auth';
import type { DocumentQuote } from '@/features/reader';
import { classNames } from '@/lib/class-names';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';
import { keptText } from '../shared/kept-text';
import { MAX_QUESTION_LENGTH, type Turn } from './conversation';
import { chatColumn, ConversationLog } from './conversation-log';

const STARTERS = 4;
const FOLLOW_UPS = 2;
/** The question being written. */
const keptDraft = keptText(TOOL_KEYS.question);

interface ChatPanelProps {
  readonly turns: readonly Turn[];
  readonly ask: (question: string) => void;
  readonly clear: () => void;
  readonly greeting?: string | undefined;
  readonly sample: readonly Turn[];
  readonly suggestions: readonly string[];
  readonly onShow?: (quote: DocumentQuote) => void;
}

/** A conversation, suggested questions, and the field for the next one. */
export function ChatPanel({ greeting, turns, ask, clear, sample, suggestions, onShow }: ChatPanelProps) {
  const [draft, setDraft] = useAccountValue(keptDraft);
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const log = useRef<HTMLDivElement>(null);
  const unasked = suggestions.filter((suggestion) => turns.every(({ question }) => question !== suggestion));

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (draft.trim() === '') return setNote('Write a question first.');
    ask(draft.trim());
    setDraft('');
    setNote('');
  }

  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter confirms the word instead of sending.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
  }

  function pick(question: string) {
    ask(question);
    // The pressed suggestion is removed. Focusing the field would open the on-screen keyboard over the answer.
    log.current?.focus({ preventScroll: true });
  }

  function reset() {
    clear();
    setDraft('');
    setNote('');
    field.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <ConversationLog ref={log} greeting={greeting} turns={turns} sample={sample} onShow={onShow} />
      <ul
        aria-label="Suggestions"
        className={classNames(
          chatColumn,
          'flex flex-wrap gap-2 border-t border-border py-3 empty:hidden max-lg:group-data-open/split:hidden max-sm:in-data-split:hidden',
        )}
      >
        {unasked.slice(0, turns.length > 0 ? FOLLOW_UPS : STARTERS).map((question) => (
          <li key={question} className="max-w-full in-data-split:nth-[n+3]:hidden max-lg:nth-[n+3]:hidden">
            <Button variant="secondary" size="sm" className="text-start" onClick={() => pick(question)}>
              <span>{question}</span>
            </Button>
          </li>
        ))}
      </ul>
      <form onSubmit={send} className={classNames(chatColumn, 'grid gap-1 pt-3 pb-2')}>
        <div className="flex items-end gap-2">
          <textarea
            ref={field}
            data-tool-field
            rows={1}
            aria-label="Your question"
            aria-describedby="question-keys"
            placeholder="Ask a question"
            value={draft}
            maxLength={MAX_QUESTION_LENGTH}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={sendOnEnter}
            className={classNames(inputClass, 'field-sizing-content max-h-32 min-h-12 resize-none')}
          />
          <Button type="submit" className="size-12 shrink-0 px-0" aria-label="Send">
            <LuArrowUp aria-hidden className="size-5" />
          </Button>
        </div>
        <div className="flex min-h-9 flex-wrap items-center gap-x-4 gap-y-1 text-xs text-fg-muted">
          <p id="question-keys">Enter sends, Shift + Enter starts a new line.</p>
          <p role="status" className="font-medium text-fg">
            <span key={note}>{note}</span>
          </p>
          {(turns.length > 0 || draft !== '') && (
            <Button variant="ghost" size="sm" className="ms-auto -me-3" onClick={reset}>
              <LuTrash2 aria-hidden className="size-4" />
              <span>Clear</span>
            </Button>
          )}
        </div>
      </form>
    </>
  );
}
