import { useEffect, useEffectEvent, useState } from 'react';
import { LuPause, LuPlay } from 'react-icons/lu';
import { useReducedMotion } from '@/lib/motion';
import { withCommas } from '@/site/locale';
import { Button } from '@/ui/button';

const TICK_MS = 1000;
const START = { activeUsers: 500, tasksAutomated: 1000 } as const;
const MAX_STEP = { activeUsers: 4, tasksAutomated: 19 } as const;

/** Two counters that grow every second while they are not paused. */
export function LiveCounters() {
  const reducedMotion = useReducedMotion();
  const [choice, setChoice] = useState<'paused' | 'running'>();
  const paused = choice === undefined ? reducedMotion : choice === 'paused';
  const [counts, setCounts] = useState<Record<keyof typeof START, number>>(START);
  const Icon = paused ? LuPlay : LuPause;

  useInterval(
    () =>
      setCounts(({ activeUsers, tasksAutomated }) => ({
        activeUsers: activeUsers + randomUpTo(MAX_STEP.activeUsers),
        tasksAutomated: tasksAutomated + randomUpTo(MAX_STEP.tasksAutomated),
      })),
    TICK_MS,
    !paused,
  );

  return (
    <div className="flex items-center justify-between gap-x-6 text-sm text-fg-muted">
      <p className="max-sm:hidden">All our customers, this hour</p>
      <dl className="me-auto flex flex-wrap gap-x-6">
        <Counter label="Active users" value={counts.activeUsers} />
        <Counter label="Tasks automated" value={counts.tasksAutomated} />
      </dl>
      <Button
        variant="ghost"
        className="-me-3"
        aria-label={paused ? 'Resume the counters' : 'Pause the counters'}
        onClick={() => setChoice(paused ? 'running' : 'paused')}
      >
        <Icon aria-hidden className="size-3.5" />
      </Button>
    </div>
  );
}

function Counter({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex gap-x-2">
      <dt>{label}</dt>
      <dd translate="no" className="min-w-[5ch] font-medium text-fg tabular-nums">
        {withCommas(value)}
      </dd>
    </div>
  );
}

function randomUpTo(max: number): number {
  return Math.floor(Math.random() * (max + 1));
}

/** Calls back at an interval while `running`. */
function useInterval(callback: () => void, everyMs: number, running: boolean) {
  const tick = useEffectEvent(callback);
  useEffect(() => {
    if (!running) return;
    const timer = window.setInterval(tick, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs, running]);
}
