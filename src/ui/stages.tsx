import { Children, type ReactNode, useEffect, useState } from 'react';
import { nextPaint } from '@/lib/page';
import { useHydrated } from '@/lib/use-hydrated';

interface StagesProps {
  readonly name: string;
  /** Shown in place of the children that have not rendered yet. */
  readonly pending?: ReactNode;
  readonly children: ReactNode;
}

const completed = new Set<string>();

/**
 * Renders its children one after another, each after a paint, so that a long page does not render in one long task. A
 * page that was complete before renders at once, so that its scroll position can be restored.
 */
export function Stages({ name, pending, children }: StagesProps) {
  const parts = Children.toArray(children);
  const count = useStage(name, parts.length);
  return (
    <>
      {parts.slice(0, count)}
      {count < parts.length && pending}
    </>
  );
}

/** The number of children to render, which grows by one after each paint. A prerendered page hydrates all at once. */
function useStage(name: string, last: number): number {
  const isPrerendered = !useHydrated();
  const [stage, setStage] = useState(() => (completed.has(name) || isPrerendered ? last : 0));

  useEffect(() => {
    if (stage >= last) {
      completed.add(name);
      return undefined;
    }
    let isCurrent = true;
    void nextPaint().then(() => {
      if (isCurrent) setStage(stage + 1);
    });
    return () => {
      isCurrent = false;
    };
  }, [name, stage, last]);

  return stage;
}
