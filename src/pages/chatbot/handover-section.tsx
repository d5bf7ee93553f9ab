import { Section } from '@/ui/section';
import { MarkedList } from '@/ui/marked-list';

const limits = [
  {
    id: 'guess',
    text: 'It does not guess. With no page to quote, it says so and asks for an address to reply to.',
  },
  {
    id: 'money',
    text: 'It does not grant refunds, change prices or sign anything. Those need a person’s name.',
  },
  {
    id: 'memory',
    text: 'It does not remember a customer from last month unless you connect the place where that is kept.',
  },
  { id: 'pretend', text: 'It does not pass for a human. The first line says what it is.' },
];

export function HandoverSection() {
  return (
    <Section
      id="limits"
      layout="halves"
      eyebrow="What it does not do"
      title="It knows when to stop"
      lead={
        <>
          <p>
            Three things end its turn: a rule of yours, two failed attempts in a row, or a customer who asks
            for a person in any words.
          </p>
          <p>
            In a typical shop with eighty help pages, expect it to settle about six questions in ten. The
            other four arrive at your desk with a summary.
          </p>
        </>
      }
    >
      <MarkedList
        mark="no"
        items={limits}
        className="rounded-panel border border-border bg-surface p-6 sm:p-8"
      />
    </Section>
  );
}
