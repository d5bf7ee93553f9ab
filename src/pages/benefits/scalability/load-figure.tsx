/** Conversations an hour, from midnight, on the day of a sale. */
const hours = [
  { at: '00', count: 400 },
  { at: '01', count: 250 },
  { at: '02', count: 180 },
  { at: '03', count: 150 },
  { at: '04', count: 160 },
  { at: '05', count: 300 },
  { at: '06', count: 700 },
  { at: '07', count: 1400 },
  { at: '08', count: 2600 },
  { at: '09', count: 9800 },
  { at: '10', count: 10_200 },
  { at: '11', count: 8700 },
  { at: '12', count: 7900 },
  { at: '13', count: 6400 },
  { at: '14', count: 5200 },
  { at: '15', count: 4600 },
  { at: '16', count: 4800 },
  { at: '17', count: 5900 },
  { at: '18', count: 6800 },
  { at: '19', count: 7200 },
  { at: '20', count: 5100 },
  { at: '21', count: 3000 },
  { at: '22', count: 1500 },
  { at: '23', count: 800 },
] as const;

const CHART_PX = 200;
const PEAK = Math.max(...hours.map(({ count }) => count));

const facts = [
  { name: 'Quietest hour', value: '150' },
  { name: 'Busiest hour', value: '10,200' },
  { name: 'First word, median', value: '0.8–1.1 s' },
  { name: 'Machines', value: '2–31' },
] as const;

export function LoadFigure() {
  return (
    <div>
      <div
        role="img"
        aria-label="Conversations an hour on one day: 150 before dawn, 10,200 between ten and eleven, 800 before midnight"
        className="relative flex items-end gap-0.5 border-b border-border-strong/60 sm:gap-1.5"
      >
        {hours.map(({ at, count }) => (
          <span
            key={at}
            className={count === PEAK ? 'flex-1 rounded-t-sm bg-accent' : 'flex-1 rounded-t-sm bg-accent/35'}
            style={{ blockSize: `${(count / PEAK) * CHART_PX}px` }}
          />
        ))}
      </div>
      <div aria-hidden className="mt-2 flex justify-between font-mono text-xs text-fg-muted">
        <span>00:00</span>
        <span>06:00</span>
        <span>12:00</span>
        <span>18:00</span>
        <span>24:00</span>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {facts.map(({ name, value }) => (
          <div key={name} className="border-s-2 border-border ps-4">
            <dt className="text-sm text-fg-muted">{name}</dt>
            <dd className="mt-1 font-mono text-h4">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure text-sm text-fg-muted">
        Sample: the day on which a made-up festival sold its tickets, from nine o’clock on. Machines followed
        the line with a delay of about ninety seconds.
      </p>
    </div>
  );
}
