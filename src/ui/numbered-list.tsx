import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

const layouts = {
  /** One column. */
  rows: 'grid gap-6',
  /** One column, with a line above each item. */
  ruled: 'grid *:border-t *:border-border *:py-6',
  /** Two columns on a wide screen, with a line above each item. */
  columns: 'grid gap-x-16 *:border-t *:border-border *:py-6 sm:grid-cols-2',
} as const;

interface NumberedListProps {
  readonly layout?: keyof typeof layouts;
  /** The heading level of the items: one below the heading above the list. */
  readonly heading?: 'h3' | 'h4';
  readonly items: readonly { readonly title: string; readonly text?: ReactNode }[];
  readonly className?: string;
}

/** Numbered steps or points. */
export function NumberedList({
  layout = 'rows',
  heading: Heading = 'h3',
  items,
  className,
}: NumberedListProps) {
  return (
    <ol className={classNames(layouts[layout], className)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
          <span aria-hidden className="font-mono text-sm/7 text-accent-fg">
            {index + 1}
          </span>
          <div>
            <Heading className="text-lg font-medium">{title}</Heading>
            {text !== undefined && <p className="mt-1 text-fg-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
