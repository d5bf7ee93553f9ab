import { useEffect, useState } from 'react';
import { supportHours } from '@/site/support-hours';
import { supportStatus, type SupportStatus, supportWeek } from '@/domain/support-hours';
import { Badge } from '@/ui/badge';

const MINUTE_MS = 60_000;

const states = {
  open: { tone: 'success', name: 'Open now', next: 'Closes in' },
  closed: { tone: 'neutral', name: 'Closed now', next: 'Opens in' },
  weekend: { tone: 'warn', name: 'Limited support now', next: 'Full support in' },
} as const satisfies Record<SupportStatus['state'], object>;

export function SupportClock() {
  const now = useNow();
  const status = now === null ? null : supportStatus(now);
  return (
    <div className="self-start rounded-panel border border-border bg-surface p-6 shadow-raised sm:p-8">
      <div className="min-h-14">{now !== null && status && <Status now={now} status={status} />}</div>
      <dl className="mt-4 space-y-4 border-t border-border pt-6">
        <div>
          <dt className="text-sm text-fg-muted">{supportHours.days}</dt>
          <dd className="mt-1 font-mono text-lg">{supportHours.hours}</dd>
        </div>
        <div>
          <dt className="text-sm text-fg-muted">Saturday and Sunday</dt>
          <dd className="mt-1">{`${supportHours.weekend}: urgent questions only. Everything else gets an answer on Monday.`}</dd>
        </div>
        <div className="min-h-12">
          <dt className="text-sm text-fg-muted">Where you are</dt>
          <dd className="mt-1 text-balance">{now !== null && <span>{hoursInZone(now)}</span>}</dd>
        </div>
      </dl>
    </div>
  );
}

function Status({ now, status }: { now: number; status: SupportStatus }) {
  const { tone, name, next } = states[status.state];
  return (
    <>
      <Badge tone={tone}>
        <span key={name}>{name}</span>
      </Badge>
      <p className="mt-2 text-lg font-medium">
        <span key={next}>{next}</span>{' '}
        <span key={status.changesAt - now}>{timeLeft(status.changesAt - now)}</span>
      </p>
    </>
  );
}

/** The current time, updated every full minute while the tab is visible; null on the first render. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);

  useEffect(() => {
    let timer = 0;
    function tick() {
      window.clearTimeout(timer);
      const time = Date.now();
      setNow(time);
      if (!document.hidden) timer = window.setTimeout(tick, MINUTE_MS - (time % MINUTE_MS) + 1);
    }
    tick();
    document.addEventListener('visibilitychange', tick);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);

  return now;
}

/** The support hours by the clock of a time zone, the visitor's own unless another is asked for. */
export function hoursInZone(now: number, timeZone?: string, week = supportWeek(now)): string {
  const { first, last, end } = week;
  const zone = timeZone === undefined ? {} : { timeZone };
  const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', ...zone });
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', ...zone });
  const nextDay = weekday.format(end) === weekday.format(last) ? '' : ' the next day';
  return `${weekday.format(first)} to ${weekday.format(last)}, ${time.format(last)} to ${time.format(end)}${nextDay}`;
}

/** A duration in days, hours and minutes, rounded up so that the last minute still counts. */
export function timeLeft(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  const parts = [
    { amount: Math.floor(minutes / (24 * 60)), unit: 'd' },
    { amount: Math.floor(minutes / 60) % 24, unit: 'h' },
    { amount: minutes % 60, unit: 'min' },
  ];
  return parts
    .filter(({ amount }) => amount > 0)
    .map(({ amount, unit }) => `${amount} ${unit}`)
    .join(' ');
}
