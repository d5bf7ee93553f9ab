import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

/** As the business sees it: customers are on the left, its AI and its team on the right. */
const speakers = {
  customer: { side: 'me-auto', head: '', look: 'rounded-es-sm border-border bg-surface-2' },
  ai: {
    side: 'ms-auto',
    head: 'justify-end',
    look: 'rounded-ee-sm border-transparent bg-accent text-on-accent',
  },
  team: { side: 'ms-auto', head: 'justify-end', look: 'rounded-ee-sm border-mint/40 bg-mint-soft' },
} as const;

interface TranscriptProps {
  readonly lines: readonly {
    readonly at: string;
    readonly who: string;
    readonly by: keyof typeof speakers;
    readonly text: ReactNode;
    /** Where an answer is from. */
    readonly source?: string;
  }[];
}

/** What was said in a sample conversation, by whom, and when. */
export function Transcript({ lines }: TranscriptProps) {
  return (
    <ol className="grid gap-5">
      {lines.map(({ at, who, by, text, source }) => {
        const { side, head, look } = speakers[by];
        return (
          <li key={at + who} className={classNames('max-w-md', side)}>
            <p className={classNames('flex flex-wrap gap-x-3 text-sm text-fg-muted', head)}>
              <span className="font-medium text-fg">{who}</span>
              <span className="text-xs/5.5">{at}</span>
            </p>
            <p className={classNames('mt-1.5 w-fit rounded-card border px-4 py-3', side, look)}>{text}</p>
            {source !== undefined && (
              <p className="mt-1.5 text-end text-xs text-fg-muted">{`Source: ${source}`}</p>
            )}
          </li>
        );
      })}
    </ol>
  );
}
