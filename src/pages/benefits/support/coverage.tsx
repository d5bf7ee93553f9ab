import { plansWith } from '@/domain/format';
import { supportSentences, weekByHour } from '@/domain/support-hours';
import { classNames } from '@/lib/class-names';
import { clockTime } from '@/lib/numbers';
import { supportHours } from '@/site/support-hours';

const channels = [
  {
    who: 'Support chatbot',
    when: '24/7, on every plan',
    dot: 'bg-accent',
  },
  {
    who: 'Support team',
    when: supportSentences(),
    dot: 'bg-mint',
  },
  {
    who: 'Engineer on call',
    when: `24/7 for outages, on ${plansWith('onCall')}`,
    dot: 'bg-warn',
  },
] as const;

const inks = { open: 'bg-mint', limited: 'bg-mint/35', closed: 'bg-accent/20' } as const;

/** Who answers when, and the hours of a week. */
export function Coverage() {
  return (
    <figure id="hours" aria-labelledby="hours-caption" className="[print-color-adjust:exact]">
      <figcaption
        id="hours-caption"
        className="flex flex-wrap justify-between gap-x-4 border-b border-border py-3 font-mono text-xs"
      >
        <span>Support hours</span>
        <span className="text-fg-muted">{`All times in ${supportHours.zoneName}`}</span>
      </figcaption>
      <div className="grid gap-10 py-8 *:min-w-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-20">
        <dl className="grid gap-5">
          {channels.map(({ who, when, dot }) => (
            <div key={who} className="grid grid-cols-[1rem_1fr] items-baseline gap-x-3">
              <span aria-hidden className={classNames('size-3 rounded-full', dot)} />
              <dt className="text-lg font-semibold">{who}</dt>
              <dd className="col-start-2 text-fg-muted">{when}</dd>
            </div>
          ))}
        </dl>
        <Week />
      </div>
    </figure>
  );
}

/** One row a day, one cell an hour. */
function Week() {
  return (
    <div
      role="img"
      aria-label={`Our team answers ${supportSentences()}`}
      className="grid grid-cols-[2.5rem_1fr] items-center gap-x-3 gap-y-1.5 font-mono text-xs text-fg-muted"
    >
      {weekByHour().map(({ day, hours }) => (
        <div key={day} className="contents">
          <span>{day.slice(0, 3)}</span>
          <span className="grid grid-cols-24 gap-px sm:gap-0.5">
            {hours.map(({ hour, state }) => (
              <span key={hour} className={classNames('h-5 rounded-xs', inks[state])} />
            ))}
          </span>
        </div>
      ))}
      <span />
      <span className="flex justify-between">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clockTime(hour)}</span>
        ))}
      </span>
    </div>
  );
}
