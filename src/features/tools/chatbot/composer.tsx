import type { FormEvent, KeyboardEvent, ReactNode, Ref } from 'react';
import { LuArrowUp } from 'react-icons/lu';
import { Button } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { inputClass } from '@/ui/field';

interface ComposerProps {
  readonly ref: Ref<HTMLTextAreaElement>;
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
    // While a word is being put together in another script, Enter belongs to that.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  }

  return (
    <form onSubmit={submit} className="space-y-1 px-4 pb-2 sm:px-6">
      <div className="flex items-end gap-2">
        <textarea
          ref={ref}
          rows={1}
          aria-label="Your question"
          aria-describedby="chatbot-keys"
          placeholder="Ask a question"
          value={draft}
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
