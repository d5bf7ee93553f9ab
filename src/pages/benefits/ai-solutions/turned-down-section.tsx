import { Section } from '@/ui/section';

const requests = [
  { ask: 'Rank applicants from their photographs', answer: 'No. It measures nothing but prejudice.' },
  {
    ask: 'Forecast sales from four months of figures',
    answer: 'Not yet. Four points make a line, not a forecast.',
  },
  {
    ask: 'Write 2,000 product reviews',
    answer: 'Never. Reviews are written by people who bought the thing.',
  },
] as const;

export function TurnedDownSection() {
  return (
    <Section id="limits" title="What we would say no to">
      <dl className="grid gap-4 md:grid-cols-3">
        {requests.map(({ ask, answer }) => (
          <div
            key={ask}
            className="grid gap-8 rounded-card border border-border bg-surface p-6 md:row-span-2 md:grid-rows-subgrid"
          >
            <dt className="text-h4 font-medium text-balance text-fg-muted line-through decoration-border-strong decoration-1">
              {ask}
            </dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
