import type { ReactNode } from 'react';

interface TimelineProps {
  readonly items: readonly { readonly time: string; readonly title: string; readonly text: ReactNode }[];
}

/** A vertical list of dated events. */
export function Timeline({ items }: TimelineProps) {
  return (
    <ol className="border-s border-border ps-6 sm:ps-8">
      {items.map(({ time, title, text }) => (
        <li
          key={time + title}
          className="relative pb-8 before:absolute before:-start-6 before:top-2 before:size-2.5 before:-translate-x-1/2 before:rounded-full before:bg-accent last:pb-0 sm:before:-start-8 rtl:before:translate-x-1/2"
        >
          <p className="font-mono text-xs text-accent-fg">{time}</p>
          <h3 className="mt-1 font-semibold">{title}</h3>
          <p className="mt-1 max-w-measure text-fg-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
