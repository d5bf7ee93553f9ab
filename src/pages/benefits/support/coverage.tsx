import { plansWith } from '@/domain/format';
import { clockTime } from '@/lib/numbers';
import { classNames } from '@/lib/class-names';
import { supportHours } from '@/site/support-hours';

const { days, hours, weekend, opensAt, closesAt } = supportHours;

/** The rings of the clock, from the outside in. The hours are GMT. */
const channels = [
  {
    who: 'AI assistant',
    when: '24/7, on every plan',
    from: 0,
    until: 24,
    radius: 182,
    weight: 16,
    dot: 'bg-accent',
    ring: 'stroke-accent',
  },
  {
    who: 'Support team',
    when: `${days}, ${hours}. ${weekend}.`,
    from: opensAt,
    until: closesAt,
    radius: 154,
    weight: 16,
    dot: 'bg-mint',
    ring: 'stroke-mint',
  },
  {
    who: 'Engineer on call',
    when: `24/7 for outages, on ${plansWith('onCall')}`,
    from: 0,
    until: 24,
    radius: 130,
    weight: 5,
    dot: 'bg-warn',
    ring: 'stroke-warn',
  },
] as const;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
const FIRST_WEEKEND_DAY = 5;
const dayHours = Array.from({ length: 24 }, (_, hour) => hour);

/** The support hours as a clock of one day and a chart of one week. */
export function Coverage() {
  return (
    <figure id="hours" aria-labelledby="hours-caption" className="[print-color-adjust:exact]">
      <figcaption
        id="hours-caption"
        className="flex flex-wrap justify-between gap-x-4 border-b border-border py-3 font-mono text-xs"
      >
        <span>Support hours</span>
        <span className="text-fg-muted">All times in GMT</span>
      </figcaption>
      <div className="grid gap-10 py-8 *:min-w-0 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center lg:gap-20">
        <Clock />
        <div>
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
      </div>
    </figure>
  );
}

const CENTER = 230;
/** Of the labels, which stand just inside the rings. */
const LABEL_RADIUS = 98;
/** Of the innermost ring. */
const INNER_EDGE = 127;

/** The point of an hour on a circle, with midnight at the top and noon at the bottom. */
function pointAt(hour: number, radius: number): readonly [x: number, y: number] {
  const turn = (hour / 24) * 2 * Math.PI;
  return [
    Math.round((CENTER + radius * Math.sin(turn)) * 10) / 10,
    Math.round((CENTER - radius * Math.cos(turn)) * 10) / 10,
  ];
}

function arc(from: number, until: number, radius: number): string {
  const isLarge = until - from > 12 ? 1 : 0;
  return `M${pointAt(from, radius).join(' ')}A${radius} ${radius} 0 ${isLarge} 1 ${pointAt(until, radius).join(' ')}`;
}

function tick(hour: number): string {
  return `M${pointAt(hour, 204).join(' ')}L${pointAt(hour, hour % 6 === 0 ? 214 : 209).join(' ')}`;
}

function isEdge(hour: number): boolean {
  return hour === opensAt || hour === closesAt;
}

/** Every third hour, and those at which people start and stop. */
const labeledHours = dayHours.filter(
  (hour) => isEdge(hour) || (hour % 3 === 0 && Math.abs(hour - opensAt) > 1 && Math.abs(hour - closesAt) > 1),
);

function Clock() {
  return (
    <svg
      role="img"
      aria-label={`A clock of 24 hours. The AI assistant covers all of it, our team ${hours}.`}
      viewBox="0 0 460 460"
      fill="none"
      direction="ltr"
      className="mx-auto w-full max-w-sm lg:max-w-none"
    >
      <circle cx={CENTER} cy={CENTER} r="204" className="fill-surface stroke-border" />
      <path
        d={dayHours.map(tick).join('')}
        strokeWidth="1.5"
        strokeLinecap="round"
        className="stroke-border-strong"
      />
      {channels.map(({ who, from, until, radius, weight, ring }) => (
        <g key={who}>
          <circle cx={CENTER} cy={CENTER} r={radius} strokeWidth={weight} className="stroke-surface-2" />
          {until - from === 24 ? (
            <circle cx={CENTER} cy={CENTER} r={radius} strokeWidth={weight} className={ring} />
          ) : (
            <path d={arc(from, until, radius)} strokeWidth={weight} className={ring} />
          )}
        </g>
      ))}
      <path
        d={[opensAt, closesAt]
          .map((hour) => `M${pointAt(hour, INNER_EDGE).join(' ')}L${pointAt(hour, 200).join(' ')}`)
          .join('')}
        strokeDasharray="2 4"
        className="stroke-fg"
      />
      <g className="notranslate fill-fg-muted font-mono" fontSize="15" textAnchor="middle">
        {labeledHours.map((hour) => {
          const [x, y] = pointAt(hour, LABEL_RADIUS);
          return (
            <text key={hour} x={x} y={y + 5} className={isEdge(hour) ? 'fill-mint font-semibold' : undefined}>
              {clockTime(hour)}
            </text>
          );
        })}
        <text x={CENTER} y={CENTER + 5} className="fill-fg">
          GMT
        </text>
      </g>
    </svg>
  );
}

/** One row a day, one cell an hour. */
function Week() {
  return (
    <div
      role="img"
      aria-label={`Our team answers ${days}, ${hours}. ${weekend}.`}
      className="mt-10 grid grid-cols-[2.5rem_1fr] items-center gap-x-3 gap-y-1.5 font-mono text-xs text-fg-muted"
    >
      {weekdays.map((day, index) => (
        <div key={day} className="contents">
          <span>{day}</span>
          <span className="grid grid-cols-24 gap-px sm:gap-0.5">
            {dayHours.map((hour) => {
              const isOpen = hour >= opensAt && hour < closesAt;
              const isWeekend = index >= FIRST_WEEKEND_DAY;
              return (
                <span
                  key={hour}
                  className={classNames(
                    'h-5 rounded-xs',
                    !isOpen ? 'bg-accent/20' : isWeekend ? 'bg-mint/35' : 'bg-mint',
                  )}
                />
              );
            })}
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
