const visitors = [
  { wait: '0.8 s', stay: 94, look: 'bg-mint' },
  { wait: '2 s', stay: 87, look: 'bg-mint/75' },
  { wait: '4 s', stay: 71, look: 'bg-warn' },
  { wait: '8 s', stay: 46, look: 'bg-danger' },
] as const;

/** How many of a hundred are still there. */
export function WaitingFigure() {
  return (
    <div className="border-t border-border-strong/60 pt-6">
      <dl className="grid gap-6 sm:grid-cols-4 sm:gap-8">
        {visitors.map(({ wait, stay, look }) => (
          <div key={wait}>
            <dt className="flex items-baseline justify-between gap-4 font-mono text-sm text-fg-muted">
              <span>{wait}</span>
              <span className="text-h2 text-fg">{stay}</span>
            </dt>
            <dd className="mt-3">
              <span className="sr-only">of a hundred visitors are still there</span>
              <span aria-hidden className="block h-2 rounded-full bg-surface-2 ring-1 ring-border ring-inset">
                <span className={`block h-full rounded-full ${look}`} style={{ inlineSize: `${stay}%` }} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm text-fg-muted">
        Of a hundred visitors, so many are still there when the first word appears. Sample figures of a shop
        with 9,000 chats a month.
      </p>
    </div>
  );
}
