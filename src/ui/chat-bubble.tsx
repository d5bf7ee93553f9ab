import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** Who speaks in a chat, as the visitor sees it: their own messages are gray and on the right, the AI's indigo and the team's green, on the left. */
const speakers = {
  customer: { side: 'ms-auto', text: 'text-end', look: 'rounded-ee-sm border-border bg-surface-2' },
  assistant: { side: 'me-auto', text: '', look: 'rounded-es-sm border-transparent bg-accent text-on-accent' },
  team: { side: 'me-auto', text: '', look: 'rounded-es-sm border-mint/40 bg-mint-soft' },
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
