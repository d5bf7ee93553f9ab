import { Section } from '@/ui/section';

const conditions = [
  { where: 'Headset, quiet room', wrong: 4, text: 'Good enough to send after a glance.' },
  { where: 'Telephone line', wrong: 8, text: 'Names and numbers deserve a second look.' },
  { where: 'Meeting room, six people', wrong: 12, text: 'Two talking at once are written as one.' },
  { where: 'Street, in the wind', wrong: 21, text: 'Enough to find a moment, not to quote it.' },
] as const;

export function ConditionsSection() {
  return (
    <Section
      id="limits"
      layout="beside"
      eyebrow="Wrong words in a hundred"
      title="The microphone matters more than we do"
      lead="Figures from a made-up but typical test, in English. Strong dialects and rare languages add to each line. It does not identify a person by voice, and it does not guess at feelings."
    >
      <ul className="grid gap-6">
        {conditions.map(({ where, wrong, text }) => (
          <li key={where}>
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="font-medium">{where}</h3>
              <p className="font-mono text-h4">{wrong}</p>
            </div>
            <div
              aria-hidden
              className="mt-2 h-2 overflow-hidden rounded-full bg-surface-2 ring-1 ring-border ring-inset"
            >
              <div className="h-full rounded-full bg-accent" style={{ inlineSize: `${wrong * 4}%` }} />
            </div>
            <p className="mt-2 text-sm text-fg-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
