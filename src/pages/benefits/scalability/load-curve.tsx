import { firstAnswer } from '@/domain/format';
import { capitalize } from '@/lib/number-words';
import { withCommas } from '@/lib/numbers';
import { SampleFigure } from '@/ui/sample-figure';

/** Conversations an hour, from midnight, on the day of a ticket sale. */
const load = [
  40, 25, 18, 15, 16, 30, 70, 140, 260, 980, 1020, 870, 790, 640, 520, 460, 480, 590, 680, 720, 510, 300, 150,
  80,
] as const;
const TOP = 1200;
const WIDTH = 1200;
const HEIGHT = 320;

/** Load at the minute the sale starts; the hourly figures alone would draw the rise too early. */
const AT_OPENING = 280;

/** What the servers can carry, from each hour on. */
const capacity = [
  { from: 0, carries: 300 },
  { from: 9, carries: 1200 },
  { from: 14, carries: 900 },
  { from: 22, carries: 300 },
] as const;

const moments = [
  {
    hour: 9,
    time: '9:00 AM',
    title: 'Tickets go on sale',
    text: 'Conversations rise from 260 to 980 an hour. Capacity doubles twice in about three minutes.',
  },
  {
    hour: 22,
    time: '10:00 PM',
    title: 'Quiet again',
    text: 'Capacity shrinks back for the night. The extra capacity cost you nothing.',
  },
] as const;

const dayFigures = [
  { name: 'Slowest hour', value: '15' },
  { name: 'Busiest hour', value: '1,020' },
  { name: 'Median wait for the first word', value: capitalize(firstAnswer) },
] as const;

const hours = [
  { hour: 0, label: '12 AM' },
  { hour: 6, label: '6 AM' },
  { hour: 12, label: '12 PM' },
  { hour: 18, label: '6 PM' },
  { hour: 24, label: '12 AM' },
] as const;
const levels = [300, 600, 900, 1200] as const;

/** One day of a ticket sale: the load, the capacity above it and the two moments that matter. */
export function LoadCurve() {
  return (
    <SampleFigure look="open" label="Ticket sale of a festival, conversations an hour" className="sm:pt-6!">
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-fg-muted">
        <span className="flex items-center gap-2">
          <span aria-hidden className="h-0.5 w-5 bg-accent" />
          <span>Load</span>
        </span>
        <span className="flex items-center gap-2">
          <span aria-hidden className="w-5 border-t-2 border-dashed border-mint" />
          <span>Capacity</span>
        </span>
      </p>
      <div className="mt-10 grid grid-cols-[2.75rem_minmax(0,1fr)]" dir="ltr">
        <div aria-hidden className="relative font-mono text-xs text-fg-muted">
          {levels.map((level) => (
            <span
              key={level}
              className="absolute -translate-y-1/2"
              style={{ top: `${(1 - level / TOP) * 100}%` }}
            >
              {withCommas(level)}
            </span>
          ))}
        </div>
        <div className="relative">
          <Curve />
          {moments.map(({ hour, time }, index) => (
            <span
              key={time}
              aria-hidden
              className="absolute -top-3 grid size-6 -translate-1/2 place-items-center rounded-full bg-fg font-mono text-xs text-bg"
              style={{ left: `${(hour / 24) * 100}%` }}
            >
              {index + 1}
            </span>
          ))}
        </div>
        <div
          aria-hidden
          className="col-start-2 mt-2 flex justify-between font-mono text-xs whitespace-nowrap text-fg-muted max-[17em]:[&>:nth-child(even)]:hidden"
        >
          {hours.map(({ hour, label }) => (
            <span key={hour}>{label}</span>
          ))}
        </div>
      </div>
      <ol className="mt-8 grid gap-6 md:grid-cols-2 md:gap-12">
        {moments.map(({ time, title, text }, index) => (
          <li key={time} className="flex gap-4">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-fg font-mono text-xs text-bg"
            >
              {index + 1}
            </span>
            <div>
              <p className="flex flex-wrap gap-x-3 font-semibold">
                <span>{title}</span>
                <span className="font-mono text-sm/6.5 font-normal text-fg-muted">{time}</span>
              </p>
              <p className="mt-1 max-w-measure text-fg-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-5 border-t border-border pt-6 lg:grid-cols-4">
        {dayFigures.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-fg-muted">{name}</dt>
            <dd className="mt-1 font-mono text-h4">{value}</dd>
          </div>
        ))}
      </dl>
    </SampleFigure>
  );
}

function y(value: number): number {
  return HEIGHT * (1 - value / TOP);
}

function x(hour: number): number {
  return (hour / 24) * WIDTH;
}

function Curve() {
  const points = load.map((count, hour) => {
    const point = `${x(hour + 0.5)} ${y(count)}`;
    return hour === moments[0].hour ? `${x(hour)} ${y(AT_OPENING)}L${point}` : point;
  });
  const line = `M0 ${y(60)}L${points.join('L')}L${WIDTH} ${y(50)}`;
  const steps = capacity.map(({ from, carries }) => `H${x(from)}V${y(carries)}`).join('');
  return (
    <svg
      role="img"
      aria-label="Conversations an hour on one day: 15 before dawn, 1,020 between 10 and 11 AM, 80 before midnight. Capacity stays above the load all day."
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      fill="none"
      strokeLinejoin="round"
      className="h-56 w-full overflow-visible sm:h-72 lg:h-80 *:[vector-effect:non-scaling-stroke]"
    >
      <path d={levels.map((level) => `M0 ${y(level)}H${WIDTH}`).join('')} className="stroke-border" />
      <path d={`${line}V${HEIGHT}H0Z`} className="fill-accent/12" />
      {moments.map(({ hour }) => (
        <path
          key={hour}
          d={`M${x(hour)} 0V${HEIGHT}`}
          strokeDasharray="3 4"
          className="stroke-border-strong"
        />
      ))}
      <path
        d={`M0 ${y(capacity[0].carries)}${steps}H${WIDTH}`}
        strokeWidth="2"
        strokeDasharray="6 5"
        className="stroke-mint"
      />
      <path d={line} strokeWidth="2.5" className="stroke-accent" />
      <path d={`M0 ${HEIGHT}H${WIDTH}`} className="stroke-border-strong" />
    </svg>
  );
}
