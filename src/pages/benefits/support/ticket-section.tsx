import { Section } from '@/ui/section';
import { SampleFigure } from '@/ui/sample-figure';

const entries = [
  {
    at: 'Sat 22:40',
    who: 'You',
    text: 'The chat window has vanished from our shop. Sale starts at midnight.',
  },
  {
    at: 'Sat 22:40',
    who: 'Assistant',
    text: 'I see it too. Your site changed its security header at 22:31 and blocks us. That stops your work, so I am ringing Sam now. Here is the line to put back.',
  },
  {
    at: 'Sat 22:52',
    who: 'Sam, on call',
    text: 'I am here. Your colleague has put the line in; the window is back. I stay until ten past twelve.',
  },
  {
    at: 'Mon 09:30',
    who: 'Ada, support',
    text: 'We now check that header every five minutes and tell you before customers do. No charge; it should have been there.',
  },
] as const;

export function TicketSection() {
  return (
    <Section
      id="example"
      tone="sunken"
      layout="halves"
      title="One Saturday night"
      lead="An example with four entries. What matters is not how quick the first was, but that the last one exists: what was learnt, and what has changed."
    >
      <SampleFigure label="Ticket 2206" className="grid gap-5">
        {entries.map(({ at, who, text }) => (
          <div key={text}>
            <p className="flex justify-between gap-4 text-sm">
              <span className="font-medium">{who}</span>
              <span className="font-mono text-xs/5.5 text-fg-muted">{at}</span>
            </p>
            <p className="mt-1 text-fg-muted">{text}</p>
          </div>
        ))}
      </SampleFigure>
    </Section>
  );
}
