import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface SwipeRowProps {
  /** Class names for screens that are wider than a phone's. */
  readonly className: string;
  /** List items, each with something focusable, so that the keyboard can scroll to it. */
  readonly children: ReactNode;
}

/** A list that phones show as one row to swipe through, with the next item in view. */
export function SwipeRow({ className, children }: SwipeRowProps) {
  return (
    <ul
      className={classNames(
        'max-sm:-mx-gutter max-sm:flex max-sm:snap-x max-sm:scroll-px-gutter max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-gutter max-sm:pb-4 max-sm:*:shrink-0 max-sm:*:snap-start',
        className,
      )}
    >
      {children}
    </ul>
  );
}
