import { Section } from '@/ui/section';
import { classNames } from '@/lib/class-names';

const lanes = ['Customer', 'Assistant', 'Team'] as const;

const moves = [
  { at: '08:51', lane: 'Customer', text: 'Asks for 60 chairs by Saturday' },
  { at: '08:51', lane: 'Assistant', text: 'Finds 48 in stock, says so, asks Lena' },
  { at: '09:10', lane: 'Team', text: 'Lena borrows 12 from the other shop, tells the assistant' },
  { at: '09:11', lane: 'Assistant', text: 'Drafts the offer, marks the delivery fee as doubtful' },
  { at: '09:14', lane: 'Team', text: 'Yusuf corrects the fee and presses Send' },
  { at: '09:30', lane: 'Customer', text: 'Accepts. All three see the same thread' },
] as const;

const columns = { Customer: 'md:col-start-2', Assistant: 'md:col-start-3', Team: 'md:col-start-4' } as const;

const looks = {
  Customer: 'border-border-strong/60 bg-surface',
  Assistant: 'border-accent/40 bg-accent-soft',
  Team: 'border-mint/40 bg-mint-soft',
} as const;

export function LanesSection() {
  return (
    <Section
      id="lanes"
      tone="sunken"
      title="Sixty chairs, three&nbsp;lanes, 39&nbsp;minutes"
      lead="A made-up hire company. Read downwards for the time; the colour and the name say who has the ball."
    >
      <div>
        <div
          aria-hidden
          className="hidden gap-4 border-b border-border-strong/60 pb-3 font-medium md:grid md:grid-cols-[4rem_1fr_1fr_1fr]"
        >
          {lanes.map((lane) => (
            <span key={lane} className={columns[lane]}>
              {lane}
            </span>
          ))}
        </div>
        <ol className="mt-4 grid gap-4">
          {moves.map(({ at, lane, text }) => (
            <li key={text} className="grid gap-x-4 gap-y-1 md:grid-cols-[4rem_1fr_1fr_1fr] md:items-center">
              <p className="flex gap-3 font-mono text-xs text-fg-muted">
                <span>{at}</span>
                <span className="md:sr-only">{lane}</span>
              </p>
              <p
                className={classNames(
                  'rounded-input border px-4 py-3 md:row-start-1',
                  columns[lane],
                  looks[lane],
                )}
              >
                {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
