import { Section, SectionHeader } from '@/ui/section';

const innovations = [
  {
    title: 'Interrupting is allowed',
    before: 'You wait until the voice has finished',
    after: 'It stops when you speak, and picks up your correction',
  },
  {
    title: 'Glossaries that learn',
    before: 'Somebody keeps a list of 400 product names',
    after: 'A name you correct once is right in every language after that',
  },
  {
    title: 'Hand-over notes',
    before: 'Your colleague reads forty messages first',
    after: 'Three lines: what is wanted, what was tried, how it feels',
  },
] as const;

export function InnovationSection() {
  return (
    <Section id="innovation" className="grid gap-10 *:min-w-0 lg:grid-cols-[2fr_3fr] lg:gap-16">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeader
          eyebrow="Innovation"
          title="Small inventions we would miss"
          lead="None of them makes headlines. Each saves somebody an hour a week."
        />
      </div>
      <ul className="space-y-4">
        {innovations.map(({ title, before, after }) => (
          <li key={title} className="rounded-card border border-border bg-surface p-6 shadow-raised">
            <h3 className="text-lg font-semibold">{title}</h3>
            <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
              <div>
                <dt className="font-mono text-xs text-fg-subtle">Before</dt>
                <dd className="mt-1 text-fg-muted">{before}</dd>
              </div>
              <div className="sm:border-s sm:border-border sm:ps-8">
                <dt className="font-mono text-xs text-mint">Now</dt>
                <dd className="mt-1">{after}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
