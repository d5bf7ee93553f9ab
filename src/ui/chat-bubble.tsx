import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** Who speaks in a conversation: customers are gray and on the left, the AI is indigo and your team green, on the right. */
const speakers = {
  customer: { side: 'me-auto', text: '', look: 'rounded-es-sm border-border bg-surface-2' },
  assistant: {
    side: 'ms-auto',
    text: 'text-end',
    look: 'rounded-ee-sm border-transparent bg-accent text-on-accent',
  },
  team: { side: 'ms-auto', text: 'text-end', look: 'rounded-ee-sm border-mint/40 bg-mint-soft' },
} as const;

interface ChatBubbleProps {
  readonly by: keyof typeof speakers;
  /** The name above the bubble. */
  readonly name?: string;
  /** Below the bubble, such as its source. */
  readonly children?: ReactNode;
  /** In the bubble: text only, because the AI's is filled. */
  readonly text: ReactNode;
}

/** A message of a conversation. */
export function ChatBubble({ by, name, text, children }: ChatBubbleProps) {
  const speaker = speakers[by];
  return (
    <div className={classNames('w-fit max-w-[min(36rem,90%)]', speaker.side)}>
      {name !== undefined && <p className={classNames('mb-1 text-xs text-fg-muted', speaker.text)}>{name}</p>}
      <div
        className={classNames(
          'w-fit space-y-3 rounded-card border px-4 py-2.5 wrap-anywhere',
          speaker.side,
          speaker.look,
        )}
      >
        {text}
      </div>
      {children}
    </div>
  );
}
