import { plansWith } from '@/domain/format';
import { supportSentences, weekByHour } from '@/domain/support-hours';
import { classNames } from '@/lib/class-names';
import { LocalHours } from '@/pages/shared/contact-channels';
import { clockTime } from '@/site/locale';
import { supportHours } from '@/site/support-hours';
import { Windows } from '@/ui/illustrations/windows';
import { SampleFigure } from '@/ui/sample-figure';

const onCall = plansWith('onCall');

const channels = [
  {
    who: 'AI assistant',
    when: '24/7, on every plan',
    dot: 'bg-fg/30',
  },
  {
    who: 'Support team',
    when: supportSentences(),
    dot: 'bg-sun',
  },
  ...(onCall !== null
    ? [
        {
          who: 'Engineer on call',
          when: 'Repairs outages 24/7, on every plan',
          dot: 'border border-current',
        },
      ]
    : []),
] as const;

const looks = { open: 'lit', limited: 'dim', closed: 'right' } as const;

/** For each hour of the day, the share of the week's days on which the team is in. */
export const teamByHour = Array.from({ length: 24 }, (_, hour) => {
  const days = weekByHour();
  return days.filter(({ hours }) => hours[hour]?.state !== 'closed').length / days.length;
});

/** Who answers when, and the hours of a week. */
export function Coverage() {
  return (
    <SampleFigure
      id="hours"
      label={`Support hours, all times in ${supportHours.zoneName}`}
      className="grid gap-10 *:min-w-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:items-center lg:gap-16"
    >
      <dl className="grid gap-5">
        {channels.map(({ who, when, dot }) => (
          <div key={who} className="grid grid-cols-[1rem_1fr] items-baseline gap-x-3">
            <span aria-hidden className={classNames('h-4 w-3', dot)} />
            <dt className="text-lg font-semibold">{who}</dt>
            <dd className="col-start-2 text-fg-muted">
              <span>{when}</span>
              {who === 'Support team' && <LocalHours className="block min-h-6.5" />}
            </dd>
          </div>
        ))}
      </dl>
      <Week />
    </SampleFigure>
  );
}

/** One row a day, one window an hour. */
function Week() {
  return (
    <div
      role="img"
      aria-label={`Our team answers ${supportSentences()}`}
      dir="ltr"
      className="grid grid-cols-[2.5rem_1fr] items-center gap-x-3 font-mono text-xs text-fg-muted"
    >
      {weekByHour().map(({ day, hours }) => (
        <div key={day} className="contents">
          <span>{day.slice(0, 3)}</span>
          <Windows
            isDecorative
            columns={24}
            groups={hours.map(({ hour, state }) => ({
              look: looks[state],
              count: 1,
              meaning: `${day}, ${clockTime(hour)}: ${state === 'closed' ? 'the AI' : 'the team'}`,
            }))}
          />
        </div>
      ))}
      <span />
      <span className="mt-1 flex justify-between">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clockTime(hour)}</span>
        ))}
      </span>
    </div>
  );
}
