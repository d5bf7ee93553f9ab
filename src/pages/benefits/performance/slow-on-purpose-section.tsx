import { Section } from '@/ui/section';

const pauses = [
  {
    title: 'Money',
    text: 'Before an amount is said, it is read from your system again, not from memory. Allow two seconds.',
  },
  {
    title: 'Long reading',
    text: 'A forty-page contract takes half a minute. A line says how far it has got.',
  },
  {
    title: 'A person',
    text: 'Nobody types in 0.8 seconds. We show the queue as it is, and never a “typing…” that is not true.',
  },
] as const;

export function SlowOnPurposeSection() {
  return (
    <Section
      id="limits"
      layout="halves"
      title="Slow on purpose"
      lead={
        <>
          <p>
            Speed helps whoever sells, books or reassures by chat. It does not make a wrong answer better, and
            it does not mend a slow website around the chat window.
          </p>
          <p>So there are three moments at which the assistant takes its time.</p>
        </>
      }
    >
      <ul className="divide-y divide-border border-y border-border">
        {pauses.map(({ title, text }) => (
          <li key={title} className="py-5">
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-1 text-fg-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
