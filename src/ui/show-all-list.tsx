import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classNames } from '@/lib/class-names';
import { Button } from './button';

/** Hides the rest on phones. Without scripts, everything is shown. */
const limits = {
  3: 'max-sm:[@media(scripting:enabled)]:[&>:nth-child(n+4)]:hidden',
  4: 'max-sm:[@media(scripting:enabled)]:[&>:nth-child(n+5)]:hidden',
} as const;

interface ShowAllListProps {
  /** How many items phones show at first. */
  readonly limit: keyof typeof limits;
  readonly className: string;
  /** List items, each with a link. */
  readonly children: readonly ReactNode[];
}

/** A list that phones show in part until the visitor asks for all of it. */
export function ShowAllList({ limit, className, children }: ShowAllListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [isComplete, setComplete] = useState(false);

  function showAll() {
    flushSync(() => setComplete(true));
    list.current?.children[limit]?.querySelector('a')?.focus();
  }

  return (
    <div>
      <ul ref={list} className={classNames(className, !isComplete && limits[limit])}>
        {children}
      </ul>
      {!isComplete && (
        <Button variant="secondary" className="mt-3 w-full sm:hidden noscript:hidden" onClick={showAll}>
          <span>{`Show all ${children.length}`}</span>
        </Button>
      )}
    </div>
  );
}
