import { Section } from '@/ui/section';

const hours = ['00', '03', '06', '09', '12', '15', '18', '21'] as const;

/** Each span runs from one hour of the day to another, GMT. */
const crew = [
  { who: 'Assistant', when: 'Every hour of every day', spans: [[0, 24]], look: 'bg-accent' },
  { who: 'People, Monday to Friday', when: '9 AM–6 PM GMT', spans: [[9, 18]], look: 'bg-mint' },
  { who: 'People, weekends', when: 'Limited hours', spans: [[10, 14]], look: 'bg-mint/50' },
  {
    who: 'Engineer on call',
    when: 'At night, for faults that stop your work',
    spans: [
      [0, 9],
      [18, 24],
    ],
    look: 'bg-warn',
  },
] as const;

export function RotaSection() {
  return (
    <Section
      id="rota"
      eyebrow="The rota"
      title="Who is awake when"
      lead="Twenty-four hours, in GMT. “24/7” means that somebody answers at all times. It does not mean that this is always a person, and you are told which it is."
    >
      <div>
        <div aria-hidden className="grid md:grid-cols-[16rem_1fr] md:gap-8">
          <span className="max-md:hidden" />
          <span className="grid grid-cols-8 font-mono text-xs text-fg-muted">
            {hours.map((hour) => (
              <span key={hour}>{hour}</span>
            ))}
          </span>
        </div>
        <ul className="mt-2">
          {crew.map(({ who, when, spans, look }) => (
            <li
              key={who}
              className="grid gap-3 border-t border-border py-4 last:border-b md:grid-cols-[16rem_1fr] md:items-center md:gap-8"
            >
              <div>
                <h3 className="font-medium">{who}</h3>
                <p className="text-sm text-fg-muted">{when}</p>
              </div>
              <div aria-hidden className="relative h-6 rounded-sm bg-surface-2">
                {spans.map(([from, until]) => (
                  <div
                    key={from}
                    className={`absolute inset-y-0 rounded-sm ${look}`}
                    style={{
                      insetInlineStart: `${(from / 24) * 100}%`,
                      inlineSize: `${((until - from) / 24) * 100}%`,
                    }}
                  />
                ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
