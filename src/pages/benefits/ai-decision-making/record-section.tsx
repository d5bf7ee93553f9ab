import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';

const reasons = {
  for: [
    { weight: '+0.41', text: 'Sold out on the last three Fridays before a bank holiday.' },
    { weight: '+0.22', text: 'Forecast: dry, 24 degrees.' },
    { weight: '+0.09', text: 'The school next door has its fair.' },
  ],
  against: [
    { weight: '−0.18', text: 'Strawberries cost 30% more than last week.' },
    { weight: '−0.06', text: 'Two of the last five fairs were rained off.' },
  ],
} as const;

export function RecordSection() {
  return (
    <Section
      id="record"
      tone="sunken"
      eyebrow="Decision 0117"
      title="How many strawberry tarts for Friday?"
      lead="A record from an invented bakery. Every proposal looks like this, whatever it is about."
    >
      <SampleFigure
        label="Proposed Wednesday, 15:00"
        note="Outcome, added on Saturday: 86 sold, 4 left. At 60, some thirty customers would have gone without."
        className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-12"
      >
        <div className="flex flex-col gap-6">
          <div>
            <p className="text-sm text-fg-muted">Proposal</p>
            <p className="mt-1 text-h3 font-semibold">Bake 90 instead of 60</p>
          </div>
          <div>
            <p className="text-sm text-fg-muted">How sure</p>
            <p className="mt-1 font-mono text-h4">0.78</p>
          </div>
          <div>
            <p className="text-sm text-fg-muted">Signed</p>
            <p className="mt-1">Yes, by Grete, 15:04: “But buy the berries from Hall’s.”</p>
          </div>
        </div>
        <div className="grid gap-6 sm:grid-cols-2">
          <Reasons title="For" look="text-mint" reasons={reasons.for} />
          <Reasons title="Against" look="text-danger" reasons={reasons.against} />
        </div>
      </SampleFigure>
    </Section>
  );
}

interface ReasonsProps {
  readonly title: string;
  readonly look: string;
  readonly reasons: readonly { readonly weight: string; readonly text: string }[];
}

function Reasons({ title, look, reasons }: ReasonsProps) {
  return (
    <div>
      <h3 className="border-b border-border pb-2 font-semibold">{title}</h3>
      <ul>
        {reasons.map(({ weight, text }) => (
          <li
            key={text}
            className="grid grid-cols-[3.5rem_1fr] gap-x-3 border-b border-border py-3 last:border-b-0"
          >
            <span className={`font-mono text-sm/6.5 ${look}`}>{weight}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
