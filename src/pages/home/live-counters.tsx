import { useEffect, useRef, useState, type RefObject } from 'react';
import { LuPause, LuPlay } from 'react-icons/lu';
import { useReducedMotion } from '@/lib/motion';
import { useInterval } from '@/lib/use-interval';
import { withCommas } from '@/site/locale';
import { Button } from '@/ui/button';

const TICK_MS = 1000;
const START = { activeUsers: 500, tasksAutomated: 1000 } as const;
const MAX_STEP = { activeUsers: 4, tasksAutomated: 19 } as const;

/** Two simulated counters that grow every second while they are visible and not paused. */
export function LiveCounters() {
  const ref = useRef<HTMLDivElement>(null);
  const visible = useVisible(ref);
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
    visible && !paused,
  );

  return (
    <div ref={ref} className="flex flex-wrap items-center justify-between gap-x-3 text-xs text-fg">
      <dl className="flex grow flex-wrap gap-x-3 lg:flex-col">
        <Counter label="Active users" value={counts.activeUsers} />
        <Counter label="Tasks automated" value={counts.tasksAutomated} />
      </dl>
      <p className="flex items-center">
        <span>Live simulation</span>
        <Button
          variant="ghost"
          className="-mx-3 -my-2"
          aria-label={paused ? 'Resume the live simulation' : 'Pause the live simulation'}
          onClick={() => setChoice(paused ? 'running' : 'paused')}
        >
          <Icon aria-hidden className="size-3.5" />
        </Button>
      </p>
    </div>
  );
}

function Counter({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex gap-x-2 lg:max-w-48 lg:justify-between">
      <dt>{label}</dt>
      <dd translate="no" className="font-medium text-fg">
        {withCommas(value)}
      </dd>
    </div>
  );
}

/** Whether an element is in the viewport of a visible tab. */
function useVisible(ref: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(false);
  const [tabVisible, setTabVisible] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setOnScreen(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);

  useEffect(() => {
    function update() {
      setTabVisible(!document.hidden);
    }
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  return onScreen && tabVisible;
}

function randomUpTo(max: number): number {
  return Math.floor(Math.random() * (max + 1));
}
