import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { LuArrowUp } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { TOOL_KEYS } from '@/lib/storage-keys';
import { Button } from '@/ui/button';
import { inputClass } from '@/ui/field';
import { keptText, MAX_FIELD_LENGTH } from '../shared/kept-text';

/** The question being written. */
export const keptDraft = keptText(TOOL_KEYS.chatbotQuestion);

/** Keeps the conversation narrow in the middle of a wide frame. */
export const chatColumn = 'px-4 sm:px-[max(1.5rem,50%-23rem)]';

interface ComposerProps {
  readonly ref?: Ref<HTMLTextAreaElement>;
  readonly draft: string;
  readonly onDraft: (text: string) => void;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

export function Composer({ ref, draft, onDraft, onSend, children }: ComposerProps) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSend();
  }

  function sendOnEnter(event: KeyboardEvent) {
    // During IME composition, Enter confirms the word instead of sending.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <form onSubmit={submit} className={classNames(chatColumn, 'grid gap-1 pt-3 pb-2')}>
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          data-tool-field
          rows={1}
          aria-label="Your question"
          aria-describedby="chatbot-keys"
          placeholder="Ask a question"
          value={draft}
          maxLength={MAX_FIELD_LENGTH}
          onChange={(event) => onDraft(event.target.value)}
          onKeyDown={sendOnEnter}
          className={classNames(inputClass, 'field-sizing-content max-h-32 min-h-12 resize-none')}
        />
        <Button type="submit" className="size-12 shrink-0 px-0" aria-label="Send">
          <LuArrowUp aria-hidden className="size-5" />
        </Button>
      </div>
      {children}
    </form>
  );
}

interface SuggestionTrayProps {
  readonly questions: readonly string[];
  readonly onPick: (question: string) => void;
}

export function SuggestionTray({ questions, onPick }: SuggestionTrayProps) {
  return (
    <ul
      aria-label="Suggestions"
      className={classNames(
        chatColumn,
        'flex flex-wrap gap-2 border-t border-border py-4 empty:hidden max-lg:group-data-open/split:hidden',
      )}
    >
      {questions.map((question) => (
        <li key={question} className="max-w-full in-data-split:nth-[n+3]:hidden max-lg:nth-[n+3]:hidden">
          <Button variant="secondary" size="sm" className="text-start" onClick={() => onPick(question)}>
            <span>{question}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
