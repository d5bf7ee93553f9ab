import type { ReactNode } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';

const marks = {
  yes: { Icon: LuCheck, look: 'bg-mint-soft text-mint' },
  no: { Icon: LuX, look: 'bg-surface-2 text-fg-muted ring-1 ring-border ring-inset' },
} as const;

interface MarkedListProps {
  readonly mark: keyof typeof marks;
  readonly items: readonly string[];
  readonly className?: string;
}

/** A list with check marks or crosses. */
export function MarkedList({ mark, items, className }: MarkedListProps) {
  const { Icon, look } = marks[mark];
  return (
    <ul className={classNames('grid gap-4', className)}>
      {items.map((text) => (
        <li key={text} className="flex gap-3">
          <span className={classNames('mt-0.5 grid size-6 shrink-0 place-items-center rounded-full', look)}>
            <Icon aria-hidden className="size-3.5" />
          </span>
          <span className="min-w-0 text-fg-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}

const layouts = {
  /** One column. */
  rows: 'grid gap-6',
  /** Two columns on a wide screen, with a line above each item. */
  columns: 'grid gap-x-16 *:border-t *:border-border *:py-4 sm:grid-cols-2 sm:*:py-6',
  /** Side by side on a wide screen. */
  rail: 'grid gap-8 *:border-t-2 *:border-border-strong *:pt-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none',
} as const;

interface NumberedListProps {
  readonly layout?: keyof typeof layouts;
  readonly items: readonly { readonly title: string; readonly text?: ReactNode }[];
  readonly className?: string;
}

/** Numbered steps or points. */
export function NumberedList({ layout = 'rows', items, className }: NumberedListProps) {
  return (
    <ol className={classNames(layouts[layout], className)}>
      {items.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3">
          <span aria-hidden className="text-sm/7 font-medium text-fg-muted">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg font-medium">{title}</h3>
            {text !== undefined && <p className="mt-1 text-fg-muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

const definitionLooks = {
  rows: {
    list: 'border-t border-border',
    row: 'border-b border-border py-3.5 sm:grid-cols-[11rem_1fr] sm:gap-6 sm:py-5',
    term: 'font-medium',
  },
  /** In a note, without lines. */
  note: { list: 'grid gap-2', row: 'sm:grid-cols-[6rem_1fr] sm:gap-4', term: 'text-fg-muted' },
  /** For a few short ones. */
  rail: {
    list: 'grid gap-8 sm:auto-cols-fr sm:grid-flow-col lg:gap-x-16',
    row: 'content-start',
    term: 'text-h4 font-semibold text-balance',
  },
} as const;

interface DefinitionRowsProps {
  readonly layout?: keyof typeof definitionLooks;
  readonly items: readonly { readonly term: string; readonly text: ReactNode }[];
}

/** Terms and definitions. */
export function DefinitionRows({ layout = 'rows', items }: DefinitionRowsProps) {
  const look = definitionLooks[layout];
  return (
    <dl className={look.list}>
      {items.map(({ term, text }) => (
        <div key={term} className={classNames('grid gap-1', look.row)}>
          <dt className={look.term}>{term}</dt>
          <dd className={classNames(layout !== 'note' && 'text-fg-muted')}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
