import { useEffect, useRef, useState, type RefObject } from 'react';
import { LuPause, LuPlay } from 'react-icons/lu';
import { classNames } from '@/lib/class-names';
import { withCommas } from '@/lib/numbers';
import { useInterval } from '@/lib/use-interval';
import { useReducedMotion } from '@/lib/motion';
import { Button } from '@/ui/button';

const TICK_MS = 1000;
const DIGITS = '0123456789';
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
    <div
      ref={ref}
      className="flex flex-wrap items-center justify-between gap-x-6 text-sm max-lg:border-t max-lg:border-fg/15 max-lg:pt-3 lg:flex-col lg:items-stretch lg:border-s lg:border-fg/15 lg:ps-8"
    >
      <dl className="flex gap-x-4 lg:flex-col">
        <Counter label="Active users" value={counts.activeUsers} />
        <Counter label="Tasks automated" value={counts.tasksAutomated} />
      </dl>
      <div className="flex items-center gap-2 text-fg-muted max-sm:-my-1">
        <span
          aria-hidden
          className={classNames('size-2 rounded-full', paused ? 'bg-border-strong' : 'bg-mint')}
        />
        <span>Live simulation</span>
        <Button
          variant="ghost"
          className="-my-1.5 -me-3 px-3"
          aria-label={paused ? 'Resume the live simulation' : 'Pause the live simulation'}
          onClick={() => setChoice(paused ? 'running' : 'paused')}
        >
          <Icon aria-hidden className="size-4" />
        </Button>
      </div>
    </div>
  );
}

function Counter({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-row-reverse justify-end gap-x-2 max-sm:gap-x-1.5">
      <dt className="text-fg-muted">{label}</dt>
      <dd translate="no" className="font-semibold">
        <span className="sr-only">{withCommas(value)}</span>
        <RollingNumber value={value} />
      </dd>
    </div>
  );
}

/** Each digit is a strip from 0 to 9 that rolls to its place. */
function RollingNumber({ value }: { value: number }) {
  const characters = Array.from(withCommas(value));
  return (
    <span aria-hidden className="flex h-lh overflow-clip">
      {characters.map((character, index) => {
        // Counted from the end, so that a digit keeps its strip when the number gets longer.
        const key = characters.length - index;
        return DIGITS.includes(character) ? (
          <span
            key={key}
            className="grid h-fit transition-[translate] duration-slow ease-out"
            style={{ translate: `0 -${Number(character) * 10}%` }}
          >
            {Array.from(DIGITS, (digit) => (
              <span key={digit}>{digit}</span>
            ))}
          </span>
        ) : (
          <span key={key}>{character}</span>
        );
      })}
    </span>
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
