import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';
import { classNames } from '@/lib/class-names';

const turns = [
  {
    who: 'Customer',
    text: 'Hi, my kettle arrived without a lid. Order 4471.',
    note: 'Nobody is at the desk: the shop closed at six.',
  },
  {
    who: 'Assistant',
    text: 'Sorry about that. I can see order 4471, delivered yesterday. I can send a lid tomorrow, or you can return the kettle. Which is better?',
    source: 'Read: order 4471 · Missing parts, paragraph 2',
    note: 'It looked up one order by its number. It cannot browse others.',
  },
  { who: 'Customer', text: 'The lid please. And can I get some money back for the trouble?' },
  {
    who: 'Assistant',
    text: 'The lid is on tomorrow’s list. I may not decide about money, so I have asked Mara, who is in from nine. She has this conversation; you need not repeat anything.',
    source: 'Rule: refunds are decided by a person',
    note: 'The shop wrote this rule in one line. The promise names a person and a time.',
  },
  {
    who: 'Mara',
    text: 'Good morning. Your lid is packed, and I have taken 5 euros off as an apology.',
    note: '09:06. Mara read four lines instead of asking four questions.',
  },
] as const;

export function TranscriptSection() {
  return (
    <Section
      id="example"
      tone="sunken"
      eyebrow="Tuesday, 21:14"
      title="A missing lid, from question to apology"
      lead="A made-up shop that sells kettles, with notes in the margin on what happens behind each line."
    >
      <SampleFigure label="Conversation 4471-1" className="grid gap-6">
        {turns.map((turn) => (
          <div key={turn.text} className="grid gap-2 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-10">
            <div className={classNames('max-w-xl', turn.who === 'Customer' ? 'ms-auto' : 'me-auto')}>
              <p className={classNames('text-xs text-fg-muted', turn.who === 'Customer' && 'text-end')}>
                {turn.who}
              </p>
              <p
                className={classNames(
                  'mt-1 rounded-card px-4 py-3',
                  turn.who === 'Customer' ? 'bg-accent text-on-accent' : 'border border-border bg-surface-2',
                )}
              >
                {turn.text}
              </p>
              {'source' in turn && <p className="mt-1.5 font-mono text-xs text-mint">{turn.source}</p>}
            </div>
            {'note' in turn && (
              <p className="self-center border-s-2 border-accent/40 ps-4 text-sm text-fg-muted">
                {turn.note}
              </p>
            )}
          </div>
        ))}
      </SampleFigure>
    </Section>
  );
}
