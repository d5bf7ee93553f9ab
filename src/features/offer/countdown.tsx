import { useOfferTime } from './use-offer-time';
import { DateInWords } from './date-in-words';

const units = [
  { name: 'Days', seconds: 24 * 60 * 60, most: Infinity },
  { name: 'Hours', seconds: 60 * 60, most: 24 },
  { name: 'Minutes', seconds: 60, most: 60 },
  { name: 'Seconds', seconds: 1, most: 60 },
] as const;

/** Silent while it counts; that the offer has ended is said once, when it happens. */
export function Countdown() {
  const time = useOfferTime();
  const expired = time?.secondsLeft === 0;
  return (
    <div
      data-search="skip"
      className="rounded-panel border border-border bg-surface p-5 shadow-raised sm:p-6"
    >
      <p role="status" className={expired ? 'text-h3 font-semibold' : 'sr-only'}>
        {expired && <span>Offer Expired</span>}
      </p>
      {!expired && (
        <div role="timer" aria-label="Time left of the offer" translate="no">
          <ul className="grid grid-cols-4 gap-2 sm:gap-3">
            {units.map(({ name, seconds, most }) => (
              <li key={name} className="rounded-input bg-surface-2 px-1 py-3 text-center sm:py-4">
                <span className="block font-mono text-h3 font-medium tabular-nums">
                  {time ? twoDigits(Math.floor(time.secondsLeft / seconds) % most) : '––'}
                </span>
                <span className="block text-xs text-fg-muted">{name}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-4 min-h-5.5 text-sm text-fg-muted">
        {time && (
          <>
            <span>{expired ? 'It ended on' : 'It ends on'}</span> <DateInWords at={time.endsAt} />
          </>
        )}
      </p>
    </div>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
