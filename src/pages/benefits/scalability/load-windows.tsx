import { firstAnswer } from '@/domain/format';
import { capitalize } from '@/lib/number-words';
import { clockTime, withCommas } from '@/site/locale';
import { Windows } from '@/ui/illustrations/windows';
import { SampleFigure } from '@/ui/sample-figure';

/** Conversations an hour, from midnight, on the day of a ticket sale. */
const load = [
  40, 25, 18, 15, 16, 30, 70, 140, 260, 980, 1020, 870, 790, 640, 520, 460, 480, 590, 680, 720, 510, 300, 150,
  80,
] as const;
const TOP = 1200;
/** The load of each hour, as shares. */
export const loadByHour = load.map((count) => count / TOP);
/** Conversations an hour that one window stands for. */
const PER_WINDOW = 150;

/** What the servers can carry, from each hour on. */
const capacity = [
  { from: 0, carries: 300 },
  { from: 9, carries: 1200 },
  { from: 14, carries: 900 },
  { from: 22, carries: 300 },
] as const;

const moments = [
  {
    time: '9:00 AM',
    title: 'Tickets go on sale',
    text: 'Conversations rise from 260 to 980 an hour. Capacity doubles twice in about three minutes.',
  },
  {
    time: '10:00 PM',
    title: 'Quiet again',
    text: 'Capacity shrinks back for the night. It’s free; conversations above your plan aren’t.',
  },
] as const;

const dayFigures = [
  { name: 'Slowest hour', value: '15' },
  { name: 'Busiest hour', value: '1,020' },
  { name: 'Median wait for the first word', value: capitalize(firstAnswer) },
] as const;

/** One day of a ticket sale: the load, the capacity above it, and the two moments that matter. */
export function LoadWindows() {
  return (
    <SampleFigure
      label="A festival’s ticket sale, conversations an hour"
      note={`Each window carries ${PER_WINDOW} conversations an hour. Lit ones are in use, gray ones are ready.`}
    >
      <div
        role="img"
        aria-label="Conversations an hour on one day: 15 before dawn, 1,020 between 10 and 11 AM, 80 before midnight. Capacity stays above the load all day."
        dir="ltr"
        className="flex"
      >
        {load.map((count, hour) => (
          <Hour key={clockTime(hour)} count={count} carries={carriedAt(hour)} />
        ))}
      </div>
      <p aria-hidden className="mt-2 flex justify-between font-mono text-xs text-fg-muted" dir="ltr">
        {[0, 6, 12, 18, 24].map((hour) => (
          <span key={hour}>{clockTime(hour)}</span>
        ))}
      </p>
      <div className="mt-6 grid gap-6 border-t border-border pt-6 md:grid-cols-2 lg:grid-cols-[repeat(2,minmax(0,2fr))_minmax(0,1.5fr)] lg:gap-10">
        {moments.map(({ time, title, text }) => (
          <div key={time}>
            <p className="flex flex-wrap items-baseline gap-x-3 font-semibold">
              <span>{title}</span>
              <span className="font-mono text-xs font-normal text-fg-muted">{time}</span>
            </p>
            <p className="mt-1 text-fg-muted">{text}</p>
          </div>
        ))}
        <dl className="grid content-start gap-y-1 md:max-lg:col-span-2">
          {dayFigures.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-4">
              <dt className="text-fg-muted">{name}</dt>
              <dd className="text-end font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SampleFigure>
  );
}

function carriedAt(hour: number): number {
  return capacity.findLast(({ from }) => from <= hour)?.carries ?? 0;
}

/** One hour, filled from below. */
function Hour({ count, carries }: { readonly count: number; readonly carries: number }) {
  const lit = Math.ceil(count / PER_WINDOW);
  const ready = carries / PER_WINDOW - lit;
  return (
    <Windows
      isDecorative
      columns={1}
      groups={[
        { look: 'dark', count: TOP / PER_WINDOW - lit - ready, meaning: 'Not needed at this hour' },
        { look: 'right', count: ready, meaning: `Capacity for ${withCommas(carries)}` },
        { look: 'lit', count: lit, meaning: `${withCommas(count)} conversations` },
      ]}
      className="min-w-0 flex-1"
    />
  );
}
