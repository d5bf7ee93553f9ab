import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const looks = {
  /** A card, like a panel of the product. */
  panel: {
    figure: 'overflow-hidden rounded-card border border-border bg-surface shadow-raised',
    inset: 'px-5 sm:px-6',
    body: 'p-5 sm:p-6',
    note: 'bg-bg py-3',
  },
  /** No box around it, for wide charts and records. */
  open: { figure: '', inset: '', body: 'pt-6 sm:pt-8', note: 'mt-6 pt-4' },
} as const;

interface SampleFigureProps {
  readonly id?: string;
  readonly label: string;
  readonly look?: keyof typeof looks;
  /** What the figure shows, in a sentence below it. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A drawing of the product with made-up content. */
export function SampleFigure({ id, label, look = 'panel', note, className, children }: SampleFigureProps) {
  const { figure, inset, body, note: foot } = looks[look];
  return (
    <figure id={id} data-search="example" className={classNames('[print-color-adjust:exact]', figure)}>
      <figcaption
        className={classNames('border-b border-border py-3 text-label font-semibold text-balance', inset)}
      >
        {label}
      </figcaption>
      <div className={classNames(body, className)}>{children}</div>
      {note !== undefined && (
        <p className={classNames('border-t border-border text-sm text-fg-muted', inset, foot)}>{note}</p>
      )}
    </figure>
  );
}
