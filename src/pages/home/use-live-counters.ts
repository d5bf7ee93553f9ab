import { useRef, useState } from 'react';
import { useInSight } from './use-in-sight';
import { useInterval } from '@/lib/use-interval';
import { useReducedMotion } from '@/lib/use-reduced-motion';

const EVERY_MS = 1000;
const START = { activeUsers: 500, tasksAutomated: 1000 } as const;
const LARGEST_STEP = { activeUsers: 4, tasksAutomated: 19 } as const;

/** Two invented figures that grow every second while somebody can see them and has not paused them. */
export function useLiveCounters() {
  const ref = useRef<HTMLDivElement>(null);
  const inSight = useInSight(ref);
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<'paused' | 'running'>();
  const paused = choice === undefined ? reducedMotion : choice === 'paused';
  const [counts, setCounts] = useState<Record<keyof typeof START, number>>(START);

  useInterval(
    () =>
      setCounts(({ activeUsers, tasksAutomated }) => ({
        activeUsers: activeUsers + wholeNumberUpTo(LARGEST_STEP.activeUsers),
        tasksAutomated: tasksAutomated + wholeNumberUpTo(LARGEST_STEP.tasksAutomated),
      })),
    EVERY_MS,
    inSight && !paused,
  );

  return { ref, ...counts, paused, toggle: () => setChoice(paused ? 'running' : 'paused') };
}

function wholeNumberUpTo(largest: number): number {
  return Math.floor(Math.random() * (largest + 1));
}
