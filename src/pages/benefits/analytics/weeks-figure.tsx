const weeks = [
  { week: 31, asked: 310, open: 118 },
  { week: 32, asked: 342, open: 121 },
  { week: 33, asked: 327, open: 104 },
  { week: 34, asked: 398, open: 163 },
  { week: 35, asked: 405, open: 149 },
  { week: 36, asked: 391, open: 96 },
  { week: 37, asked: 412, open: 71 },
  { week: 38, asked: 420, open: 64 },
] as const;

const tiles = [
  { name: 'Asked, week 38', value: '420' },
  { name: 'Left open', value: '64' },
  { name: 'Costliest subject', value: 'Invoices' },
  { name: 'Minutes lost to it', value: '310' },
] as const;

/** Eight weeks of a made-up help desk: what came in and what stayed open. */
export function WeeksFigure() {
  return (
    <div className="rounded-panel border border-border bg-surface p-5 shadow-raised sm:p-8">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
        {tiles.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-fg-muted">{name}</dt>
            <dd className="mt-1 font-mono text-h4 sm:text-h3">{value}</dd>
          </div>
        ))}
      </dl>
      <div
        role="img"
        aria-label="Questions a week rose from 310 to 420, those left open fell from 118 to 64"
        className="mt-8 grid grid-cols-8 items-end gap-2 border-b border-border-strong/60 sm:gap-4"
      >
        {weeks.map(({ week, asked, open }) => (
          <div
            key={week}
            className="flex flex-col justify-end rounded-t-sm bg-accent/25"
            style={{ blockSize: `${asked / 2}px` }}
          >
            <div className="rounded-t-sm bg-accent" style={{ blockSize: `${open / 2}px` }} />
          </div>
        ))}
      </div>
      <div
        aria-hidden
        className="mt-2 grid grid-cols-8 gap-2 text-center font-mono text-xs text-fg-muted sm:gap-4"
      >
        {weeks.map(({ week }) => (
          <span key={week}>{week}</span>
        ))}
      </div>
      <p className="mt-6 text-sm text-fg-muted">
        Sample: questions a week at a made-up utility, with those left open in the solid part. In week 35
        somebody rewrote the page on invoices.
      </p>
    </div>
  );
}
