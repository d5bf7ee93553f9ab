import { Section } from '@/ui/section';

const promises = [
  {
    promise: 'Encrypted on the way',
    how: 'TLS 1.3 only, keys changed every 90 days.',
    check: 'Point any public scanner at your address.',
  },
  {
    promise: 'Encrypted where it lies',
    how: 'AES-256, one key a customer.',
    check: 'Ask for the key’s identifier; it is in your log.',
  },
  {
    promise: 'In your region',
    how: 'Storage, model and backup in the country on your contract.',
    check: 'Trace a message: every hop is named.',
  },
  {
    promise: 'Up 99.9% of the month',
    how: 'Two sites, moved between once a week on purpose.',
    check: 'Measure from outside. Under 99.9 you pay for the days that worked.',
  },
  {
    promise: 'No training on your words',
    how: 'Models are tuned only on what you mark for it.',
    check: 'The list of marked texts is yours to empty.',
  },
] as const;

export function PromisesSection() {
  return (
    <Section
      id="promises"
      title="Five promises and their proof"
      lead="What you would find on an Enterprise contract, written so that a person without a security team can test it."
    >
      <ol className="border-t border-border-strong/60">
        {promises.map(({ promise, how, check }) => (
          <li
            key={promise}
            className="grid gap-2 border-b border-border py-6 md:grid-cols-3 md:items-baseline md:gap-8"
          >
            <h3 className="text-lg font-semibold">{promise}</h3>
            <p className="text-fg-muted">{how}</p>
            <p className="flex gap-3 text-fg-muted">
              <span className="shrink-0 font-mono text-xs/6.5 text-mint">check</span>
              <span>{check}</span>
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
