import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface SaidProps {
  readonly by: 'You' | 'Assistant';
  /** Below the bubble: where it was read. */
  readonly source?: ReactNode;
  readonly children: ReactNode;
}

export function Said({ by, source, children }: SaidProps) {
  const mine = by === 'You';
  return (
    <div className={classNames('w-fit max-w-[min(36rem,92%)]', mine ? 'ms-auto' : 'me-auto')}>
      <p className={classNames('text-xs text-fg-muted', mine && 'text-end')}>{by}</p>
      <div
        className={classNames(
          'mt-1 w-fit space-y-3 rounded-card border px-4 py-3 wrap-anywhere',
          mine ? 'ms-auto border-transparent bg-accent text-on-accent' : 'border-border bg-surface-2',
        )}
      >
        {children}
      </div>
      {source}
    </div>
  );
}
