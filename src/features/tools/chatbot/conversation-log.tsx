import type { Ref } from 'react';
import type { Reply, Turn } from './assistant';
import { LONGEST_QUESTION } from './conversation';
import { ReplyText } from './reply-text';
import { Said } from './said';
import { bringIntoItsBox } from './bring-into-its-box';

interface ConversationLogProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly turns: readonly (Turn & { readonly id: number; readonly reply: Reply })[];
}

export function ConversationLog({ ref, turns }: ConversationLogProps) {
  return (
    <div
      ref={ref}
      role="log"
      aria-label="Conversation"
      tabIndex={0}
      className="min-h-0 flex-1 space-y-5 overflow-y-auto overscroll-contain p-4 focus-visible:-outline-offset-2 sm:p-6"
    >
      <Said by="Assistant">
        <p>
          I am a small program that looks things up in the pages of this site. I answer in their words, and
          say where they stand. What I cannot find, I do not make up.
        </p>
      </Said>
      {turns.map(({ id, asked, from, reply }, at) => (
        <div key={id} ref={at === turns.length - 1 ? bringIntoItsBox : null} className="space-y-5">
          <Said by="You">
            <p className="whitespace-pre-line">{from ?? asked}</p>
          </Said>
          <ReplyText asked={asked} reply={reply} cut={asked.length >= LONGEST_QUESTION} />
        </div>
      ))}
    </div>
  );
}
