import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';

const TOTAL_MS = 820;

const spans = [
  { name: 'Your question travels', start: 0, ms: 60, look: 'bg-border-strong' },
  { name: 'We look for it in your pages', start: 60, ms: 140, look: 'bg-accent/60' },
  { name: 'Rules are checked', start: 60, ms: 45, look: 'bg-accent/60' },
  { name: 'The model reads', start: 200, ms: 410, look: 'bg-accent' },
  { name: 'The first sentence is checked', start: 610, ms: 130, look: 'bg-accent/60' },
  { name: 'The answer travels', start: 740, ms: 80, look: 'bg-border-strong' },
] as const;

export function BudgetSection() {
  return (
    <Section
      id="budget"
      tone="sunken"
      eyebrow="Annotated"
      title="A second has room for six things"
      lead="One ordinary answer, from Enter to the first word. Two of the six run at the same time; that alone saves 45&nbsp;milliseconds."
    >
      <SampleFigure
        label={`First word after ${TOTAL_MS} ms`}
        note="Half the time belongs to the model. That is why its size is the first thing we talk about."
      >
        <ol className="grid gap-4">
          {spans.map(({ name, start, ms, look }) => (
            <li key={name} className="grid gap-x-6 gap-y-1.5 md:grid-cols-[15rem_1fr_4rem] md:items-center">
              <span className="flex justify-between gap-4">
                <span>{name}</span>
                <span className="shrink-0 font-mono text-sm text-fg-muted md:hidden">{`${ms} ms`}</span>
              </span>
              <span aria-hidden className="block h-5 rounded-sm bg-surface-2">
                <span
                  className={`block h-full rounded-sm ${look}`}
                  style={{
                    marginInlineStart: `${(start / TOTAL_MS) * 100}%`,
                    inlineSize: `${(ms / TOTAL_MS) * 100}%`,
                  }}
                />
              </span>
              <span
                aria-hidden
                className="hidden text-end font-mono text-sm text-fg-muted md:block"
              >{`${ms} ms`}</span>
            </li>
          ))}
        </ol>
      </SampleFigure>
    </Section>
  );
}
