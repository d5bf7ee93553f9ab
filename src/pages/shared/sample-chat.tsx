import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface BubbleProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** A customer's words, as the shop sees them: on the left. */
export function Question({ children, className }: BubbleProps) {
  return (
    <p
      className={classNames(
        'me-auto w-fit max-w-9/10 rounded-card rounded-es-sm border border-border bg-surface-2 px-4 py-2.5 text-fg',
        className,
      )}
    >
      {children}
    </p>
  );
}

interface AnswerProps extends BubbleProps {
  readonly source: string;
}

/** The AI's answer and where it is from, on the right. */
export function Answer({ children, source, className }: AnswerProps) {
  return (
    <div className={classNames('ms-auto w-fit max-w-9/10', className)}>
      <p className="rounded-card rounded-ee-sm bg-accent px-4 py-2.5 text-on-accent">{children}</p>
      <p className="mt-1.5 text-end text-xs text-fg-muted">{`Source: ${source}`}</p>
    </div>
  );
}
