import { LuPause, LuPlay } from 'react-icons/lu';
import { Button } from '@/ui/button';
import { classNames } from '@/lib/class-names';
import { useLiveCounters } from './use-live-counters';

export function LiveCounters() {
  const { ref, activeUsers, tasksAutomated, paused, toggle } = useLiveCounters();
  const Icon = paused ? LuPlay : LuPause;
  return (
    <div ref={ref} className="border-t border-border pt-6">
      <dl className="flex gap-8 sm:gap-12">
        <Counter label="Active users" value={activeUsers} />
        <Counter label="Tasks automated" value={tasksAutomated} />
      </dl>
      <div className="mt-3 flex items-center gap-2 text-sm text-fg-muted">
        <span
          aria-hidden
          className={classNames('size-2 rounded-full', paused ? 'bg-border-strong' : 'bg-mint')}
        />
        <span>Live simulation</span>
        <Button
          variant="ghost"
          className="ms-2 px-3 text-sm"
          aria-label={paused ? 'Resume the live simulation' : 'Pause the live simulation'}
          onClick={toggle}
        >
          <Icon aria-hidden className="size-4" />
          <span>{paused ? 'Resume' : 'Pause'}</span>
        </Button>
      </div>
    </div>
  );
}

function Counter({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-fg-muted">{label}</dt>
      <dd translate="no" className="font-mono text-h3 font-medium tabular-nums">
        {value}
      </dd>
    </div>
  );
}
