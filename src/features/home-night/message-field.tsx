import type { ReactNode, SubmitEvent } from 'react';
import { LuLock } from 'react-icons/lu';
import { useOwnerId } from '@/features/auth';
import { loadAnalyzer, PrivacyNote, useMessage, writeMessage } from '@/features/message-analysis';
import { toneNames } from '@/features/tools';
import { Button } from '@/ui/button';
import { scrollToStep } from './use-night-step';

const LABEL = 'Paste a customer’s message';

interface MessageFieldProps {
  /** In the field's last line. */
  readonly note?: string;
  /** Beside the field. */
  readonly children: ReactNode;
}

/** The field for the visitor's own message, which takes the place of the sample, and what stands beside it. */
export function MessageField({ note, children }: MessageFieldProps) {
  const owner = useOwnerId();
  const message = useMessage();
  const { text, state, analysis } = message;

  return (
    <form onSubmit={showReply}>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-0 grow basis-80 noscript:hidden rounded-control border border-border-strong bg-surface p-1.5 has-[textarea:focus-visible]:border-ring has-[textarea:focus-visible]:outline-2 has-[textarea:focus-visible]:outline-ring">
          <div className="flex items-end gap-1.5">
            <textarea
              aria-label={LABEL}
              rows={1}
              value={text}
              placeholder={LABEL}
              onFocus={() => void loadAnalyzer()}
              onChange={(event) => writeMessage(owner, event.currentTarget.value)}
              className="field-sizing-content max-h-32 min-h-10.5 min-w-0 grow resize-none bg-transparent px-3 py-2 text-start text-base text-fg outline-none placeholder:text-fg-muted"
            />
            <Button type="submit" className="min-h-10.5! whitespace-nowrap">
              Analyze
            </Button>
          </div>
          <div className="flex flex-wrap justify-between gap-x-5 px-3 pt-1 text-start text-xs text-fg-muted">
            <p className="flex items-center gap-2">
              <LuLock aria-hidden className="size-3.5 shrink-0" />
              <PrivacyNote {...message} />
            </p>
            {note !== undefined && <p>{note}</p>}
          </div>
        </div>
        {children}
      </div>
      <p role="status" className="sr-only">
        {state === 'read' && <span>{`${toneNames[analysis.tone]}, ${analysis.team}`}</span>}
      </p>
    </form>
  );
}

function showReply(event: SubmitEvent) {
  event.preventDefault();
  scrollToStep('reply');
}
