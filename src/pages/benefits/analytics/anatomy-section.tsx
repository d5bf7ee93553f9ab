import { Section } from '@/ui/section';

const parts = [
  {
    term: 'Counted',
    text: '64 conversations in which nobody, neither assistant nor person, gave an answer within a day.',
  },
  { term: 'Left out', text: '9 that were spam, and 3 tests of your own team. Both lists can be opened.' },
  { term: 'Compared with', text: 'The mean of the four weeks before, and the same week of last year.' },
  {
    term: 'Unsure',
    text: '5 might be answered: the customer stopped writing. Counted as open, because we do not flatter.',
  },
] as const;

export function AnatomySection() {
  return (
    <Section
      id="anatomy"
      tone="sunken"
      eyebrow="How it works"
      title="Behind every number, a list"
      lead="Nothing on the screen is a total that you have to believe."
    >
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:items-start lg:gap-16">
        <p className="rounded-card border border-border bg-surface p-6">
          <span className="block font-mono text-h1 text-accent-fg">64</span>
          <span className="mt-2 block text-fg-muted">left open in week 38</span>
        </p>
        <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
          {parts.map(({ term, text }) => (
            <div key={term} className="border-t border-border-strong/60 pt-4">
              <dt className="font-mono text-xs text-accent-fg">{term}</dt>
              <dd className="mt-2 text-fg-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
