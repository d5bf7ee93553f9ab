import { limitedTimes, openTimes, supportStatus, type SupportStatus } from '@/domain/support-hours';
import { useNow } from '@/lib/use-now';
import { momentText } from '@/site/locale';
import { supportHours } from '@/site/support-hours';
import { Badge } from '@/ui/badge';

const states = {
  open: { tone: 'success', name: 'Open now', next: 'Closes' },
  closed: { tone: 'neutral', name: 'Closed now', next: 'Opens' },
  limited: { tone: 'warn', name: 'Limited support now', next: 'Full support from' },
} as const satisfies Record<SupportStatus['state'], object>;

const limited = limitedTimes();

export function SupportClock() {
  const now = useNow();
  const status = now === null ? null : supportStatus(now);
  return (
    <div className="self-start rounded-panel border border-border bg-surface p-6 shadow-raised sm:p-8">
      <div className="min-h-14 max-sm:min-h-22">{status && <Status {...status} />}</div>
      <dl className="mt-4 space-y-4 border-t border-border pt-6">
        {openTimes().map(({ days, hours }) => (
          <div key={days + hours}>
            <dt className="text-sm text-fg-muted">{days}</dt>
            <dd className="mt-1 text-lg font-medium">{`${hours} ${supportHours.zoneName}`}</dd>
          </div>
        ))}
        {limited && (
          <div>
            <dt className="text-sm text-fg-muted">{limited.days}</dt>
            <dd className="mt-1">{`${limited.text}.`}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}

/** By the visitor's clock. */
function Status({ state, changesAt }: SupportStatus) {
  const { tone, name, next } = states[state];
  return (
    <>
      <Badge tone={tone}>
        <span key={name}>{name}</span>
      </Badge>
      <p className="mt-2 text-lg font-medium">
        <span key={next}>{next}</span>{' '}
        <span key={changesAt}>
          {`${momentText(changesAt, 'weekday')} at ${momentText(changesAt, 'time')}, your time`}
        </span>
      </p>
    </>
  );
}
