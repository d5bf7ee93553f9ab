import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface SampleFigureProps {
  readonly label: string;
  /** The point of the figure. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A drawn product surface, labeled as illustrative because its content is made up. */
export function SampleFigure({ label, note, className, children }: SampleFigureProps) {
  return (
    <figure className="overflow-hidden rounded-card border border-border bg-surface shadow-raised">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-border px-5 py-3 font-mono text-xs sm:px-6">
        <span className="text-fg">{label}</span>
        <span className="text-fg-subtle">Illustrative</span>
      </figcaption>
      <div className={classNames('p-5 sm:p-6', className)}>{children}</div>
      {note !== undefined && (
        <p className="border-t border-border bg-bg px-5 py-3 text-sm text-fg-muted sm:px-6">{note}</p>
      )}
    </figure>
  );
}
