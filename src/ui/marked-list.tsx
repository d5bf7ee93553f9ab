import type { ReactNode } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';

const marks = {
  yes: { Icon: LuCheck, look: 'bg-mint-soft text-mint' },
  no: { Icon: LuX, look: 'bg-surface-2 text-fg-muted ring-1 ring-border ring-inset' },
} as const;

interface MarkedListProps {
  readonly mark: keyof typeof marks;
  readonly items: readonly { readonly id: string; readonly text: ReactNode }[];
  readonly className?: string;
}

/** A list with check marks or crosses. */
export function MarkedList({ mark, items, className }: MarkedListProps) {
  const { Icon, look } = marks[mark];
  return (
    <ul className={classNames('grid gap-4', className)}>
      {items.map(({ id, text }) => (
        <li key={id} className="flex gap-3">
          <span className={classNames('mt-0.5 grid size-6 shrink-0 place-items-center rounded-full', look)}>
            <Icon aria-hidden className="size-3.5" />
          </span>
          <span className="min-w-0 text-fg-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}
