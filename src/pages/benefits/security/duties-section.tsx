import { Section } from '@/ui/section';

const duties = [
  {
    whose: 'Ours',
    items: [
      'Patches within two days when it is serious',
      'Backups, and a restore tried each month',
      'Watching the logs at night',
      'Telling you first',
    ],
  },
  {
    whose: 'Yours',
    items: [
      'Who is invited, and who has left',
      'A second factor for administrators',
      'What the assistant may look up',
      'Keys in a key store, not in code',
    ],
  },
  {
    whose: 'Nobody’s',
    items: [
      'Undoing a secret that a customer typed into a public forum',
      'Making a weak password strong',
      'A promise of 100%',
    ],
  },
] as const;

export function DutiesSection() {
  return (
    <Section
      id="limits"
      title="Ours, yours, and nobody’s"
      lead="Most trouble begins where each side thought it was the other’s job. So here is the line."
    >
      <div className="grid gap-10 md:grid-cols-3 md:gap-0 md:divide-x md:divide-border">
        {duties.map(({ whose, items }) => (
          <div key={whose} className="md:px-8 md:first:ps-0 md:last:pe-0">
            <h3 className="text-h4">{whose}</h3>
            <ul className="mt-4 list-disc space-y-3 ps-5 text-fg-muted marker:text-border-strong">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
