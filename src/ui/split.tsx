import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const ratios = {
  '7/5': 'lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]',
  '5/7': 'lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
  '2/1': 'lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]',
  '1/1': 'lg:grid-cols-2',
} as const;

const alignments = { start: '', center: 'lg:items-center', end: 'lg:items-end' } as const;

interface SplitProps {
  readonly ratio?: keyof typeof ratios;
  readonly align?: keyof typeof alignments;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Two columns on a wide screen, stacked on a phone. */
export function Split({ ratio = '7/5', align = 'start', className, children }: SplitProps) {
  return (
    <div
      className={classNames('grid gap-10 *:min-w-0 lg:gap-16', ratios[ratio], alignments[align], className)}
    >
      {children}
    </div>
  );
}
